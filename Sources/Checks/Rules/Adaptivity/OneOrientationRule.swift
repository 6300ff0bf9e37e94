import AutoLayout
import Controls
import Devices
import Resolver
import SceneModel

extension CheckRule {
  static let oneOrientation = CheckRule(
    "one_orientation", .adaptivity, .note,
    page: RulePage(
      what: "a scene that is sound in one orientation of a device and broken in the other",
      why: """
        Constraints contradict each other, views are left open, or text and controls lie off the screen as soon as the device
        is turned. Apple's Human Interface Guidelines (Layout) ask that both orientations work where an app supports them. Told
        once a scene, where the same device is checked in both: as a warning where the app's Info.plist or build settings
        say that it supports both (UISupportedInterfaceOrientations), as a note where nobody says.
        """,
      example: """
        A button 500 below the top of the screen, which is 320 high when the phone lies.
        """,
      fix: """
        Put what does not fit into a scroll view, or let distances and sizes shrink or vary by class. An app that does not
        turn says so in its Info.plist.
        """),
    .scene { scene, findings in
      for (upright, lying) in scene.turnedDevices {
        let (first, second) = (scene.layouts[upright].layout, scene.layouts[lying].layout)
        let problems = (first.orientationProblems, second.orientationProblems)
        guard problems.0.isEmpty != problems.1.isEmpty,
          let node = scene.outline.controller
        else { continue }
        let isLying = problems.0.isEmpty
        findings.add(
          node, "the scene is sound \(isLying ? "upright" : "lying") and broken when it is turned",
          details: isLying ? problems.1 : problems.0,
          severity: scene.isKnownToTurn(first.environment) ? .warning : nil,
          environments: [scene.layouts[isLying ? lying : upright].environment])
      }
    })
}

extension CheckedScene {
  /// Whether the app says that it supports both orientations on a device.
  fileprivate func isKnownToTurn(_ environment: CheckEnvironment) -> Bool {
    environment.device.flatMap { document.app.orientations?.orientations(on: $0.device.idiom) }?.count == 2
  }

  /// The pairs of layouts of one device that is held both ways, whose windows fill the screen.
  var turnedDevices: [(upright: Int, lying: Int)] {
    var upright: [String: Int] = [:]
    var pairs: [(upright: Int, lying: Int)] = []
    for (index, entry) in layouts.enumerated() {
      guard let device = entry.layout.environment.device, device.window == .full,
        entry.layout.environment.language == nil,
        document.app.orientations?.allows(entry.layout.environment) ?? true
      else { continue }
      if device.orientation == .portrait {
        upright[device.device.name] = index
      } else if let other = upright[device.device.name] {
        pairs.append((other, index))
      }
    }
    return pairs
  }
}

extension CheckedLayout {
  /// The most problems of a scene that are reported one by one.
  private static let mostReported = 5

  /// The problems, a line each: contradictions, text and controls off the screen.
  fileprivate var orientationProblems: [String] {
    var problems = layout.contradictions.map { ContradictionText($0, names).sentence }
    for index in views.indices where isContent(index) {
      let root = root(of: index)
      guard isScreen(root), !isScrolled(index) else { continue }
      let (rect, size) = (rects[index], rects[root].size)
      if rect.x >= size.width - 1 || rect.y >= size.height - 1 || rect.maxX <= 1 || rect.maxY <= 1 {
        problems.append("\(names.title(of: views[index].node)) lies off the screen")
      }
    }
    let rest = problems.count - Self.mostReported
    return rest > 0 ? problems.prefix(Self.mostReported) + ["and \(rest) more"] : problems
  }
}
