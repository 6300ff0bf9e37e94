import Foundation
import Testing

/// The targets of the package as its manifest says them.
struct ManifestTests {
  /// A target with the modules that it may import.
  private struct Target {
    let name: String
    let folder: String
    let dependencies: Set<Substring>

    /// A target of the manifest, from the text behind `target(` to the end of its entry.
    init?(_ entry: Substring, isTest: Bool) {
      guard let name = entry.firstMatch(of: /name: "([^"]+)"/)?.1 else { return nil }
      self.name = String(name)
      let list = entry.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      dependencies = Set(list.matches(of: /"([^"]+)"/).map(\.1))
      folder =
        entry.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) } ?? (isTest ? "Tests/" : "Sources/")
        + name
    }

    /// The name of the module, in which what cannot stand in a name is an underscore.
    var module: String { name.replacing("-", with: "_") }
  }

  private static func targets() throws -> [Target] {
    let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    return manifest.matches(of: /\n    \.(target|executableTarget|testTarget|systemLibrary)\(/).compactMap {
      match in
      let rest = manifest[match.range.upperBound...]
      return Target(
        rest.prefix(upTo: rest.firstRange(of: "\n    .")?.lowerBound ?? rest.endIndex),
        isTest: match.1 == "testTarget")
    }
  }

  /// The modules that a file imports, each once.
  private static func imports(of file: Repository.File) -> Set<Substring> {
    Set(
      file.text.matches(
        of: /(?m)^ *(?:@\w+(?:\(\w+\))? )*(?:\w+ )?import (?:struct |enum |class |func )?(\w+)/
      ).map(\.1))
  }

  @Test func `a target declares each module of the package that it imports`() throws {
    let targets = try Self.targets()
    #expect(targets.count > 60)
    let modules = Set(targets.map(\.module))
    let rooms = try #require(targets.first { $0.name == "Ninefold" }).dependencies
    let code = try Repository.code()
    for target in targets {
      // A target that imports Ninefold depends on all that it re-exports.
      let declared = target.dependencies.union(target.dependencies.contains("Ninefold") ? rooms : [])
      let imported = code.filter {
        $0.path.hasPrefix(target.folder + "/") && !$0.path.hasPrefix("Tests/Fuzz/Driver/")
      }
      .map(Self.imports).reduce(into: Set()) { $0.formUnion($1) }
      let missing = imported.filter { module in
        modules.contains(String(module)) && String(module) != target.module && !declared.contains(module)
          && !declared.contains(module.replacing("_", with: "-")[...])
      }
      #expect(missing.isEmpty, "\(target.name) imports \(missing.sorted()), which it does not declare")
    }
  }

  @Test func `a room declares no module of the package that it does not import`() throws {
    let targets = try Self.targets()
    let modules = Set(targets.map(\.module))
    let code = try Repository.code()
    for target in targets where target.folder.hasPrefix("Sources/") {
      let files = code.filter { $0.path.hasPrefix(target.folder + "/") }
      let imported = files.map(Self.imports).reduce(into: Set()) { $0.formUnion($1) }
      let idle = target.dependencies.filter { modules.contains(String($0)) && !imported.contains($0) }
      #expect(
        idle.isEmpty || files.isEmpty, "\(target.name) declares \(idle.sorted()), which it does not import")
    }
  }
}
