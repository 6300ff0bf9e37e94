import Controls
import SceneModel

extension DocumentEditor {
  /// Refuses a value that another one hides: the text of an object with attributed text, the title of a
  /// button with a configuration (InterfaceBuilder.md#shown-values).
  func requireShown(_ path: ValuePath, of object: NodeID, _ id: ObjectID) throws(EditError) {
    if isForced { return }
    let keys = path.keys
    guard let first = keys.first, let shown = shown(keys, first, of: object) else { return }
    throw EditError(.hiddenBehind(path, shown: ValuePath(shown)), id)
  }

  private func shown(_ keys: [String], _ first: String, of object: NodeID) -> String? {
    switch tree.name(of: object).known {
    case .label, .textField, .textView:
      if keys == ["placeholder"] { return keyed("attributedPlaceholder", of: object) }
      return Self.replacedByAttributedText.contains(first) ? keyed("attributedText", of: object) : nil
    case .button: return shownOfButton(keys, first, of: object)
    default: return nil
    }
  }

  /// The attributes that attributed text replaces.
  private static let replacedByAttributedText: Set<String> = ["text", "textColor", "fontDescription"]

  private func shownOfButton(_ keys: [String], _ first: String, of button: NodeID) -> String? {
    guard keys.count == 2, let name = keys.last, let holder = effectiveChild(of: button, key: first) else {
      return nil
    }
    if name == "title", tree.child(of: holder, key: "attributedTitle") != nil {
      return first + ".attributedTitle"
    }
    guard tree.isElement(holder, .state), let configuration = tree.child(of: button, .buttonConfiguration)
    else { return nil }
    func says(_ value: String) -> Bool {
      tree.child(of: configuration, key: value) != nil
        || tree.names.find(value).flatMap { tree[configuration, $0] } != nil
    }
    let shown = (name == "title" ? ["attributedTitle", "title"] : [name]).first(where: says)
    return shown.map { "configuration." + $0 }
  }

  /// A key, where the object has a child of it in the current class that says something.
  private func keyed(_ key: String, of object: NodeID) -> String? {
    effectiveChild(of: object, key: key).flatMap { tree.isElement($0, .nil) ? nil : key }
  }
}
