import Foundation
import TestSupport
import Testing

/// Documents, scenes and objects that are selected by a name.
struct NameTests {
  /// A project of three documents, of which two have the ids and the labels of one template.
  private func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for name in ["One", "Two"] {
      try directory.write(
        Self.storyboard(scene: "tne-QT-ifu", controller: "BYZ-38-t0r", name: "Home", text: "Sign in \(name)"),
        to: "App/\(name)/Main.storyboard")
    }
    try directory.write(
      Self.storyboard(scene: "set-ti-ngs", controller: "con-tr-ol1", name: "Settings", text: "Quiet"),
      to: "App/Settings.storyboard")
    return directory
  }

  private static func storyboard(scene: String, controller: String, name: String, text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(controller)">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <!--\(name)-->
            <scene sceneID="\(scene)">
                <objects>
                    <viewController storyboardIdentifier="\(name.lowercased())" id="\(controller)" \
    customClass="\(name)Controller" sceneMemberID="viewController">
                        <view key="view" id="8bC-Xf-vdC">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <label fixedFrame="YES" userLabel="Heading" id="hea-di-ng1">
                                    <rect key="frame" x="16" y="20" width="200" height="21"/>
                                    <string key="text">\(text)</string>
                                </label>
                                <button fixedFrame="YES" id="but-to-n01">
                                    <rect key="frame" x="16" y="60" width="200" height="44"/>
                                    <state key="normal" title="Go \(text)"/>
                                </button>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  /// Runs a command over the directory and over a database of it; both print the same.
  private func run(_ words: [String], in directory: TemporaryDirectory) throws -> Program.Outcome {
    let database = directory.url.appending(path: "scenes.db").path
    if !FileManager.default.fileExists(atPath: database) {
      let stored = try Fixtures.ninefold.run(["import", "App", "--database", database], in: directory.url)
      #expect(stored.code == 0)
    }
    let files = try Fixtures.ninefold.run(words + ["App"], in: directory.url)
    let stored = try Fixtures.ninefold.run(words + ["--database", "scenes.db"], in: directory.url)
    #expect(files.output == stored.output)
    #expect(files.code == stored.code)
    #expect(files.errorLines.dropFirst() == stored.errorLines.dropFirst())
    return files
  }

  @Test(
    "Documents are chosen by their paths and file names",
    arguments: [
      "One/Main.storyboard", "Settings.storyboard", "Settings",
    ])
  func document(name: String) throws {
    let directory = try project()
    for command in [["show"], ["layout"], ["matrix"], ["compare"], ["scenes"]] {
      let outcome = try run(command + ["--document", name, "--format", "json"], in: directory)
      #expect(outcome.code <= 1)
      #expect(outcome.output.contains("\"path\":").description == "true")
      #expect(outcome.output.contains("Two/Main") == false)
      #expect(outcome.output.contains(name.hasPrefix("One") ? "One/Main.storyboard" : "Settings.storyboard"))
    }
    #expect(try run(["inspect", "--document", name], in: directory).output.contains("1  documents"))
  }

  @Test(
    "Scenes are chosen by id, name, identifier, class and controller",
    arguments: [
      "set-ti-ngs", "Settings", "settings", "SettingsController", "con-tr-ol1",
    ])
  func scene(name: String) throws {
    let directory = try project()
    let outcome = try run(["show", "--scene", name], in: directory)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Settings (set-ti-ngs)"))
    #expect(!outcome.output.contains("tne-QT-ifu"))
  }

  @Test(
    "Objects are chosen by id, label and text",
    arguments: [
      ["--object", "hea-di-ng1", "--document", "One/Main.storyboard"],
      ["--object", "Heading", "--document", "App/One/Main.storyboard", "--scene", "Home"],
      ["--object", "Sign in One"], ["--object", "Sign  in\nOne"],
    ])
  func object(words: [String]) throws {
    let directory = try project()
    guard !words.contains("App/One/Main.storyboard") else {
      // The path as the system opens it is one of files alone.
      let outcome = try Fixtures.ninefold.run(["explain", "App"] + words, in: directory.url)
      #expect(outcome.code == 0)
      return
    }
    let outcome = try run(["explain", "--ids"] + words, in: directory)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("One/Main.storyboard"))
    #expect(outcome.output.contains("label hea-di-ng1"))
  }

  @Test("A view is asked for by its button's title")
  func why() throws {
    let directory = try project()
    let outcome = try run(["layout", "--why", "Go Quiet"], in: directory)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("button \"Go Quiet\""))
    #expect(try run(["layout", "--ids", "--why", "Go Quiet"], in: directory).output.contains("but-to-n01"))
  }

  @Test(
    "An ambiguous name is an error that lists the candidates",
    arguments: [
      ["show", "--scene", "tne-QT-ifu"], ["layout", "--scene", "Home"],
      ["matrix", "--document", "Main.storyboard"],
      ["explain", "--object", "Heading", "--scene", "home"], ["layout", "--why", "8bC-Xf-vdC"],
    ])
  func ambiguous(words: [String]) throws {
    let directory = try project()
    let outcome = try run(words, in: directory)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.first?.contains("expected one of them") == true)
    for document in ["One/Main.storyboard", "Two/Main.storyboard"] {
      #expect(outcome.errorLines.count { $0.contains(document) } == 1)
    }
    #expect(outcome.errors.contains("--document PATH"))
    guard !words.contains("--document") else { return }
    let chosen = try run(words + ["--document", "Two/Main"], in: directory)
    #expect(chosen.code == 0)
    #expect(chosen.output.contains("Two/Main.storyboard"))
  }

  @Test(
    "A name that is nearly one is told",
    arguments: [
      (["show", "--scene", "Setings"], "Settings"), (["explain", "--object", "hea-di-ng2"], "hea-di-ng1"),
      (["show", "--document", "Setings.storyboard"], "Settings.storyboard"),
    ])
  func suggestion(words: [String], name: String) throws {
    let outcome = try run(words, in: try project())
    #expect(outcome.errors.contains("; did you mean '\(name)'?"))
  }

  @Test(
    "A name that nothing has is an error that says what was expected",
    arguments: [
      ["show", "--scene", "Nowhere"], ["explain", "--object", "Nothing"],
      ["layout", "--why", "Heading of none"],
      ["show", "--document", "None.xib"],
    ])
  func unknown(words: [String]) throws {
    let directory = try project()
    let outcome = try run(words, in: directory)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("'\(words[2])', expected"))
  }
}
