@_exported import JSONText
import OperatingSystem

/// The writer of JSON to an output.
typealias JSONWriter = JSONText.JSONWriter<Output.Failure>

extension JSONWriter {
  /// A writer to an open output.
  init(_ output: consuming Output) {
    let descriptor = output.descriptor
    self.init { (piece) throws(Output.Failure) in try ThisProcess.write(piece, to: descriptor) }
  }
}
