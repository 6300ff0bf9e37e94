import JSONText

/// A script that hands a value of JSON to the page: browsers load scripts beside a page that lies in
/// a folder, and nothing else.
enum PageScript {
  /// The script of a value.
  ///
  /// - Parameter name: The name of the file without its ending, by which the page asks for it.
  static func handing(_ json: [UInt8], as name: String) -> [UInt8] {
    var script = Array("ninefold.receive(\"\(name)\", '".utf8)
    script.reserveCapacity(json.count + json.count / 8)
    for byte in json {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "'"): script += [UInt8(ascii: "\\"), byte]
      case 0x0A: script += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: script.append(byte)
      }
    }
    return script + Array("');\n".utf8)
  }
}

extension JSONWriter {
  /// The bytes of a value that a function writes.
  static func bytes<Failure: Error>(
    _ write: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var json = JSONWriter()
    try write(&json)
    return json.finish()
  }
}
