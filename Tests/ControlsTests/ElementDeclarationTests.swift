import Controls
import Foundation
import InterfaceBuilder
import SceneModel
import Testing

struct ElementDeclarationTests {
  @Test("every kind has a declaration, and its rules read no attribute that it does not have")
  func kinds() throws {
    for kind in ObjectKind.all {
      let declaration = try #require(
        ElementDeclaration.of(kind.element, on: .iOS), "\(kind.element)")
      if kind.role == .view { #expect(declaration.attributes.contains("hidden"), "\(kind.element)") }
      for part in kind.reads {
        guard let declaration = ElementDeclaration.of(part.element, on: .iOS) else { continue }
        for attribute in part.attributes {
          #expect(declaration.attributes.contains(attribute.text), "\(part.element).\(attribute.text)")
        }
      }
    }
  }

  @Test("new views of the library have what is declared", arguments: ObjectKind.libraryElements)
  func library(element: String) throws {
    for version in [14000, 15000, 17000, 22000] {
      try expectDeclared(newView(element, version, text: "A\nB"))
    }
  }

  private func expectDeclared(_ element: NewElement) throws {
    let declaration = ElementDeclaration.of(element.name, on: .iOS)
    for attribute in element.attributes where !["id", "key"].contains(attribute.name) {
      #expect(
        try #require(declaration).attributes.contains(attribute.name), "\(element.name).\(attribute.name)")
    }
    for case .element(let child) in element.content {
      if let key = child["key"], child["id"] == nil {
        #expect(declaration?.child(key) != nil, "\(element.name).\(key)")
      }
      try expectDeclared(child)
    }
  }

  static let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  @Test(
    "every attribute, keyed child and value of many real documents is declared",
    .enabled(if: corpus != nil, "NINEFOLD_CORPUS names no folder"))
  func realDocuments() throws {
    var missing: [String: Int] = [:]
    for file in DocumentFiles(at: [try #require(Self.corpus)]).files {
      guard let bytes = try? file.bytes(),
        let document = try? DocumentReader().read(bytes, path: file.path)
      else { continue }
      for text in undeclared(document.tree) { missing[text, default: 0] += 1 }
    }
    #expect(missing.isEmpty, "\(missing.sorted { $0.value > $1.value }.prefix(60))")
  }

  /// The elements and attributes of a tree that no declaration lists.
  private func undeclared(_ tree: ElementTree) -> [String] {
    var result: [String] = []
    for index in 1..<tree.count where tree.kind(of: NodeID(index)) == .element {
      let node = NodeID(index)
      let owner = tree.isElement(node, .variation) ? tree.parent(of: node) ?? node : node
      let tag = tree.tag(of: owner)
      guard tag != "customFonts", let declaration = ElementDeclaration.of(tag, on: tree.platform) else {
        let names = tree.attributes(of: node).map { tree.names.text($0.name) }.filter {
          $0 != "key" && $0 != "id"
        }
        if !names.isEmpty { result.append("<\(tag)> \(names)") }
        continue
      }
      var present: [String] = []
      for attribute in tree.attributes(of: node) {
        let name = tree.names.text(attribute.name)
        if ["key", "id", "sceneMemberID"].contains(name) || name.hasPrefix("xmlns") { continue }
        if !declaration.attributes(beside: present).contains(name) {
          result.append("\(tag).\(name) \(present)")
        }
        present.append(name)
        let form = AttributeForm.of(name, in: tag, on: tree.platform)
        if form.expectation(for: attribute.value) != nil {
          result.append("\(tag).\(name)=\(attribute.value)")
        }
      }
      for child in tree.elements(of: node)
      where !tree.isElement(child, .variation) && !tree.isElement(child, .mask) {
        guard let key = tree[child, .key] else { continue }
        let elements = declaration.child(key)?.elements ?? []
        let element = tree.tag(of: child)
        if element != "nil", !elements.contains(element), !tree.isView(child) {
          result.append("\(tag)[\(key)]<\(element)>")
        }
      }
    }
    return result
  }
}
