import Checks
import TestSupport
import Checking

extension LimitCase {
  /// Configurations and baselines.
  static let configurations: [LimitCase] = [
    LimitCase("bytes of a configuration", "configurations") { size, _ in
      yamlDefect("a: 1\n#" + String(repeating: "x", count: size - 6))
    },
    LimitCase("lists and mappings in each other in a configuration", "configurations") { size, _ in
      yamlDefect(String(repeating: "[", count: size) + String(repeating: "]", count: size))
    },
    LimitCase("values and keys of a configuration", "configurations") { size, _ in
      // The list itself is one.
      yamlDefect(String(repeating: "- a\n", count: size - 1))
    },
    LimitCase("bytes of a baseline", "baselines") { size, _ in
      let folder = try TemporaryDirectory()
      let start = Array(#"{"ninefoldBaseline": 1, "findings": []}"#.utf8)
      try folder.write(start + [UInt8](repeating: 0x20, count: size - start.count), to: "known.json")
      return describing { try BaselineFile.read(at: folder.path + "/known.json") }
    },
  ]

  private static func yamlDefect(_ text: String) -> String? {
    describing { try YAMLReader().read(Array(text.utf8)) }
  }
}
