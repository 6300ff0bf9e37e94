package import SceneModel

/// All documents of a source and what is known of its resources, as rules look at them.
package struct CheckedProject: Sendable {
  /// What each document says that others must agree with, in the order of the paths.
  package let documents: [DocumentFacts]
  /// The images and colours that catalogues have, by name; nil where the source has no catalogue.
  package let assets: (images: Set<String>, colors: Set<String>)?
  /// The fonts of the source's files, by their PostScript names.
  package let fonts: Set<String>
  /// What images of catalogues have no picture for, by their names; those that lack none are left out.
  package let imageGaps: [String: [AssetTraits]]

  package init(
    documents: [DocumentFacts], assets: (images: Set<String>, colors: Set<String>)? = nil,
    fonts: Set<String> = [], imageGaps: [String: [AssetTraits]] = [:]
  ) {
    self.documents = documents
    self.assets = assets
    self.fonts = fonts
    self.imageGaps = imageGaps
  }
}

/// What rules find in a whole project: a document and an object of it.
struct ProjectFindings {
  /// The findings of each document, by its path.
  private(set) var found: [String: RuleFindings] = [:]
  private let plan: CheckPlan
  private var rule = 0

  init(_ plan: CheckPlan) { self.plan = plan }

  /// Begins the look of a rule.
  mutating func begin(rule: Int) { self.rule = rule }

  /// A number that the rule that looks was told, or has by itself.
  func number(_ option: String) -> Double { plan.entries[rule].number(option) }

  /// Words that the rule that looks was told, or has by itself.
  func words(_ option: String) -> [String] { plan.entries[rule].words(option) }

  /// Adds a finding at an object of a document.
  mutating func add(_ path: String, _ node: NodeID, _ message: String, key: String = "") {
    var findings = found[path] ?? RuleFindings(plan)
    findings.begin(rule: rule, environment: nil)
    findings.add(node, message, key: key)
    found[path] = findings
  }

  /// Adds what documents mention of a kind and is not among what is known, once a document and name.
  ///
  /// - Parameter message: What is wrong, of a name; nil where nothing is.
  mutating func addMentions(
    _ kind: DocumentFacts.Mention.Kind, in project: CheckedProject, notIn known: Set<String>,
    _ message: (String) -> String?
  ) {
    for document in project.documents {
      for mention in document.mentions where mention.kind == kind && !known.contains(mention.name) {
        if let message = message(mention.name) {
          add(document.path, mention.node, message, key: mention.name)
        }
      }
    }
  }
}

/// Checks all documents of a source at once.
package struct ProjectCheck: Sendable {
  private let plan: CheckPlan
  private let findings: ProjectFindings

  /// What the rules of a plan find in a project.
  package init(_ project: CheckedProject, _ plan: CheckPlan) {
    self.plan = plan
    var findings = ProjectFindings(plan)
    for (index, entry) in plan.entries.enumerated() {
      guard case .project(let look) = entry.rule.look else { continue }
      findings.begin(rule: index)
      look(project, &findings)
    }
    self.findings = findings
  }

  /// What was found in the document of some facts. It is told in the order of the file.
  package func findings(in document: DocumentFacts) -> [CheckFinding] {
    guard let found = findings.found[document.path] else { return [] }
    let sites = document.sites.all
    return FindingPlacer(document.path, plan) { node in
      // Rules find what they find at elements that say something.
      sites[node] ?? ObjectSite(line: 1, column: 1, scene: nil, object: ObjectID(""), name: "document")
    }.place(found.found)
  }
}
