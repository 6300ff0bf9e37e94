import Answers
import CommandLine
import JSONText
import Ninefold

/// The differences of a source from another version of it, as the page shows them: what `ninefold review`
/// says of both, and the pictures before and after.
struct PageVersions {
  private let report: DifferenceReport
  /// The findings that the other version does not have.
  private let findings: [CheckFinding]

  /// Compares a source with another version of it, on the canvas in the nine size classes.
  ///
  /// - Parameters:
  ///   - version: A path, or a commit of the repository around the source.
  ///   - selects: Whether a document of a path is shown.
  /// - Throws: ``GitRange/Failure``, ``SourceError``, ``StoreError``.
  init(
    of source: Source, against version: String, _ configuration: CheckConfiguration,
    where selects: (String) -> Bool
  ) throws {
    let versions = try ComparedVersions(source, against: version)
    for remark in versions.remarks { Diagnostics.report("\(remark)") }
    var options = DifferenceOptions()
    options.includesPictures = true
    let review = try SourceReview(
      from: versions.old, to: versions.new, EnvironmentOptions().environmentsOrNine, configuration,
      options: options)
    let outcome = try withExtendedLifetime(versions) {
      try review.run(of: versions, version: NinefoldCLI.version) { Diagnostics.report($0) }
    }
    var report = outcome.report
    report.documents.removeAll { !selects($0.path) }
    self.report = report
    findings = outcome.findings.filter { selects($0.place.path) }
  }

  /// Writes the names of the versions, and which scenes differ.
  func writeSummary(to json: inout JSONWriter) {
    json.object { json in
      json.member("old", report.old)
      json.member("new", report.new)
      json.member("text", report.summary)
      json.member("refusals", report.refusals)
      json.member("findings", findings.count)
      json.objects("documents", report.documents) { json, document in
        json.member("path", document.path)
        json.member("change", document.change.rawValue)
        json.member("scenes", document.scenes.map { $0.outline?.id.text ?? "" })
      }
    }
  }

  /// Writes what `ninefold review` prints, and the pictures of each scene that differs, as files of data.
  func write(into target: some PageTarget) throws {
    try target.write(json: JSONWriter.bytes { report.write(to: &$0, findings) }, as: "data/versions")
    for (number, document) in report.documents.enumerated() {
      for (index, scene) in document.scenes.enumerated() {
        try target.write(
          json: JSONWriter.bytes { Self.write(scene.pictures, to: &$0) },
          as: "data/versions/\(number)/\(index)")
      }
    }
  }

  private static func write(_ pictures: [ComparedPicture], to json: inout JSONWriter) {
    json.object { json in
      json.objects("pictures", pictures) { json, picture in
        json.member("screens", picture.screens)
        json.member("old", picture.old.map { String(decoding: $0, as: UTF8.self) })
        json.member("new", picture.new.map { String(decoding: $0, as: UTF8.self) })
        json.objects("moves", picture.moves) { json, move in
          json.member("id", move.id.text)
          if let rect = move.old { json.member("old", points: rect.numbers) }
          if let rect = move.new { json.member("new", points: rect.numbers) }
        }
      }
    }
  }
}
