private import CLibXML2

/// libxml2's judgement whether a text is well-formed XML.
///
/// The parser gets no callbacks but the one for errors, loads nothing and knows no entities: the
/// document type declarations that could bring some are refused before. Its own limits are off
/// because ``ReadLimits`` hold.
package enum WellFormedness {
  /// Throws the first error that libxml2 finds in the first bytes of a text, where there is one.
  ///
  /// A text that is cut off has a defect at its end at the latest.
  package static func examine(_ source: [UInt8], count: Int) throws(ReadDefect) {
    var found: ReadDefect?
    unsafe source.withUnsafeBytes { bytes in
      found = unsafe firstDefect(UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
    }
    if let found { throw found }
  }

  private static func firstDefect(_ bytes: UnsafeRawBufferPointer) -> ReadDefect? {
    guard case .success(let library) = LibXML2.loaded else {
      return ReadDefect(.malformed("libxml2, which reads XML, is not installed"), at: 0)
    }
    let xml = library.functions
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let context = unsafe xml.xmlCreateMemoryParserCtxt(start, Int32(bytes.count)) else {
      return ReadDefect(.malformed("the XML parser has no memory for the document"), at: 0)
    }
    defer { unsafe xml.xmlFreeParserCtxt(context) }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NODICT.rawValue
    _ = unsafe xml.xmlCtxtUseOptions(context, Int32(bitPattern: UInt32(options)))
    var first = FirstError()
    unsafe withUnsafeMutablePointer(to: &first) { first in
      unsafe context.pointee.userData = UnsafeMutableRawPointer(first)
      unsafe silence(context)
      _ = unsafe xml.xmlParseDocument(context)
      unsafe context.pointee.userData = nil
    }
    if unsafe context.pointee.wellFormed != 0, first.message == nil { return nil }
    let message = first.message ?? "the document is not well-formed XML"
    return ReadDefect(.malformed(message), at: min(first.offset, bytes.count))
  }

  /// Replaces the callbacks that would build libxml2's own tree.
  private static func silence(_ context: xmlParserCtxtPtr) {
    guard let sax = unsafe context.pointee.sax else { return }
    unsafe sax.pointee = xmlSAXHandler()
    unsafe sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe sax.pointee.serror = { data, error in
      guard let data = unsafe data, let error = unsafe error else { return }
      guard unsafe error.pointee.level == XML_ERR_FATAL else { return }
      let context = unsafe error.pointee.ctxt?.assumingMemoryBound(to: xmlParserCtxt.self)
      unsafe data.assumingMemoryBound(to: FirstError.self).pointee.note(error.pointee, in: context)
      // Errors after the first are its consequences, and there may be millions. The state ends the parser's
      // loops and keeps it silent; xmlStopParser would free the text that its callers are still reading.
      unsafe context?.pointee.instate = XML_PARSER_EOF
    }
  }

  /// The first error that the parser reports.
  private struct FirstError {
    var message: String?
    var offset = 0

    mutating func note(_ error: xmlError, in context: xmlParserCtxtPtr?) {
      guard message == nil else { return }
      message = unsafe Self.message(of: error)
      guard let input = unsafe context?.pointee.input else { return }
      offset = unsafe Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    }

    /// libxml2's message as one lowercase line.
    private static func message(of error: xmlError) -> String {
      let text =
        unsafe error.message.map { unsafe String(cString: $0) } ?? "the document is not well-formed XML"
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.prefix(1).lowercased() + line.dropFirst()
    }
  }
}
