import Ninefold

/// How many documents of a source were read and how many were refused.
struct DocumentTally {
  private(set) var read = 0
  private(set) var refused = 0

  /// The document, or nil of one that was refused, which is told.
  mutating func count(_ result: Result<Document, DocumentRefusal>) -> Document? {
    switch result {
    case .success(let document):
      read += 1
      Terminal.current.progress?.tell("\(read + refused) documents: \(document.path)")
      return document
    case .failure(let refusal):
      refuse(refusal)
      return nil
    }
  }

  /// Counts a document that was read, or not, but that is not done, and tells why.
  mutating func refuse(_ refusal: some Error & CustomStringConvertible) {
    refused += 1
    Diagnostics.report(refusal)
  }

  /// What the refusals are worth.
  var exitCode: ExitCode {
    if refused == 0 { return .done }
    return read == 0 ? .failed : .findings
  }
}
