package import AutoLayout
package import Checks
import OperatingSystem
import SceneModel
package import Sources

/// Checks the documents of a source by a plan, on all cores.
package struct SourceCheck {
  /// A problem that a check met. The check goes on.
  package enum Event {
    /// A document that cannot be read.
    case refused(DocumentRefusal)
    /// A document of a platform that is not laid out.
    case notLaidOut(LayoutRefusal)
    /// A font, an image or a text that cannot be read.
    case incomplete(any CustomStringConvertible)
  }

  /// The result of a check.
  package struct Outcome {
    /// The findings: documents in the order of their paths, in each in the order of the file.
    package internal(set) var findings: [CheckFinding] = []
    /// Documents that were checked.
    package internal(set) var documents = 0
    /// Documents that could not be.
    package internal(set) var refused = 0
    /// The paths of the documents that were checked, in their order.
    package internal(set) var paths: [String] = []
    /// The suppression markers in them.
    package internal(set) var markers: [SuppressionMarker] = []
  }

  private let source: OpenSource
  private let documents: [SourceDocument]
  private let plan: CheckPlan
  private let keepsToOrientations: Bool
  private let isOfDocumentsAlone: Bool

  /// A check of a source.
  ///
  /// - Parameter keepsToOrientations: Whether devices are held only as the documents' apps support it.
  /// - Throws: ``SourceError`` where there is nothing to go through, ``StoreError`` of the database.
  package init(_ source: Source, _ plan: CheckPlan, keepsToOrientations: Bool = false) throws {
    try self.init(OpenSource(source), plan, keepsToOrientations: keepsToOrientations)
  }

  /// A check of an open source.
  ///
  /// - Parameter isOfDocumentsAlone: Whether rules that look at all documents together are left out: not all
  ///   documents are there.
  init(
    _ source: OpenSource, _ plan: CheckPlan, keepsToOrientations: Bool, isOfDocumentsAlone: Bool = false
  ) throws {
    self.isOfDocumentsAlone = isOfDocumentsAlone
    self.source = source
    documents = try source.documents()
    self.plan = plan
    self.keepsToOrientations = keepsToOrientations
  }

  /// Where the documents are.
  ///
  /// - Parameter configuration: The file to whose folder paths are relative.
  func places(_ configuration: ConfigurationFile?) -> SourcePlaces {
    SourcePlaces(source.source, documents, configuration: configuration)
  }

  /// Checks the documents.
  ///
  /// - Parameters:
  ///   - isMeant: Whether a document of a path is to be checked.
  ///   - progress: Takes the number of documents done and the number of all.
  ///   - report: Takes the problems that are met.
  /// - Throws: ``StoreError`` of the database.
  package func run(
    where isMeant: (String) -> Bool = { _ in true }, progress: (Int, Int) -> Void = { _, _ in },
    report: (Event) -> Void
  ) throws -> Outcome {
    for refusal in source.refusals { report(.refused(refusal)) }
    var course = try CheckCourse(
      source: source, documents: documents, plan: plan, keepsToOrientations: keepsToOrientations,
      isOfDocumentsAlone: isOfDocumentsAlone)
    course.outcome.refused = source.refusals.count
    for (index, document) in documents.enumerated() {
      progress(index, documents.count)
      if isMeant(document.path) { try course.add(document, report) } else { try course.know(document) }
    }
    return try course.finish(report)
  }
}

extension SourceCheck.Event: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .notLaidOut(let refusal): refusal.description
    case .incomplete(let problem): "\(problem)"
    }
  }
}
