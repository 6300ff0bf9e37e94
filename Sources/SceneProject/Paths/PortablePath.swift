import OperatingSystem

/// Paths that stay inside a folder, and names that every disk can hold.
package enum PortablePath {
  /// How many bytes a path may have, as systems take them.
  static let longestPath = 4096
  /// How many bytes a name in a path may have, as disks hold them.
  static let longestName = 255

  /// Whether a path is relative and names something inside the folder it starts from.
  ///
  /// Refused besides: control characters, `\`, a drive, and git's own folder.
  package static func isInside(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count <= longestPath else { return false }
    for byte in path.utf8 where byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return false }
    if path.utf8.dropFirst().first == UInt8(ascii: ":") { return false }
    return PathName.names(of: path).allSatisfy { name in
      PathName.isName(name) && name.utf8.count <= longestName && name.lowercased() != ".git"
    }
  }

  /// A path's form under which two paths are one on a disk that folds case and composes letters.
  ///
  /// `String` compares composed and decomposed letters as the same.
  package static func folded(_ path: String) -> String { path.uppercased().lowercased() }

  /// The folders around a path, the outermost first.
  static func parents(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  /// The folder around a path, empty text where there is none.
  static func parent(of path: String) -> String { parents(of: path).last ?? "" }

  /// A path whose every part is a name that every disk can hold.
  static func portable(_ path: String) -> String {
    path.split(separator: "/").map { portableName(String($0)) }.joined(separator: "/")
  }

  /// A name that every disk can hold: what some cannot becomes `_`.
  static func portableName(_ name: String, limit: Int = 120) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let kept = isKept(scalar) ? scalar : "_"
      guard result.utf8.count + UTF8.width(kept) <= limit else { break }
      result.unicodeScalars.append(kept)
    }
    while let last = result.unicodeScalars.last, last == "." || last == " " {
      result.unicodeScalars.removeLast()
    }
    while result.unicodeScalars.first == " " { result.unicodeScalars.removeFirst() }
    if result.utf8.first == UInt8(ascii: ".") { result = "_\(result.dropFirst())" }
    return result.isEmpty || isDevice(result) ? "_" + result : result
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      return scalar.value >= 0x20 && scalar != "\u{7F}" && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.canonicalCombiningClass != .notReordered
  }

  /// Whether a name is one that Windows keeps for a device, with or without an ending.
  private static func isDevice(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.lowercased()
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.last?.isNumber == true
  }
}
