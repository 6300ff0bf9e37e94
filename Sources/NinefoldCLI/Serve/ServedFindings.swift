import Answers
import CommandLine
import JSONText
import Ninefold
import OperatingSystem
import PageServer
import Synchronization

/// The findings of a served page: the check is run when they are first asked for, beside all else.
final class ServedFindings: Sendable {
  /// The findings as JSON, the environments of the page with those in which findings hold, and the latter.
  typealias Found = (json: [UInt8], environments: [PageEnvironment], added: FindingEnvironments)

  private enum State {
    case idle
    case running([@Sendable (Result<Found, ServedFailure>) -> Void])
    case done(Result<Found, ServedFailure>)
  }

  private let state = Mutex(State.idle)
  private let check: @Sendable () throws -> Found

  /// The findings of a source on a page of some environments.
  init(_ findings: SiteFindings, beside environments: [PageEnvironment]) {
    check = {
      let (report, checked) = try findings.report()
      let added = FindingEnvironments(of: report, beside: environments, among: checked)
      return (JSONWriter.bytes { report.write(to: &$0) }, environments + added.environments, added)
    }
  }

  /// The findings; nil as long as nobody asked for them or they are not known yet.
  var known: Found? {
    state.withLock { if case .done(.success(let found)) = $0 { found } else { nil } }
  }

  /// Gives the findings to a function when they are there.
  func ask(_ take: @escaping @Sendable (Result<Found, ServedFailure>) -> Void) {
    let (known, isFirst) = state.withLock { state -> (Result<Found, ServedFailure>?, Bool) in
      switch state {
      case .idle:
        state = .running([take])
        return (nil, true)
      case .running(let waiting):
        state = .running(waiting + [take])
        return (nil, false)
      case .done(let found): return (found, false)
      }
    }
    if let known { return take(known) }
    guard isFirst else { return }
    do throws(FileDefect) { try ThisProcess.startThread { [self] in run() } } catch { run() }
  }

  private func run() {
    let found = Result { try check() }.mapError { ServedFailure($0) }
    let waiting = state.withLock { state -> [@Sendable (Result<Found, ServedFailure>) -> Void] in
      defer { state = .done(found) }
      if case .running(let waiting) = state { return waiting }
      return []
    }
    for take in waiting { take(found) }
  }
}

/// The error for which something is not served, as a line.
struct ServedFailure: Error, CustomStringConvertible {
  let description: String
  /// The status of HTTP.
  let status: Int

  init(_ error: any Error) {
    switch error {
    case let failure as ServedFailure: self = failure
    case let defect as ServedDefect:
      description = "\(defect)"
      status = defect.status
    case let error as UsageError:
      description = "\(error)"
      status = 400
    case let error as NameError:
      description = error.lines.joined(separator: " ")
      status = 500
    default:
      description = "\(error)".onOneLine
      status = 500
    }
  }

  /// The answer that says it.
  var answer: PageAnswer { PageAnswer(status, description) }
}
