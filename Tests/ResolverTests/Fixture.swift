import Controls
import InterfaceBuilder
import Resolver
import SceneModel
import Testing

/// A small storyboard, resolved.
struct Fixture {
  let document: Document
  let resolver: Resolver

  /// A document whose only scene's controller holds these elements.
  init(_ content: String, rootAttributes: String = #"useTraitCollections="YES""#) throws {
    document = try Self.read(
      """
      <scenes><scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">
      \(content)
      </viewController></objects></scene></scenes>
      """, rootAttributes: rootAttributes)
    resolver = Resolver(document)
  }

  /// Reads a document of some content.
  static func read(_ content: String, rootAttributes: String = "") throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(rootAttributes)>\(content)</document>
      """
    return try DocumentReader().read(Array(text.utf8), path: "Fixture.storyboard")
  }

  /// A document of a root view with subviews, constraints and what else it has.
  init(
    subviews: String, constraints: String = "", root: String = "", rootAttributes: String? = nil
  ) throws {
    try self.init(
      """
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(root)</view>
      """, rootAttributes: rootAttributes ?? #"useTraitCollections="YES""#)
  }

  var outline: SceneOutline {
    get throws { try #require(document.scenes.first) }
  }

  func node(_ id: String) throws -> NodeID { try #require(resolver.node(ObjectID(id))) }

  /// The document in a class, by its name.
  func resolution(_ name: String) throws -> Resolution {
    resolver.resolve(TraitCollection(sizeClass: try #require(SizeClass(name: name))))
  }

  /// The names of the classes in which an object or constraint is installed.
  func installed(_ id: String) throws -> [String] {
    let node = try node(id)
    return resolver.resolveAll().filter { $0.isInstalled(node) }.map(\.traits.sizeClass.description)
  }

  /// The values of an attribute in the nine classes: any width, compact, regular, in each any height first.
  func values(_ id: String, _ name: String) throws -> [String?] {
    let node = try node(id)
    return resolver.resolveAll().map { $0.attribute(node, at: ValuePath(name))?.value }
  }

  /// The same with the keys that they come from, `own` of the object's own.
  func origins(_ id: String, _ name: String) throws -> [String?] {
    let node = try node(id)
    return resolver.resolveAll().map { resolution in
      resolution.attribute(node, at: ValuePath(name)).map { $0.origin?.description ?? "own" }
    }
  }

  /// A constraint's constant in the nine classes.
  func constants(_ id: String) throws -> [Double?] {
    let node = try node(id)
    return resolver.resolveAll().map { $0.layoutConstraint(node)?.constant }
  }

  static func view(_ id: String, _ content: String = "") -> String {
    #"<view id="\#(id)"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>\#(content)</view>"#
  }

  static func width(_ id: String, of item: String, _ content: String = "", constant: Int = 8) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="width" constant="\(constant)" id="\(id)">\(content)</constraint>
    """
  }

  /// A variation with masks of subviews: `+a` includes, `-a` excludes.
  static func variation(_ key: String, subviews: String = "", constraints: String = "") -> String {
    func mask(_ name: String, _ words: String) -> String {
      if words.isEmpty { return "" }
      let entries = words.split(separator: " ").map { word in
        "<\(word.first == "+" ? "include" : "exclude") reference=\"\(word.dropFirst())\"/>"
      }
      return #"<mask key="\#(name)">\#(entries.joined())</mask>"#
    }
    return
      #"<variation key="\#(key)">\#(mask("subviews", subviews) + mask("constraints", constraints))</variation>"#
  }

  static let all = SizeClass.all.map(\.description)
}
