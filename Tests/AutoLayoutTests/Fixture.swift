import Controls
import AutoLayout
import InterfaceBuilder
import SceneModel
import Testing

/// A storyboard of one view controller, or a xib of one view, written as Interface Builder writes one.
struct Fixture {
  var toolsVersion = 22155
  /// Whether the root is a xib's rather than a controller's.
  var isXIB = false
  /// Objects of a xib before its root: its File's Owner.
  var owner = ""
  /// The canvas device, or nil of an older document.
  var device: String? = "retina4_7"
  var orientation = "portrait"
  var appearance = "light"
  var rootSize = Size(375, 667)
  /// Elements inside the root's `<subviews>`.
  var subviews = ""
  /// Elements inside the root's `<constraints>`.
  var constraints = ""
  /// More elements of the root: its `<variation>` elements, its margins.
  var rootContent = ""
  /// More elements of the controller.
  var controller = ""
  /// More attributes of the controller, `con-tr-oll`.
  var controllerAttributes = ""
  /// Views beside the controller in its scene.
  var docked = ""
  /// Scenes after the controller's.
  var moreScenes = ""
  /// More attributes of the root view.
  var rootAttributes = ""
  /// Elements inside `<resources>`.
  var resources = ""
  /// Elements inside `<customFonts>`.
  var customFonts = ""
  /// More elements of the document.
  var documentContent = ""
  /// More attributes of the document.
  var documentAttributes = ""

  static let safeArea = #"<viewLayoutGuide key="safeArea" id="saf-e0-are"/>"#

  var document: Document {
    get throws {
      let device =
        device.map { #"<device id="\#($0)" orientation="\#(orientation)" appearance="\#(appearance)"/>"# }
        ?? ""
      let root = """
        <view \(isXIB ? "" : #"key="view""#) contentMode="scaleToFill" id="roo-t0-000" \(rootAttributes)>
        <rect key="frame" x="0.0" y="0.0" width="\(rootSize.width)" height="\(rootSize.height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews>
        \(Self.safeArea)
        <constraints>\(constraints)</constraints>
        \(rootContent)
        </view>
        """
      let scenes = """
        <scenes><scene sceneID="sce-ne-001"><objects>
        <viewController id="con-tr-oll" sceneMemberID="viewController" \(controllerAttributes)>
        \(root)
        \(controller)
        </viewController>\(docked)
        </objects></scene>\(moreScenes)</scenes>
        """
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isXIB ? "" : "Storyboard.")XIB" version="3.0" \
        toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(documentAttributes)>
        \(device)
        <customFonts key="customFonts">\(customFonts)</customFonts>
        \(isXIB ? "<objects>\(owner)\(root)</objects>" : scenes)
        <resources>\(resources)</resources>
        \(documentContent)
        </document>
        """
      return try DocumentReader().read(Array(text.utf8), path: "Fixture.storyboard")
    }
  }

  /// The scene laid out.
  func layout(_ request: LayoutRequest = LayoutRequest(ignoresSavedFrames: true)) throws -> SceneLayout {
    let document = try document
    let scene = try #require(document.scenes.first)
    return LayoutEngine(document, request).layout(scene)
  }

  /// The frame of a view in the scene laid out.
  func frame(_ id: String, _ request: LayoutRequest = LayoutRequest(ignoresSavedFrames: true)) throws -> Rect
  {
    try #require(try layout(request).view(id)).frame
  }

  /// A view that constraints lay out, with nonsense for a saved frame.
  static func view(
    _ id: String, _ tag: String = "view", _ attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <\(tag) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="7" y="11" width="13" height="17"/>\(content)</\(tag)>
    """
  }

  /// A constraint as an equation: `a.leading = b.trailing * 0.5 + 8 @750`, `a.width >= 40`.
  ///
  /// An item `root` is the root view, `safe` its safe area.
  static func constraint(_ equation: String) -> String {
    var words = equation.split(separator: " ").map(String.init)
    var attributes = side(words.removeFirst(), "first")
    switch words.removeFirst() {
    case ">=": attributes += #" relation="greaterThanOrEqual""#
    case "<=": attributes += #" relation="lessThanOrEqual""#
    default: break
    }
    var sign = ""
    while let word = words.first {
      words.removeFirst()
      switch word {
      case "+": sign = ""
      case "-": sign = "-"
      case "*": attributes += #" multiplier="\#(words.removeFirst())""#
      default:
        if word.hasPrefix("@") {
          attributes += #" priority="\#(word.dropFirst())""#
        } else if Double(word) != nil {
          attributes += #" constant="\#(sign)\#(word)""#
        } else {
          attributes += side(word, "second")
        }
      }
    }
    return "<constraint \(attributes) id=\"\(id(of: equation))\"/>"
  }

  /// The identifier of an equation's constraint: the equation itself, spelled so that XML need not escape it.
  static func id(of equation: String) -> String {
    String(equation.map { ["<": "l", ">": "g", " ": "_"][$0] ?? $0 })
  }

  private static func side(_ word: String, _ place: String) -> String {
    let parts = word.split(separator: ".")
    let item = ["root": "roo-t0-000", "safe": "saf-e0-are"][parts[0]] ?? String(parts[0])
    return #" \#(place)Item="\#(item)" \#(place)Attribute="\#(parts[1])""#
  }

  /// Constraints of several equations.
  static func constraints(_ equations: String...) -> String { equations.map(constraint).joined() }
}

extension SceneLayout {
  /// A view by its identifier.
  func view(_ id: String) -> ViewLayout? { views.first { $0.id.text == id } }
}
