import CommandLine
import Ninefold

/// The numbers of documents of a source that were read and that were refused.
struct DocumentTally {
  private(set) var read = 0
  private(set) var refused = 0

  /// The document; nil of one that was refused, which is reported.
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

  /// Counts a document as refused, read or not, and reports why.
  mutating func refuse(_ refusal: some Error & CustomStringConvertible) {
    refused += 1
    Diagnostics.report(refusal)
  }

  /// The exit code for the refusals.
  var exitCode: ExitCode {
    if refused == 0 { return .done }
    return read == 0 ? .failed : .findings
  }
}
