import AutoLayout
package import Checks
package import Devices
import Editing
import Foundation
import InterfaceBuilder
package import SceneModel
import Testing

/// Small documents, and what rules find in them.
package enum Fixture {
  /// A storyboard of one scene whose controller's view holds views and constraints.
  ///
  /// - Parameters:
  ///   - views: The elements of the subviews of the view `root`, which is 375 × 667.
  ///   - constraints: The elements of the constraints of the view `root`.
  ///   - rest: The elements after the constraints in the view, such as variations.
  ///   - device: The canvas.
  package static func scene(
    _ views: String, constraints: String = "", rest: String = "", attributes: String = "",
    device: String = "retina4_7", resources: String = "", toolsVersion: Int = 21701
  ) throws -> Document {
    try storyboard(
      """
      <scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController"\(attributes)>
      <view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints>\(rest)
      </view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
      </objects></scene>
      """, device: device, resources: resources, toolsVersion: toolsVersion)
  }

  /// A storyboard of scenes.
  package static func storyboard(
    _ scenes: String, initial: String? = "controller", device: String = "retina4_7", resources: String = "",
    path: String = "Main.storyboard", toolsVersion: Int = 21701
  ) throws -> Document {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES"\(start)>
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>\(resources)
      </document>
      """
    return try DocumentReader().read(Array(text.utf8), path: path)
  }

  /// A xib of objects.
  package static func xib(_ objects: String, path: String = "Row.xib") throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects>
      </document>
      """
    return try DocumentReader().read(Array(text.utf8), path: path)
  }

  /// A constraint between items.
  ///
  /// - Parameter equation: Such as `a.leading = root.leading + 8`, `a.width = 20`, `a.height ≥ b.height`.
  package static func constraint(_ id: String, _ equation: String, priority: Int? = nil) -> String {
    let words = equation.split(separator: " ").map(String.init)
    let first = words[0].split(separator: ".").map(String.init)
    let relation =
      ["=": "", "≥": " relation=\"greaterThanOrEqual\"", "≤": " relation=\"lessThanOrEqual\""][words[1]] ?? ""
    var text = "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\"\(relation)"
    let second = words[2].split(separator: ".").map(String.init)
    if second.count == 2, Double(words[2]) == nil {
      text += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
      if words.count == 5 { text += " constant=\"\(words[3] == "-" ? "-" : "")\(words[4])\"" }
    } else {
      text += " constant=\"\(words[2])\""
    }
    if let priority { text += " priority=\"\(priority)\"" }
    return text + " id=\"\(id)\"/>"
  }

  /// A view that constraints lay out.
  package static func view(
    _ id: String, _ element: String = "view", _ attributes: String = "", _ content: String = "",
    frame: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 100, 100)
  ) -> String {
    """
    <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"\(attributes.isEmpty ? "" : " " + attributes)>
    <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>\(content)
    </\(element)>
    """
  }

  /// The canvas in a size class.
  package static func canvas(_ sizeClass: SizeClass) -> CheckEnvironment {
    CheckEnvironment(
      name: "\(sizeClass)",
      request: LayoutRequest(canvas: .design, overrides: TraitOverrides(sizeClass: sizeClass)))
  }

  /// A device with one window.
  package static func device(_ name: String, _ orientation: Orientation = .portrait) throws
    -> CheckEnvironment
  {
    CheckEnvironment(
      name: "\(name) \(orientation.rawValue)",
      request: LayoutRequest(canvas: .device(try #require(Device.named(name)), orientation, .full)))
  }

  /// The findings of one rule in a document.
  package static func findings(
    _ rule: String, _ document: Document, _ environments: [CheckEnvironment] = SizeClass.all.map(canvas),
    options: [String: RuleOption.Value] = [:], app: DocumentApp = DocumentApp()
  ) throws -> [CheckFinding] {
    let plan = try plan(rule, environments, options: options)
    return DocumentCheck(document, plan, app: app).findings(screens(of: document, plan))
  }

  private static func plan(
    _ rule: String, _ environments: [CheckEnvironment], options: [String: RuleOption.Value]
  ) throws -> CheckPlan {
    CheckPlan(
      environments, entries: [CheckPlan.Entry(try #require(CheckRule.named(rule)), options: options)])
  }

  private static func screens(of document: Document, _ plan: CheckPlan) -> [DocumentCheck.Screen?] {
    plan.environments.map { environment in
      environment.fits(document) ? DocumentCheck.Screen(document, environment.request) : nil
    }
  }

  /// The outcome of fixing each finding of a rule: nil of one that is fixed, else why it is left alone.
  package static func leftAlone(
    _ rule: String, _ document: Document, _ environments: [CheckEnvironment] = SizeClass.all.map(canvas)
  ) throws -> [String?] {
    try fixes(rule, document, environments).map { fix in
      if case .left(let reason) = fix { reason } else { nil }
    }
  }

  /// A document in which all is mended that a rule finds and mends.
  package static func mended(_ rule: String, _ document: Document) throws -> Document {
    var document = document
    try document.apply(fixes(rule, document).flatMap { $0.changes ?? [] })
    return document
  }

  private static func fixes(
    _ rule: String, _ document: Document, _ environments: [CheckEnvironment] = SizeClass.all.map(canvas)
  ) throws -> [FindingFix] {
    let plan = try plan(rule, environments, options: [:])
    return DocumentCheck(document, plan).findingsWithFixes(screens(of: document, plan)).map(\.fix)
  }

  /// The text of a document's file.
  package static func text(_ document: Document) -> String {
    String(decoding: DocumentWriter().write(document), as: UTF8.self)
  }

  /// The identifiers of the objects in which one rule finds something, in the order of the file.
  package static func objects(
    _ rule: String, _ document: Document, _ environments: [CheckEnvironment] = SizeClass.all.map(canvas),
    options: [String: RuleOption.Value] = [:]
  ) throws -> [String] {
    try findings(rule, document, environments, options: options).map(\.object.text)
  }

  /// A button `go`, 44 high, so far below the top of a view `box` of 200 × 100 points.
  package static func buttonInBox(top: Int, _ attributes: String = "", element: String = "view") throws
    -> Document
  {
    try scene(
      view(
        "box", element, attributes,
        "<subviews>"
          + view("go", "button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>")
          + "</subviews><constraints>" + constraint("d1", "go.leading = box.leading + 8")
          + constraint("d2", "go.top = box.top + \(top)")
          + constraint("d3", "go.height = 44")
          + "</constraints>"),
      constraints: [
        constraint("c1", "box.leading = root.leading"),
        constraint("c2", "box.top = root.top"),
        constraint("c3", "box.width = 200"), constraint("c4", "box.height = 100"),
      ].joined())
  }
}
