import CLibXML2
import OperatingSystem

/// libxml2's functions: those that a program is linked with, or of the library, which is loaded when the
/// first document is read.
@safe
struct LibXML2: @unchecked Sendable {
  let functions: ninefold_xml

  /// The library, ready to parse, or why there is none.
  static let loaded = Result { () throws(LibraryDefect) in try LibXML2() }

  private init() throws(LibraryDefect) {
    let linked = ninefold_linked_xml()
    if unsafe linked.xmlParseDocument != nil {
      functions = linked
    } else {
      let library = try SharedLibrary(anyOf: [NINEFOLD_XML_LIBRARY])
      func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
        unsafe try library.function(name)
      }
      unsafe functions = try ninefold_xml(
        xmlCreateMemoryParserCtxt: find("xmlCreateMemoryParserCtxt"),
        xmlCtxtUseOptions: find("xmlCtxtUseOptions"),
        xmlFreeParserCtxt: find("xmlFreeParserCtxt"),
        xmlInitParser: find("xmlInitParser"),
        xmlParseDocument: find("xmlParseDocument"))
    }
    functions.xmlInitParser()
  }
}
