package import CommandLine
package import JSONText
package import Ninefold

/// The end of a report of pictures: the systems that were laid out for, and the number of pictures that were
/// there already.
package struct PictureClosing: ReportClosing {
  private let systems: RunningSystems
  /// Nil where all pictures are painted.
  private let reused: Int?

  package init(_ systems: RunningSystems, reused: Int?) {
    self.systems = systems
    self.reused = reused
  }

  package var exitCode: ExitCode { .done }

  package var lines: [String] { systems.lines }

  package func write(to json: inout JSONWriter) {
    systems.write(to: &json)
    if let reused { json.member("reused", reused) }
  }
}
