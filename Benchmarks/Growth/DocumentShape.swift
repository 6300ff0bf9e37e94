import AutoLayout
import Checking
import Checks
import Controls
import InterfaceBuilder
import Resolver
import SceneModel

/// Documents of one view with very many in it.
enum DocumentShape: CaseIterable {
  /// Labels in a stack view that fills its superview, by its distribution.
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  /// Views in a row, each behind the one before; the same with widths as large as the first's, and with one
  /// constraint too many.
  case chain, equalWidths, brokenChain
  /// Rows of views as wide as the first one, each too long for its superview.
  case grid
  /// Views with two widths each.
  case twoWidths
  /// Views that are saved where no constraint puts them.
  case misplaced
  /// Buttons of one frame, and buttons of which each covers those before it.
  case stacked, shifted

  static var works: [Work] {
    allCases.flatMap { shape in
      [
        Work(name: "layout \(shape)") { count in
          let resolver = Resolver(try shape.document(count))
          return {
            for scene in resolver.document.scenes {
              _ = LayoutEngine(resolver, LayoutRequest()).layout(scene)
            }
          }
        },
        Work(name: "check \(shape)") { count in
          let document = try shape.document(count)
          let plan = CheckPlan(CheckEnvironment.usual(), entries: CheckRule.all.map { CheckPlan.Entry($0) })
          let screens = plan.environments.map { DocumentCheck.Screen(document, $0.request) }
          return { _ = DocumentCheck(document, plan).findings(screens) }
        },
        Work(name: "compare \(shape)") { count in
          let resolver = Resolver(try shape.document(count))
          return {
            for scene in resolver.document.scenes {
              _ = LayoutEngine(resolver, LayoutRequest(ignoresSavedFrames: true)).differences(
                in: scene, updates: true)
            }
          }
        },
      ]
    }
  }

  private func document(_ count: Int) throws -> Document {
    var content = Content()
    switch self {
    case .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering:
      content.addStack("\(self)", count)
    case .chain, .equalWidths, .brokenChain: content.addChain(self, count)
    case .grid: content.addGrid(side: Int(Double(count).squareRoot()))
    case .twoWidths, .misplaced, .stacked, .shifted: content.addPinned(self, count)
    }
    return try DocumentReader().read(Array(content.text.utf8), path: "Growth.xib")
  }
}

/// The content of a document's view.
private struct Content {
  private var views = ""
  private var constraints = ""
  private var constraintCount = 0

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
    """
  }

  mutating func addStack(_ distribution: String, _ count: Int) {
    let labels = (0..<count).map { Self.view("l\($0)", "label", "text=\"Label \($0)\"") }.joined()
    views += Self.view(
      "stack", "stackView", "axis=\"vertical\" distribution=\"\(distribution)\"",
      "<subviews>\(labels)</subviews>")
    for edge in ["top", "bottom", "leading", "trailing"] { add("stack", edge, to: "root", edge) }
  }

  mutating func addChain(_ shape: DocumentShape, _ count: Int) {
    for index in 0..<count {
      let view = "v\(index)"
      views += Self.view(view)
      add(view, "leading", to: index == 0 ? "root" : "v\(index - 1)", index == 0 ? "leading" : "trailing", 8)
      add(view, "top", to: "root", "top", 8)
      add(view, "height", 20)
      if shape == .equalWidths, index > 0 {
        add(view, "width", to: "v\(index - 1)", "width")
      } else {
        add(view, "width", Double(20 + index % 7))
      }
    }
    if shape == .brokenChain { add("root", "trailing", to: "v\(count - 1)", "trailing", 8) }
  }

  mutating func addGrid(side: Int) {
    for row in 0..<side {
      for column in 0..<side {
        let index = row * side + column
        let view = "v\(index)"
        views += Self.view(view)
        add(
          view, "leading", to: column == 0 ? "root" : "v\(index - 1)", column == 0 ? "leading" : "trailing", 8
        )
        add(view, "top", to: row == 0 ? "root" : "v\(index - side)", row == 0 ? "top" : "bottom", 8)
        add(view, "height", 20)
        if index == 0 { add(view, "width", 50) } else { add(view, "width", to: "v0", "width") }
      }
      add("root", "trailing", to: "v\(row * side + side - 1)", "trailing", 8)
    }
  }

  mutating func addPinned(_ shape: DocumentShape, _ count: Int) {
    let isButton = shape == .stacked || shape == .shifted
    for index in 0..<count {
      let view = "v\(index)"
      views += Self.view(view, isButton ? "button" : "view")
      let place = shape == .stacked ? 0 : Double(index % 300 + 1)
      add(view, "leading", to: "root", "leading", place)
      add(view, "top", to: "root", "top", shape == .shifted ? place : 10)
      add(view, "width", 60)
      add(view, "height", 60)
      if shape == .twoWidths { add(view, "width", 70) }
    }
  }

  private mutating func add(
    _ first: String, _ attribute: String, to second: String, _ other: String, _ constant: Double = 0
  ) {
    add(first, attribute, constant, "secondItem=\"\(second)\" secondAttribute=\"\(other)\"")
  }

  private mutating func add(_ first: String, _ attribute: String, _ constant: Double, _ second: String = "") {
    constraintCount += 1
    constraints +=
      "<constraint id=\"c\(constraintCount)\" firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" \(second) "
      + "constant=\"\(constant)\"/>\n"
  }

  private static func view(
    _ id: String, _ kind: String = "view", _ attributes: String = "", _ content: String = ""
  ) -> String {
    "<\(kind) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"50\" height=\"10\"/>\(content)</\(kind)>\n"
  }
}
