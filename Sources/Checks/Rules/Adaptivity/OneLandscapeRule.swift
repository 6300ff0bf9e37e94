import Controls
import Devices
import SceneModel

extension CheckRule {
  static let oneLandscape = CheckRule(
    "one_landscape", .adaptivity, .note,
    page: RulePage(
      what: "an app that supports one of the two landscapes alone",
      why: """
        People turn a device to either side, by where its cable, its buttons or their hands are: an app that lies one way
        alone is upside down for half of them. Apple's Human Interface Guidelines (Layout) ask an app that lies to support
        both variants. Read are the app's Info.plist and build settings (Devices.md#supported-orientations); found once, at
        the storyboard Main, or that whose name begins so.
        """,
      example: """
        <key>UISupportedInterfaceOrientations</key> with UIInterfaceOrientationPortrait and
        UIInterfaceOrientationLandscapeRight.
        """,
      fix:
        "Add UIInterfaceOrientationLandscapeLeft or UIInterfaceOrientationLandscapeRight, or leave out both."),
    .document { document, findings in
      guard let root = document.tree.root, document.isStoryboard, document.fileName.hasPrefix("Main"),
        document.fileName != "MainInterface", let orientations = document.app.orientations
      else { return }
      for idiom in [Idiom.phone, .pad] {
        guard let missing = orientations.missingLandscape(on: idiom) else { continue }
        findings.add(
          root, "on a \(idiom) the app supports one landscape alone: expected \(missing.rawValue) as well",
          key: idiom.rawValue)
      }
    })
}
