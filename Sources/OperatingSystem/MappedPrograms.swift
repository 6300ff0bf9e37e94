/// The list of what Linux has in the memory of a process (proc_pid_maps(5)).
enum MappedPrograms {
  /// The path of the list of the running process.
  static let list = "/proc/self/maps"
  /// The bytes of the list: each mapping has about a hundred.
  static let listBytes = 1 << 24

  /// The paths of the files whose code is in memory, the program and its libraries, each once and in order.
  static func paths(in list: [UInt8]) -> [String] {
    var paths: Set<String> = []
    for line in list.split(separator: UInt8(ascii: "\n")) {
      // Addresses, permissions, offset, device, number, and after further spaces the path.
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      guard fields.count == 6, fields[1].contains(UInt8(ascii: "x")) else { continue }
      let path = fields[5].drop { $0 == UInt8(ascii: " ") }
      // What is no file, such as the kernel's own code, has a name in brackets.
      if path.first == UInt8(ascii: "/") { paths.insert(String(decoding: path, as: UTF8.self)) }
    }
    return paths.sorted()
  }
}
