import Controls
import Resolver
import SceneModel

/// Reads the settings of one object under one trait collection, and notes what is left.
struct SettingReader {
  let resolution: Resolution
  let node: NodeID
  let context: CodeContext
  private(set) var result: ObjectSettings
  private var read: Set<String> = []
  private var tree: ElementTree { resolution.tree }

  init(_ node: NodeID, _ resolution: Resolution, _ context: CodeContext, creation: String) {
    self.node = node
    self.resolution = resolution
    self.context = context
    result = ObjectSettings(creation: creation)
  }

  // MARK: Reading

  /// The value of an attribute in force.
  mutating func word(_ name: String) -> String? {
    read.insert(name)
    return resolution.attribute(node, named: name)
  }

  mutating func number(_ name: String) -> Double? { word(name).flatMap(Double.init(attribute:)) }

  mutating func flag(_ name: String) -> Bool? { word(name).flatMap(Bool.init(attribute:)) }

  /// A text: the attribute, or the child of that key.
  mutating func text(_ name: KnownName) -> String? {
    read.insert(name.text)
    return resolution.text(node, name)
  }

  /// The child of a key in force.
  mutating func child(_ key: String) -> NodeID? {
    read.insert(key)
    return resolution.child(node, key: key)
  }

  /// Notes attributes and children as read that say nothing of a running program.
  mutating func pass(_ names: String...) { read.formUnion(names) }

  // MARK: Settings

  /// Sets a property to an expression.
  mutating func set(_ property: String, _ value: String, default standard: String? = nil) {
    call(property, "\(property) = \(value)", isDefault: value == standard)
  }

  /// Adds a statement about a subject.
  mutating func call(_ subject: String, _ statement: String, isDefault: Bool = false) {
    result.settings.append(Setting(subject: subject, statement: statement, isDefault: isDefault))
  }

  mutating func prepare(_ statement: String) { result.preparation.append(statement) }

  mutating func create(_ expression: String) { result.creation = expression }

  mutating func omit(_ reason: String) { result.omissions.append(reason) }

  /// Sets a Boolean property.
  ///
  /// - Parameters:
  ///   - absent: The value that an absent attribute stands for.
  ///   - standard: The value that the class has by itself.
  mutating func flag(
    _ name: String, as property: String, absent: Bool = false, default standard: Bool
  ) {
    set(property, String(flag(name) ?? absent), default: String(standard))
  }

  /// Sets a property to a number, where the document has one.
  mutating func number(_ name: String, as property: String, default standard: Double) {
    set(property, SwiftText.number(number(name) ?? standard), default: SwiftText.number(standard))
  }

  /// Sets a property to a case that has the attribute's word as its name, or another name for it.
  ///
  /// - Parameters:
  ///   - cases: The words that the class knows, by which name each.
  mutating func choice(
    _ name: String, as property: String, _ cases: [String: String], default standard: String,
    absent: String? = nil
  ) {
    guard let word = word(name) else {
      return set(property, ".\(absent ?? standard)", default: ".\(standard)")
    }
    guard let value = cases[word] else { return omit("\(name) \(SwiftText.literal(word))") }
    set(property, ".\(value)", default: ".\(standard)")
  }

  /// Sets a property to a colour.
  mutating func color(_ key: String, as property: String) {
    guard let node = child(key) else { return set(property, "nil", default: "nil") }
    if tree.isElement(node, .nil) { return set(property, "nil", default: "nil") }
    guard let color = SwiftColor.expression(node, tree) else { return omit("the colour \(key)") }
    set(property, color)
  }

  /// Sets a property to an image of a name.
  mutating func image(_ name: String, as property: String) {
    guard let image = SwiftImage.expression(node, key: name, resolution) else {
      read.insert(name)
      return set(property, "nil", default: "nil")
    }
    pass(name, "catalog")
    set(property, image)
  }

  /// Sets a property to insets.
  mutating func insets(_ key: String, as property: String, default standard: EdgeInsets? = .zero) {
    guard let insets = child(key).flatMap({ tree.insets($0) }) else { return }
    set(property, SwiftText.insets(insets), default: standard.map(SwiftText.insets))
  }

  /// Sets a property to a text.
  mutating func text(_ name: KnownName, as property: String) {
    guard let text = text(name) else { return set(property, "nil", default: "nil") }
    set(property, context.text(text, of: node, name.text))
  }

  // MARK: What is left

  /// Notes each attribute and keyed child that no setting read and that a running program would have.
  mutating func omitTheRest() {
    for attribute in tree.attributes(of: node) {
      let name = tree.names.text(attribute.name)
      guard !read.contains(name), !Self.designTime.contains(name) else { continue }
      omit("\(name) \(SwiftText.literal(attribute.value))")
    }
    for child in tree.elements(of: node) {
      guard let key = tree[child, .key], !read.contains(key), tree[child, .id] == nil else { continue }
      guard !Self.designTime.contains(key), !tree.isElement(child, .variation) else { continue }
      omit(key)
    }
  }

  /// Attributes and keys of children that only Interface Builder uses, and those that other parts of the
  /// code come from.
  private static let designTime: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "fixedFrame",
    "misplaced", "ambiguous", "verifyAmbiguity", "translatesAutoresizingMaskIntoConstraints",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "propertyAccessControl", "sceneMemberID",
    "simulatedAppContext", "opaque", "contentMode", "reference", "frame", "autoresizingMask", "frameInset",
    "canvasLocation", "freeformSize", "contentStretch", "userComments", "colorLabel", "storyboardIdentifier",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    "simulatedOrientationMetrics", "simulatedDestinationMetrics", "tableViewCell",
    "useStoryboardIdentifierAsRestorationIdentifier", "simulatedScreenMetrics",
  ]
}

extension SwiftText {
  /// Insets as UIKit makes them.
  static func insets(_ insets: EdgeInsets) -> String {
    if insets == .zero { return ".zero" }
    return "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  /// A rectangle as Core Graphics makes it.
  static func rect(_ rect: Rect) -> String {
    "CGRect(x: \(number(rect.x)), y: \(number(rect.y)), "
      + "width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  /// A size as Core Graphics makes it.
  static func size(_ size: Size) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }
}
