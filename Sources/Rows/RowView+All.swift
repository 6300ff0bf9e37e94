extension RowView {
  /// All views, in the order in which they are listed.
  package static let all: [RowView] = [
    documents, scenes, objects, constraints, connections, overrides, resources, effectiveObjects,
    effectiveConstraints, effectiveAttributes, solvedScenes, frames, conflicts, layoutFindings,
    checkFindings, differences, refused,
  ]

  private static let documents = RowView(
    "documents", .document, "A document.",
    [
      .optionalText("type", "The type that the root element names."),
      .optionalText("tools_version", "The version of Interface Builder that wrote the document."),
      .optionalText("target_runtime", "The platform, such as iOS.CocoaTouch."),
      .optionalText("device", "The canvas's id of the screen."),
      .optionalText("orientation", "How the canvas's device is held."),
      .truth("uses_auto_layout", "Whether constraints lay the document out."),
      .truth("uses_size_classes", "Whether the document varies by size classes."),
      .truth("uses_safe_areas", "Whether views have safe areas."),
      .truth("is_launch_screen", "Whether the document is shown while an app starts."),
      .optionalText("initial_controller", "The id of the controller that a storyboard starts with."),
      .integer("node_count", "The number of elements, texts and comments."),
    ])

  private static let scenes = RowView(
    "scenes", .document, "A scene; a xib is one scene with an empty id.",
    [
      scene,
      .text("name", "The name by which people know the scene."),
      position,
      .optionalText("controller", "The id of the scene's controller."),
      .optionalText("controller_element", "The controller's element."),
      .optionalText("controller_class", "The class of the controller."),
    ])

  private static let objects = RowView(
    "objects", .document, "An object, installed or not.",
    [
      scene, object, element, objectClass, customClass, role, parent, position, installed,
      .classes("hidden", "The size classes in which the object or one around it is hidden."),
      .classes("shown", "The size classes in which the object is installed and not hidden."),
    ])

  private static let constraints = RowView(
    "constraints", .document, "A constraint with its base values.",
    [scene] + equation + [position, installed])

  private static let connections = RowView(
    "connections", .document, "An outlet, outlet collection, action or segue.",
    [
      scene,
      .optionalText("connection", "The id of the connection."),
      .text("kind", "The element of the connection, such as outlet or segue."),
      .text("source", "The id of the object that the connection starts from."),
      .optionalText("name", "An outlet's property, an action's selector, a segue's identifier."),
      .optionalText("segue_kind", "How a segue leads on, such as show."),
      .optionalText("destination", "The id that the connection leads to."),
      .optionalText("destination_element", "The element of the object there, null where none has the id."),
      position,
    ])

  private static let overrides = RowView(
    "overrides", .document, "One thing that a variation says.",
    [
      scene,
      .optionalText("object", "The id of the object that varies, null of a constraint."),
      .optionalText("constraint", "The id of the constraint that varies, null of an object."),
      .text("action", "One of install, uninstall and value."),
      .text("name", "The value's name, empty of an installation."),
      .optionalText("value", "The value, null of an installation and of one that is taken away."),
      .text("key", "The variation's key, such as widthClass=compact."),
      width, height,
      .integer("rank", "The place in the order of precedence: a higher one wins."),
      position,
      .classes("deciding", "The size classes in which no other override wins."),
    ])

  private static let resources = RowView(
    "resources", .document, "An image or colour that a document lists.",
    [
      .text("kind", "The element, such as image or namedColor."),
      .text("name", "The name of the image or colour."),
      .optionalPoints("width", "The image's width as the document lists it."),
      .optionalPoints("height", "The image's height as the document lists it."),
      .optionalText("catalog", "The catalogue, such as system, null of the app's own."),
    ])

  private static let effectiveObjects = RowView(
    "effective_objects", .document, "An object that is installed in a size class.",
    [
      scene, sizeClass, width, height, object, element, objectClass, customClass, role, parent, position,
      origin, .truth("is_hidden", "Whether the object or one around it is hidden in the size class."),
    ])

  private static let effectiveConstraints = RowView(
    "effective_constraints", .document,
    "A constraint that is installed in a size class, with the values that hold there.",
    [scene, sizeClass, width, height] + equation + [
      position, origin,
      .text("multiplier_origin", "Where the multiplier comes from: base, or a variation's key."),
      .text("constant_origin", "Where the constant comes from: base, or a variation's key."),
      .text("priority_origin", "Where the priority comes from: base, or a variation's key."),
    ])

  private static let effectiveAttributes = RowView(
    "effective_attributes", .document, "A value of an object that is installed in a size class.",
    [
      scene, sizeClass, width, height, object, element, position,
      .text("name", "The attribute's name, or the keys that lead to it and its name, joined by dots."),
      .text("value", "The value as the document spells it."),
      origin,
    ])

  private static let solvedScenes = RowView(
    "solved_scenes", .layouts, "A scene as it was laid out for an environment.", solved)

  private static let frames = RowView(
    "frames", .layouts, "A view that is installed in a scene as it was laid out.",
    solved + [
      .optionalText("object", "The id of the view."),
      .optionalText("element", "The view's element."),
      objectClass, customClass,
      .optionalText("parent", "The id of the superview, null of a root."),
      position,
      .points("frame_x", "The left edge in the superview's coordinates."),
      .points("frame_y", "The top edge in the superview's coordinates."),
      .points("frame_width", "The width of the frame."),
      .points("frame_height", "The height of the frame."),
      .truth("is_ambiguous_horizontally", "Whether the constraints leave x or the width open."),
      .truth("is_ambiguous_vertically", "Whether the constraints leave y or the height open."),
      .points("safe_left", "How far the safe area stays from the left edge."),
      .points("safe_top", "How far the safe area stays from the top edge."),
      .points("safe_right", "How far the safe area stays from the right edge."),
      .points("safe_bottom", "How far the safe area stays from the bottom edge."),
      .optionalPoints("content_width", "The width of what a scroll view scrolls."),
      .optionalPoints("content_height", "The height of what a scroll view scrolls."),
    ])

  private static let conflicts = RowView(
    "conflicts", .layouts, "A constraint or a rule that contradicts others.",
    solved + [
      .integer("conflict", "The number of the conflict in the scene, from 1."),
      .integer("place_in_conflict", "The place in the conflict, 0 of what is broken."),
      .truth("is_broken", "Whether this one is broken."),
      .text("kind", "One of constraint and the kinds of rules."),
      .optionalText("object", "The id of the constraint, or of the view whose rule it is."),
      position,
    ])

  private static let layoutFindings = RowView(
    "layout_findings", .layouts, "Something that a layout could not take as the document has it.",
    solved + [
      .optionalText("object", "The id of the constraint or view, null of the whole scene."),
      .text("kind", "The kind of the finding."),
      .text("text", "The finding in words."),
      .optionalInteger("position", "The place in the document's order, null of the whole scene."),
    ])

  private static let checkFindings = RowView(
    "check_findings", .checks, "Something that a rule found in the document by itself.",
    [
      .text("rule", "The id of the rule."),
      .text("severity", "One of note, warning and error."),
      .integer("line", "The line of the object in the file, from 1."),
      .integer("column_number", "The column of the object in the line, in bytes from 1."),
      .optionalText("scene", "The id of the scene, null of what is in none."),
      .text("object", "The id of the object, or of the nearest around it that has one."),
      .text("name", "The name by which people know the object."),
      .text("message", "The finding in words."),
      .text("environments", "The environments in which it holds, a JSON array, empty of all."),
    ])

  private static let differences = RowView(
    "differences", .differences,
    "A value, an object or an order that changed since the revision before it in a stream.",
    [
      .optionalText("former_revision", "The revision that the document is compared with."),
      .text("change", "One of added, removed, replaced, moved and changed."),
      .text("part", "One of document, scene, object, constraint, connection and resource."),
      .text("element", "The element of the object."),
      .text("object", "The id of the object, or the name of a resource, empty where it has none."),
      .optionalText("former_object", "The id before, where that was another."),
      .optionalText("name", "The keys that lead to the value, joined by dots, null where none changed."),
      .optionalText("key", "The key of the variation that says the value, null of the base."),
      .optionalText("old_value", "The value before, null where there was none."),
      .optionalText("new_value", "The value after, null where there is none."),
    ])

  private static let refused = RowView(
    "refused", .refusal, "A document that cannot be read, or not be laid out where that is asked for.",
    [.text("reason", "The reason in one line, with the place.")])
}

// Columns that several views have.
extension RowView {
  private static let scene = RowColumn.text("scene", "The id of the scene, empty of a xib's.")
  private static let object = RowColumn.text("object", "The id of the object.")
  private static let element = RowColumn.text("element", "The element of the object.")
  private static let objectClass = RowColumn.optionalText("class", "The class that the element stands for.")
  private static let customClass = RowColumn.optionalText(
    "custom_class", "The class that the document names instead.")
  private static let role = RowColumn.text("role", "One of view, guide, controller and other.")
  private static let parent = RowColumn.optionalText("parent", "The id of the nearest object around it.")
  private static let position = RowColumn.integer("position", "The place in the document's order.")
  private static let installed = RowColumn.classes("installed", "The size classes in which it is installed.")
  private static let sizeClass = RowColumn.text("size_class", "The size class, such as compact-regular.")
  private static let width = RowColumn.text("width", "One of any, compact and regular.")
  private static let height = RowColumn.text("height", "One of any, compact and regular.")
  private static let origin = RowColumn.text("origin", "Where it comes from: base, or a variation's key.")

  private static let equation: [RowColumn] = [
    .optionalText("constraint", "The id of the constraint."),
    .text("owner", "The id of the object that holds the constraint."),
    .text("first_item", "The id of the first item."),
    .text("first_attribute", "The first item's attribute."),
    .text("relation", "One of equal, lessThanOrEqual and greaterThanOrEqual."),
    .real("multiplier", "The factor of the second item's attribute."),
    .optionalText("second_item", "The id of the second item, null where there is none."),
    .optionalText("second_attribute", "The second item's attribute."),
    .points("constant", "The constant."),
    .real("priority", "The priority: 1000 is required."),
    .truth("is_placeholder", "Whether the constraint is removed when the app is built."),
  ]

  private static let solved: [RowColumn] = [
    scene,
    .text("environment", "The name of the environment, such as canvas compact-regular."),
    .optionalText("device", "The device as it was asked for, null of the canvas."),
    .optionalText("model", "The model that the device means."),
    .optionalText("orientation", "How the device is held."),
    .optionalText("window", "The window's share of the screen, or its points."),
    .text("size_class", "The size class under which the scene was resolved."),
    width, height,
    .optionalText("place", "What of a device the scene's controller has, such as window."),
    .truth("is_shown", "Whether no other controller is shown instead."),
    .points("scene_width", "The width of the controller's view, or of the first root."),
    .points("scene_height", "The height of the controller's view, or of the first root."),
    .integer("scene_position", "The place of the scene in the document's order."),
    .integer("variant", "A number that is the same where the scene comes to the same."),
  ]
}
