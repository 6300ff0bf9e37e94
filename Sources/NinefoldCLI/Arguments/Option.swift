/// An option of the command line. Its raw value is how it is spelled after the two dashes.
enum Option: String, CaseIterable {
  case database, project, output, scene
  case sizeClass = "size-class"
  case to
  case canvas, device, orientation, window, size
  case ignoreSavedFrames = "ignore-saved-frames"
  case rightToLeft = "right-to-left"
  case document, object, parent, type, text, frame, id, attribute, value, element, first, second
  case relation, multiplier, constant, priority, from, seed
  case place = "at"
  case inSizeClass = "in"
  case why, tolerance, coverage
  case format, help, version

  /// What stands for the option's value in a help text, or nil of an option without a value.
  var valueName: String? {
    switch self {
    case .database: "FILE"
    case .project, .device: "NAME"
    case .output: "DIR"
    case .scene, .why: "ID"
    case .tolerance: "POINTS"
    case .attribute: "NAME"
    case .sizeClass, .to: "CLASS"
    case .orientation: "portrait|landscape"
    case .window: "SHARE"
    case .size: "WxH"
    case .format: "FORMAT"
    case .document: "PATH"
    case .object, .parent, .id: "ID"
    case .type: "KIND"
    case .text, .value: "TEXT"
    case .frame: "X,Y,W,H"
    case .element: "XML"
    case .first, .second: "ID.ATTRIBUTE"
    case .relation: "equal|lessThanOrEqual|greaterThanOrEqual"
    case .multiplier, .constant, .priority, .seed, .place: "NUMBER"
    case .from: "CLASS|project|class|inspector"
    case .inSizeClass: "CLASS"
    case .canvas, .ignoreSavedFrames, .rightToLeft, .coverage, .help, .version: nil
    }
  }

  /// What the option does, for a help text.
  var summary: String {
    switch self {
    case .database: "the SQLite file that stores projects"
    case .project: "the stored project; by default the only one"
    case .output: "the directory to write to; made where it is missing"
    case .scene: "only the scene of this id"
    case .sizeClass: "one of the nine size classes, such as compact-regular or wC hR"
    case .object: "the object or constraint of this id"
    case .from: "the size class before; of a delete from what: project, class or inspector"
    case .to: "the size class after"
    case .canvas: "as Interface Builder's canvas shows each scene (the default)"
    case .device: "on a device, such as \"iPhone 8\" (see ninefold devices)"
    case .orientation: "how the device is held; portrait by default"
    case .window: "a pad's window: full, 2/3, 1/2, 1/3 or slide-over"
    case .size: "in a window of this many points, such as 375x667"
    case .ignoreSavedFrames: "never take a size from a saved frame"
    case .rightToLeft: "in a language that is written from right to left"
    case .document: "the document's path in the project; by default the only one"
    case .parent: "the id of the view to put it into, or of a controller with a view"
    case .type: "the kind of view, such as label"
    case .text: "what the view shows: its text, title or image"
    case .frame: "the saved frame in points; by default the library's size at the origin"
    case .id: "the id of what is added; a new one where it is not given"
    case .attribute: "an attribute, or the keys that lead to it, such as fontDescription.pointSize"
    case .value: "what the attribute is set to"
    case .element: "a keyed child to set as a whole, such as '<color key=\"textColor\" …/>'"
    case .first: "the constraint's first item and what of it, such as abc-de-fgh.leading"
    case .second: "the second item and what of it; none where a size is a constant"
    case .relation: "how the sides compare; equal by default"
    case .multiplier: "what the second side is multiplied by; 1 by default"
    case .constant: "what is added to the second side, in points; 0 by default"
    case .priority: "above 0, up to 1000, which is required and the default"
    case .seed: "makes new ids the same every time"
    case .place: "the place among the subviews, 0 the back; by default the front"
    case .inSizeClass: "the size class to edit in; any-any by default"
    case .why: "say why the view of this id has its frame, and nothing else"
    case .tolerance: "the largest difference that counts as none; 1 by default"
    case .coverage: "say which elements and attributes are kept but not understood"
    case .format: "one of the formats that the usage names"
    case .help: "print this help"
    case .version: "print the version"
    }
  }

  /// The option as the command line spells it.
  var spelling: String { "--" + rawValue }
}
