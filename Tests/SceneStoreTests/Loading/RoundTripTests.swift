import Foundation
import InterfaceBuilder
import SceneModel
import Testing

@testable import SceneStore

struct RoundTripTests {
  @Test func `a tree with every kind of node comes back the same`() throws {
    var builder = ElementTree.Builder()
    builder.addLeaf(.documentType, " document PUBLIC \"-//A//B\" 'c>d'")
    builder.addLeaf(.comment, " before \"the\" root\\ ")
    builder.addLeaf(.instruction, "xml-stylesheet href=\"a.css\"")
    let root = builder.openElement(builder.intern("document"))
    builder.addAttribute(Attribute(Name(.type), "a \"quoted\" \\ value\nof\ttwo\rlines\u{7F}"))
    builder.addAttribute(Attribute(Name(.version), spelled: "'a &#38; \"b\"'"))
    builder.addAttribute(Attribute(builder.intern("é:own"), ""))
    builder.setTagSpelling(TagSpelling(gaps: ["\n ", " = ", " ", "="], closing: "\t", endTag: " "), of: root)
    builder.addLeaf(.text, "")
    builder.openElement(Name(.string))
    builder.addAttribute(Attribute(Name(.key), "text"))
    builder.addLeaf(.text, "plain <&> 😀")
    builder.addLeaf(.spelledText, "a &#38; b &lt;")
    builder.addLeaf(.characterData, "x < y\r\nz")
    builder.closeElement()
    builder.openElement(builder.intern("e\u{301}"))
    builder.closeElement()
    builder.openElement(builder.intern("\u{e9}"))
    builder.addLeaf(.text, "")
    builder.closeElement()
    builder.closeElement()
    builder.addLeaf(.comment, "after")
    var form = FileForm()
    form.hasByteOrderMark = true
    form.declaration = "<?xml version='1.0'?>"
    form.lineEnd = "\r\n"
    form.indentation = "\t"
    form.emptyElementGap = " "
    let document = Document(path: "a/b c.xib", tree: builder.finish(), form: form)

    let store = try SceneStore()
    try store.importDocument(document, project: "p")
    let loaded = try store.document(project: "p", path: "a/b c.xib")
    #expect(loaded.tree.difference(from: document.tree) == nil)
    #expect(loaded.form == form)
    #expect(loaded.path == document.path)
  }

  @Test(arguments: 0..<200)
  func `random trees come back the same, and all that follows from them is sound`(seed: UInt64) throws {
    let document = Document(path: "r.xib", tree: RandomTree(seed: seed).tree())
    let store = try SceneStore()
    try store.importDocument(document, project: "p")
    let loaded = try store.document(project: "p", path: "r.xib")
    #expect(loaded.tree.difference(from: document.tree) == nil, "seed \(seed)")
    #expect(try store.importDocument(document, project: "p") == .unchanged, "seed \(seed)")
    #expect(try store.verify() == [], "seed \(seed)")
  }
}
