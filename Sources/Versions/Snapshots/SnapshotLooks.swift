/// The differences of a scene's pictures from the recorded ones.
package struct SnapshotLooks: Sendable {
  private let all: [FrameEnvironment]
  private let isRecorded: Bool
  /// The environments in which the frames are as recorded and the picture is not.
  package internal(set) var other: [FrameEnvironment] = []
  /// The environments in which frames are recorded and no picture is.
  package internal(set) var missing: [FrameEnvironment] = []

  /// No difference, among environments that are recorded or compared.
  init(_ all: [FrameEnvironment], _ task: SnapshotJob.Task) {
    self.all = all
    isRecorded = task == .record
  }

  /// Whether all pictures are as recorded where the frames are.
  package var isEmpty: Bool { other.isEmpty && missing.isEmpty }

  /// The differences beside pictures that look other.
  package var withoutOther: SnapshotLooks {
    var looks = self
    looks.other = []
    return looks
  }

  /// A line for environments that look different, and one for those without a picture.
  package var lines: [String] {
    let words = EnvironmentWords(all)
    return [
      other.isEmpty ? nil : "looks other \(words.phrase(other))",
      missing.isEmpty ? nil : "\(isRecorded ? "had " : "")no picture \(words.phrase(missing))",
    ].compactMap(\.self)
  }
}
