import Answers
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
    var start = 0
    for index in json.indices {
      switch json[index] {
      case UInt8(ascii: "\\"), UInt8(ascii: "'"):
        script += json[start..<index]
        script.append(UInt8(ascii: "\\"))
        // The byte itself follows with what is next.
        start = index
      case 0x0A:
        script += json[start..<index]
        script += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        start = index + 1
      default: continue
      }
    }
    script += json[start...]
    script += "');\n".utf8
    return script
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
