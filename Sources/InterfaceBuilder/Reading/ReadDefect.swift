/// A reason to refuse a document, at a byte of it.
package struct ReadDefect: Error {
  package var reason: ReadError.Reason
  package var offset: Int
  /// The offset of the tag or other piece of the document in which the reason was found.
  var start: Int

  package init(_ reason: ReadError.Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
    start = offset
  }
}
