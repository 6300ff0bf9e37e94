import InterfaceBuilder
import Testing

@testable import Controls
@testable import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds the names that are said to be read to the sources that read the tree by name.
struct ReadNamesTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  private func swiftFiles(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var files: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = "\(folder)/\(name)"
      files += name.hasSuffix(".swift") ? [path] : swiftFiles(in: path)
    }
    return files
  }

  /// The sources that read trees by name, what says which names there are left out.
  private func sources() throws -> String {
    var text = ""
    for module in ["SceneModel", "Controls", "Resolver", "AutoLayout", "SceneStore"] {
      for file in swiftFiles(in: "\(Self.root)/Sources/\(module)").sorted()
      where !file.contains("/Coverage/") && !file.hasSuffix("/KnownName.swift") {
        text += String(decoding: try #require(DocumentFiles(at: [file]).files.first).bytes(), as: UTF8.self)
      }
    }
    return text
  }

  @Test
  func `every name that is said to be read stands in a source that reads`() throws {
    let sources = try sources()
    #expect(sources.utf8.count > 100_000)
    let words = Set(sources.matches(of: /\.([A-Za-z0-9]+)\b/).map { String($0.1) })
    for (element, attributes) in ReadNames.vocabulary {
      for attribute in attributes {
        let known = try #require(KnownName.byText[attribute], "\(attribute) is no known name")
        let word = String(describing: known)
        #expect(words.contains(word) || sources.contains("\"\(attribute)\""), "\(element).\(attribute)")
      }
    }
  }

  @Test
  func `every name that a source reads is said to be read`() throws {
    let sources = try sources()
    var read: Set<String> = []
    for match in sources.matches(of: /tree\[[^\[\]]*?, \.([A-Za-z0-9]+)\]/) { read.insert(String(match.1)) }
    for match in sources.matches(of: /(attribute|number|flag|text|word)\(([^()]*?, )?\.([A-Za-z0-9]+)\b/) {
      read.insert(String(match.3))
    }
    #expect(read.count > 50)
    var said = Set(ReadNames.vocabulary.flatMap(\.value))
    for reading in Understanding.readings { said.formUnion(reading.vocabulary.flatMap(\.value)) }
    let names = read.filter { KnownName.byText[$0] != nil }
    #expect(names.subtracting(said).sorted() == [])
  }
}
