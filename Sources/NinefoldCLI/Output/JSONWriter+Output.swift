@_exported import JSONText

/// The writer of JSON to an output.
typealias JSONWriter = JSONText.JSONWriter<Output.Failure>

extension JSONWriter {
  /// A writer to an open output.
  init(_ output: consuming Output) {
    let descriptor = output.descriptor
    self.init { (piece) throws(Output.Failure) in try Output.write(piece, to: descriptor) }
  }
}
