import CommandLine
import JSONText
import Ninefold

/// The systems by which pictures were laid out, said after all of them.
extension RunningSystems: ReportClosing {
  var exitCode: ExitCode { .done }

  var lines: [String] { [text].compactMap { $0?.onOneLine } }

  func write(to json: inout JSONWriter) { json.member(self) }
}
