import Foundation

/// The documents that commands are killed over, and what is done to them.
enum Samples {
  /// The name of the project and of its folder.
  static let project = "App"
  /// The document that is edited.
  static let edited = "Screens/Main.storyboard"

  /// How many times as much is stored by a build of the compiler's that is some ten times as quick.
  #if DEBUG
    private static let scale = 1
  #else
    private static let scale = 10
  #endif

  /// The files of the project by their paths, in a first version or in one with changes in every third
  /// document, a new one and new titles of scenes.
  static func files(changed: Bool) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<24 {
      let text = changed && number % 3 == 0 ? "changed" : "first"
      files["Rows/Row\(number).xib"] = xib(views: 1 + scale * number, text: "\(text) \(number)")
    }
    files[edited] = storyboard(scenes: 6, views: 10 * scale, title: changed ? "New" : "Old")
    files["en.lproj/Localizable.strings"] = "\"greeting\" = \"\(changed ? "Hello" : "Hi")\";\n"
    if changed { files["Rows/Added.xib"] = xib(views: 3, text: "added") }
    return files
  }

  /// Edits one after another, each as the words after `edit`.
  static let edits: [[String]] = [
    ["set", "--object", "l-0-1", "--attribute", "text", "--value", "One"],
    ["add", "--parent", "v-1", "--type", "label", "--text", "Two", "--seed", "2"],
    ["delete", "--object", "l-2-5"],
    ["set", "--object", "l-3-1", "--attribute", "text", "--value", "Four", "--in", "compact-any"],
    ["move", "--object", "l-4-1", "--parent", "v-4", "--at", "9"],
  ]

  private static func xib(views: Int, text: String) -> String {
    document(
      "XIB",
      """
          <objects>
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
      \(labels(views, scene: 0, text: text, indent: 20))
                  </subviews>
              </view>
          </objects>
      """)
  }

  private static func storyboard(scenes: Int, views: Int, title: String) -> String {
    let scenes = (0..<scenes).map { scene in
      """
              <!--\(title) \(scene)-->
              <scene sceneID="s-\(scene)">
                  <objects>
                      <viewController title="\(title) \(scene)" id="c-\(scene)" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="v-\(scene)">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <subviews>
      \(labels(views, scene: scene, text: "label", indent: 32))
                              </subviews>
                          </view>
                      </viewController>
                  </objects>
              </scene>
      """
    }
    return document("Storyboard.XIB", "    <scenes>\n\(scenes.joined(separator: "\n"))\n    </scenes>")
  }

  private static func labels(_ count: Int, scene: Int, text: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return (0..<count).map { number in
      """
      \(space)<label text="\(text)" id="l-\(scene)-\(number)">
      \(space)    <rect key="frame" x="0.0" y="\(number).0" width="100" height="20"/>
      \(space)</label>
      """
    }.joined(separator: "\n")
  }

  private static func document(_ type: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    \(content)
    </document>

    """
  }
}
