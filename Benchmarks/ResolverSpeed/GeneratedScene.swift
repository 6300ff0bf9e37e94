import Controls
import InterfaceBuilder
import SceneModel

/// A storyboard of one scene in Interface Builder's format, with a given number of objects and overrides.
///
/// Four labels stand in each container and a container in the root view; every object has the two to four
/// constraints that position it.
struct GeneratedScene {
  let document: Document
  let outline: SceneOutline

  private static let groupSize = 5
  private static let keys = [
    "heightClass=compact", "widthClass=compact", "widthClass=regular",
    "heightClass=regular-widthClass=compact",
  ]

  init?(objects: Int, overrides: Int) throws {
    var writer = Writer(objects: objects, overrides: overrides)
    document = try DocumentReader().read(Array(writer.text().utf8), path: "Generated.storyboard")
    guard let outline = document.scenes.first else { return nil }
    self.outline = outline
  }

  private struct Writer {
    let objects: Int
    let overrides: Int
    private var constraintCount = 0
    private var overrideCount = 0
    private var seen = 0.0

    init(objects: Int, overrides: Int) {
      self.objects = objects
      self.overrides = overrides
    }

    mutating func text() -> String {
      var groups = ""
      var masks = ""
      var written = 1
      while written < objects {
        let size = min(groupSize, objects - written)
        groups += group(written, size)
        // One in fifty overridable objects is a group that a size class uninstalls.
        if takesOverride(share: 0.2) { masks += "<exclude reference=\"\(id(written))\"/>" }
        written += size
      }
      let variation =
        masks.isEmpty
        ? "" : "<variation key=\"widthClass=compact\"><mask key=\"subviews\">\(masks)</mask></variation>"
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes><scene sceneID="sce-ne-001"><objects>
        <viewController id="con-tr-oll" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id(0))">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(groups)</subviews>
        <viewLayoutGuide key="safeArea" id="saf-e0-are"/>
        \(variation)
        </view></viewController></objects></scene></scenes></document>
        """
    }

    private mutating func group(_ first: Int, _ size: Int) -> String {
      var subviews = ""
      var constraints = ""
      for number in first + 1..<max(first + size, first + 1) {
        subviews += label(number)
        constraints += constraint(id(number), "leading", id(first)) + constraint(id(number), "top", id(first))
        constraints += constraint(id(first), "trailing", id(number))
      }
      constraints += constraint(id(first), "width", nil) + constraint(id(first), "height", nil)
      return """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id(first))">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>\(subviews)</subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>\(constraints)</constraints>
        </view>
        """
    }

    private mutating func label(_ number: Int) -> String {
      let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
      let variation =
        takesOverride(share: 0.3) ? "<variation key=\"\(key())\">\(font)</variation>" : ""
      return """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" \
        baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id(number))">
        <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
        \(font)<nil key="textColor"/><nil key="highlightedColor"/>\(variation)
        </label>
        """
    }

    private mutating func constraint(_ first: String, _ attribute: String, _ second: String?) -> String {
      constraintCount += 1
      let other = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(attribute)\"" } ?? ""
      let head = """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)"\(other) constant="\(constraintCount % 40)" \
        id="C\(padded(constraintCount))"
        """
      guard takesOverride(share: 1) else { return head + "/>" }
      return head + "><variation key=\"\(key())\" constant=\"4\"/></constraint>"
    }

    /// Spreads the overrides over the elements that can take them, as evenly as whole numbers allow.
    private mutating func takesOverride(share: Double) -> Bool {
      let places = Double(objects) * 3.2
      seen += share
      guard overrideCount < overrides, seen * Double(overrides) / places >= Double(overrideCount + 1) else {
        return false
      }
      overrideCount += 1
      return true
    }

    private func key() -> String { keys[overrideCount % keys.count] }
    private func id(_ number: Int) -> String { "V" + padded(number) }
    private func padded(_ number: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
  }
}
