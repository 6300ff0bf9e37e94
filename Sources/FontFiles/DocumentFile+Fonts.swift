package import InterfaceBuilder

extension DocumentFile {
  /// Reads a font file into memory.
  package func fontBytes() throws(FontError.Reason) -> [UInt8] {
    let limit = FontLimits().bytes
    do throws(ReadError) {
      return try bytes(limit: limit)
    } catch {
      switch error.reason {
      case .unreadable(let defect): throw .unreadable(defect)
      case .tooLarge: throw .tooLarge(limit: limit)
      default: throw .unreadable("\(error.reason)")
      }
    }
  }
}
