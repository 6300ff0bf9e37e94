public import Foundation
public import Ninefold

extension Document {
  /// Reads the document of a file: a storyboard or a xib.
  ///
  /// - Parameter file: The URL of a file on this machine.
  /// - Throws: ``ReadError`` where there is no such file, or the document is refused.
  public init(contentsOf file: URL) throws(ReadError) {
    try self.init(contentsOf: file.path(percentEncoded: false))
  }
}
