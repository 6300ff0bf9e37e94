import InterfaceBuilder
import SceneModel
import Testing

struct DocumentWriterTests {
  private func write(_ form: FileForm = FileForm(), _ build: (inout ElementTree.Builder) -> Void) -> String {
    var builder = ElementTree.Builder()
    build(&builder)
    let document = Document(path: "a.xib", tree: builder.finish(), form: form)
    return String(decoding: DocumentWriter().write(document), as: UTF8.self)
  }

  @Test
  func `a tree that no file was read for is spelled as Interface Builder does`() {
    let text = write {
      $0.openElement(Name(.document))
      $0.addAttribute(Attribute(Name(.type), "a<b>&\"c\"'\n\t\r"))
      $0.addLeaf(.comment, "Scene")
      $0.openElement(Name(.string))
      $0.addLeaf(.text, "a<b>&\"c\"\n")
      $0.closeElement()
      $0.openElement(Name(.objects))
      $0.openElement(Name(.view))
      $0.closeElement()
    }
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="a&lt;b&gt;&amp;&quot;c&quot;'&#10;&#9;&#13;">
            <!--Scene-->
            <string>a&lt;b&gt;&amp;"c"
        </string>
            <objects>
                <view/>
            </objects>
        </document>

        """)
  }

  @Test
  func `the file's form holds for what is written anew`() {
    var form = FileForm()
    form.hasByteOrderMark = true
    form.declaration = ""
    form.lineEnd = "\r\n"
    form.indentation = "\t"
    form.emptyElementGap = " "
    let text = write(form) {
      $0.openElement(Name(.document))
      $0.openElement(Name(.view))
      $0.closeElement()
    }
    #expect(text.utf8.elementsEqual("\u{FEFF}<document>\r\n\t<view />\r\n</document>\r\n".utf8))
  }

  @Test
  func `a tag's spelling ends where its attributes do`() {
    let text = write {
      let root = $0.openElement(Name(.document))
      $0.addAttribute(Attribute(Name(.id), spelled: "'1'"))
      $0.addAttribute(Attribute(Name(.key), "2"))
      $0.setTagSpelling(TagSpelling(gaps: ["\n  ", " = "], closing: " "), of: root)
    }
    #expect(text == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document\n  id = '1' key=\"2\" />\n")
  }

  @Test(arguments: [
    "a & b <c> \"d\" 'e'", "\n\r\t x \r\n", "]]>", "&amp;", "\u{301}é😀", "  ", "",
  ])
  func `what is written is read as it was meant`(text: String) throws {
    let written = write {
      $0.openElement(Name(.document))
      $0.addAttribute(Attribute(Name(.text), text))
      $0.addLeaf(.text, text)
    }
    let tree = try DocumentReader().read(Array(written.utf8), path: "a.xib").tree
    let root = try #require(tree.root)
    #expect(tree[root, .text]?.utf8.elementsEqual(text.utf8) == true)
    #expect(tree.text(in: root).utf8.elementsEqual(text.utf8))
  }
}
