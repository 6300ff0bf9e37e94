package import SceneModel

extension ElementWriter {
  /// The identifier of the screen that holds a root.
  package static let screenID = ObjectID("screen")

  /// The attributes of a file of one view.
  package static let fileAttributes: KeyValuePairs<String, String> = [
    "type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "version": "3.0", "toolsVersion": "23504",
    "targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES", "useTraitCollections": "YES",
    "useSafeAreas": "YES",
  ]

  /// Writes a root in a screen as the document of one file.
  ///
  /// - Parameter views: Takes the views in the order in which they are written.
  @MainActor
  mutating func write(_ root: UIView, on screen: UIScreen, in views: inout [UIView]) {
    writeDocument(on: screen) { $0.write(root, in: &views) }
  }

  /// Writes what is on a screen as the document of one file.
  @MainActor
  package mutating func writeDocument(on screen: UIScreen, content: (inout ElementWriter) -> Void) {
    open("document", Self.fileAttributes)
    open("objects")
    open("placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1"])
    open("connections")
    // So the screen fills the device's (Devices.md#file-roots).
    leaf("outlet", ["property": "view", "destination": Self.screenID.text, "id": "owner"])
    close()
    close()
    leaf("placeholder", ["placeholderIdentifier": "IBFirstResponder", "id": "-2"])
    open("view", ["id": Self.screenID.text])
    rect(screen.bounds, key: "frame")
    open("subviews")
    content(&self)
    close()
    close()
    close()
    resources()
    close()
  }

  @MainActor
  private mutating func write(_ view: UIView, in views: inout [UIView]) {
    views.append(view)
    open(view.elementName, ["id": view.layoutID.text])
    if view.usesConstraints { self["translatesAutoresizingMaskIntoConstraints"] = "NO" }
    if view.isHidden { self["hidden"] = "YES" }
    if let word = view.direction.word { self["semanticContentAttribute"] = word }
    if view.preservesSuperviewLayoutMargins, view.superview != nil {
      self["preservesSuperviewLayoutMargins"] = "YES"
    }
    if !view.insetsLayoutMarginsFromSafeArea { self["insetsLayoutMarginsFromSafeArea"] = "NO" }
    writePriorities(of: view)
    view.writeContent(&self)
    rect(view.shownFrame, key: "frame")
    let mask = view.autoresizingMask
    if !view.usesConstraints, !mask.isEmpty {
      leaf(
        "autoresizingMask",
        [
          "key": "autoresizingMask", "flexibleMinX": mask.horizontal.before.word,
          "widthSizable": mask.horizontal.size.word, "flexibleMaxX": mask.horizontal.after.word,
          "flexibleMinY": mask.vertical.before.word, "heightSizable": mask.vertical.size.word,
          "flexibleMaxY": mask.vertical.after.word,
        ])
    }
    if let margins = view.writtenMargins {
      open("directionalEdgeInsets", ["key": "directionalLayoutMargins"])
      set("top", margins.top)
      set("leading", margins.leading)
      set("bottom", margins.bottom)
      set("trailing", margins.trailing)
      close()
    }
    let stack = view as? UIStackView
    let arranged = stack?.arrangedSubviews ?? view.subviews
    if !arranged.isEmpty {
      open("subviews")
      for subview in arranged { write(subview, in: &views) }
      close()
    }
    if stack != nil {
      let others = view.subviews.filter { subview in !arranged.contains { $0 === subview } }
      if !others.isEmpty {
        // Not the element whose views a stack view arranges.
        open("array", ["key": "notArranged"])
        for subview in others { write(subview, in: &views) }
        close()
      }
    }
    close()
  }

  @MainActor
  private mutating func writePriorities(of view: UIView) {
    let values = [
      (
        "horizontalHuggingPriority", view.contentHuggingPriority(for: .horizontal),
        UILayoutPriority.defaultLow
      ),
      ("verticalHuggingPriority", view.contentHuggingPriority(for: .vertical), .defaultLow),
      (
        "horizontalCompressionResistancePriority",
        view.contentCompressionResistancePriority(for: .horizontal),
        .defaultHigh
      ),
      (
        "verticalCompressionResistancePriority", view.contentCompressionResistancePriority(for: .vertical),
        .defaultHigh
      ),
    ]
    for (name, priority, standard) in values where priority != standard {
      set(name, CGFloat(max(priority.rawValue, Self.leastPriority)))
    }
  }

  /// The priority that stands for none: documents have none of 0.
  private static let leastPriority: Float = 0.001
}
