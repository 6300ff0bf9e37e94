package import CommandLine
package import JSONText
package import Ninefold

/// The systems by which pictures were laid out, said after all of them.
extension RunningSystems: ReportClosing {
  package var exitCode: ExitCode { .done }

  package var lines: [String] { [text].compactMap { $0?.onOneLine } }

  package func write(to json: inout JSONWriter) { json.member(self) }
}
