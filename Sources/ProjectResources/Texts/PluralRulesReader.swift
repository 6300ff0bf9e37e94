import InterfaceBuilder
import SceneModel

/// Takes a `.stringsdict` apart: a property list of texts by key, with rules for their forms.
struct PluralRulesReader {
  let tree: ElementTree
  /// Where each node begins, in bytes.
  let offsets: [Int32]

  private typealias Pair = (key: String, node: NodeID, value: NodeID)

  /// The texts in the file's order.
  func entries() throws(ReadDefect) -> [LocalizedForms.Entry] {
    guard let root = tree.root, tree.tag(of: root) == "plist" else {
      throw defect("expected a property list, whose root is <plist>", at: tree.root)
    }
    let lists = Array(tree.elements(of: root))
    guard lists.count == 1, let list = lists.first else {
      throw defect("expected one <dict> in <plist>", at: lists.last ?? root)
    }
    var entries: [LocalizedForms.Entry] = []
    for (key, node, value) in try pairs(of: list) {
      let text = try text(value)
      do throws(FormDefect) {
        entries.append(LocalizedForms.Entry(language: nil, key: key, forms: try text.forms()))
      } catch {
        throw defect("the text '\(key)': \(error.problem)", at: node)
      }
    }
    return entries
  }

  /// A text, or a list that says which forms it has.
  private func text(_ value: NodeID) throws(ReadDefect) -> FormTree {
    if tree.tag(of: value) == "string" { return .text(tree.text(in: value)) }
    let pairs = try pairs(of: value)
    func pair(_ key: String) -> Pair? { pairs.first { $0.key == key } }
    if let devices = pair("NSStringDeviceSpecificRuleType") { return try self.devices(devices.value) }
    if let widths = pair("NSStringVariableWidthRuleType") { return try widest(widths.value) }
    guard let format = pair("NSStringLocalizedFormatKey") else {
      throw defect(
        "expected NSStringLocalizedFormatKey, NSStringDeviceSpecificRuleType or NSStringVariableWidthRuleType",
        at: value)
    }
    var variables: [String: FormTree] = [:]
    for (key, _, value) in pairs where key != format.key { variables[key] = try plural(value) }
    return .format(.text(try string(format.value)), variables: variables)
  }

  private func devices(_ value: NodeID) throws(ReadDefect) -> FormTree {
    var forms: [String: FormTree] = [:]
    for (key, node, value) in try pairs(of: value) {
      guard FormTree.isDevice(key) else {
        throw defect("'\(key)' is no kind of device, expected one of \(FormTree.deviceWords)", at: node)
      }
      forms[key] = try text(value)
    }
    return .devices(forms)
  }

  /// The text for the widest space: it is shown where nobody asks for another.
  private func widest(_ value: NodeID) throws(ReadDefect) -> FormTree {
    var widest: (width: Int, text: String)?
    for (key, node, value) in try pairs(of: value) {
      guard let width = Int(key), width >= 0 else { throw defect("expected a width, not '\(key)'", at: node) }
      let text = try string(value)
      if width >= widest?.width ?? 0 { widest = (width, text) }
    }
    guard let widest else { throw defect("expected a text for a width at least", at: value) }
    return .text(widest.text)
  }

  /// The forms of a variable by the category of its number.
  private func plural(_ value: NodeID) throws(ReadDefect) -> FormTree {
    var forms: [PluralCategory: FormTree] = [:]
    var hasRule = false
    for (key, node, value) in try pairs(of: value) {
      switch key {
      case "NSStringFormatSpecTypeKey":
        let rule = try string(value)
        guard rule == "NSStringPluralRuleType" else {
          throw defect("the rule '\(rule)' is unknown, expected NSStringPluralRuleType", at: value)
        }
        hasRule = true
      case "NSStringFormatValueTypeKey": _ = try string(value)
      default:
        guard let category = PluralCategory(rawValue: key) else {
          throw defect("'\(key)' is no plural form, expected one of \(PluralCategory.words)", at: node)
        }
        forms[category] = .text(try string(value))
      }
    }
    guard hasRule else { throw defect("expected NSStringFormatSpecTypeKey, which says the rule", at: value) }
    guard forms[.other] != nil else { throw defect("expected the plural form 'other'", at: value) }
    return .plural(forms)
  }

  private func string(_ value: NodeID) throws(ReadDefect) -> String {
    guard tree.tag(of: value) == "string" else {
      throw defect("expected <string>, not <\(tree.tag(of: value))>", at: value)
    }
    return tree.text(in: value)
  }

  /// The keys and values of a `<dict>`, each key once.
  private func pairs(of list: NodeID) throws(ReadDefect) -> [Pair] {
    guard tree.tag(of: list) == "dict" else {
      throw defect("expected <dict>, not <\(tree.tag(of: list))>", at: list)
    }
    var pairs: [Pair] = []
    var keys: Set<String> = []
    var key: NodeID?
    for element in tree.elements(of: list) {
      if let node = key.take() {
        pairs.append((tree.text(in: node), node, element))
      } else {
        guard tree.tag(of: element) == "key" else {
          throw defect("expected <key>, not <\(tree.tag(of: element))>", at: element)
        }
        guard keys.insert(tree.text(in: element)).inserted else {
          throw defect("the key '\(tree.text(in: element))' stands here a second time", at: element)
        }
        key = element
      }
    }
    if let key { throw defect("the key '\(tree.text(in: key))' has no value", at: key) }
    return pairs
  }

  private func defect(_ problem: String, at node: NodeID?) -> ReadDefect {
    let offset = node.map { Int(offsets[Int($0.index)]) } ?? 0
    return ReadDefect(.malformed(problem), at: offset)
  }
}
