import Foundation
import TestSupport
import Testing

@testable import Checking
@testable import Checks

struct ConfigurationFileTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func path(for path: String) -> String? {
    ConfigurationFile.path(for: folder.path + "/" + path).map { found in
      String(found.dropFirst((URL(filePath: folder.path).resolvingSymlinksInPath().path + "/").count))
    }
  }

  @Test func `the nearest configuration at or above a document holds`() throws {
    try folder.write("", to: "R/.git/HEAD")
    try folder.write("", to: "R/App/Main.storyboard")
    #expect(path(for: "R/App/Main.storyboard") == nil)
    try folder.write("", to: ".ninefold.yml")
    #expect(path(for: "R/App/Main.storyboard") == nil, "outside of the repository")
    try folder.write("", to: "R/.iblinter.yml")
    #expect(path(for: "R/App") == "R/.iblinter.yml")
    try folder.write("", to: "R/.ninefold.yml")
    #expect(path(for: "R/App/Main.storyboard") == "R/.ninefold.yml")
    try folder.write("", to: "R/App/.iblinter.yml")
    #expect(
      path(for: "R/App/Main.storyboard") == "R/.ninefold.yml", "IBLinter's counts where there is no other")
    try folder.write("", to: "R/App/.ninefold.yml")
    #expect(path(for: "R/App/Main.storyboard") == "R/App/.ninefold.yml")
    #expect(path(for: "R") == "R/.ninefold.yml")
    #expect(path(for: "missing") == nil)
  }

  @Test(
    arguments: [
      ("a: [1", "2:1: error: no YAML: "), ("\u{0}", "1:1: error: the character U+0000"),
      ("a: 1\na: 2", "2:1: error: the key 'a' for a second time, expected it once: it is in line 1"),
    ])
  func `what is no YAML is refused by name and place`(text: String, message: String) throws {
    try folder.write(text + "\n", to: "c.yml")
    let error = #expect(throws: ConfigurationError.self) { try ConfigurationFile(at: folder.path + "/c.yml") }
    #expect(
      try #require(error).description.hasPrefix("\(folder.path)/c.yml:\(message)"),
      "\(String(describing: error))")
  }

  @Test func `what cannot be read is refused by name`() throws {
    try folder.write(String(repeating: "#", count: 1_048_577), to: "large.yml")
    for (name, words) in [
      ("missing.yml", "does not exist"), ("large.yml", "has more than 1048576 bytes"), ("", "is a directory"),
    ] {
      let error = #expect(throws: ConfigurationError.self) {
        try ConfigurationFile(at: folder.path + "/" + name)
      }
      #expect(try #require(error).description.contains(words))
    }
  }

  @Test func `a file of IBLinter's name is read as IBLinter reads it`() throws {
    try folder.write(
      "enabled_rules:\n  - ambiguous\nexcluded:\n  - Carthage\nreporter: checkstyle\n", to: ".iblinter.yml")
    let file = try ConfigurationFile(at: folder.path + "/.iblinter.yml")
    #expect(file.form == .ibLinter)
    #expect(file.configuration.reporter == .checkstyle)
    #expect(file.configuration.rules["ambiguous"]?.isOn == true)
    #expect(!file.configuration.paths.contains("Carthage/A.xib"))
  }
}
