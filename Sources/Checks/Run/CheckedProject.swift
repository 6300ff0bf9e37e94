package import SceneModel

/// All documents of a source and the known facts of its resources, as rules check them.
package struct CheckedProject: Sendable {
  /// The facts of each document that others must agree with, in the order of the paths.
  package let documents: [DocumentFacts]
  /// The images and colours that catalogues have, by name; nil where the source has no catalogue.
  package let assets: (images: Set<String>, colors: Set<String>)?
  /// The fonts of the source's files, by their PostScript names.
  package let fonts: Set<String>
  /// The pictures that image sets of catalogues lack, by the images' names; complete sets are left out.
  package let imageGaps: [String: [AssetTraits]]
  /// Whether the documents are all of a project, as far as the source tells; else what they refer to may be
  /// elsewhere.
  package let isWhole: Bool

  package init(
    documents: [DocumentFacts], assets: (images: Set<String>, colors: Set<String>)? = nil,
    fonts: Set<String> = [], imageGaps: [String: [AssetTraits]] = [:], isWhole: Bool = true
  ) {
    self.documents = documents
    self.assets = assets
    self.fonts = fonts
    self.imageGaps = imageGaps
    self.isWhole = isWhole
  }
}

/// The findings of rules in a whole project, each at an object of a document.
struct ProjectFindings {
  /// The findings of each document, by its path.
  private(set) var found: [String: RuleFindings] = [:]
  private let plan: CheckPlan
  private var rule = 0

  init(_ plan: CheckPlan) { self.plan = plan }

  /// Begins the run of a rule.
  mutating func begin(rule: Int) { self.rule = rule }

  /// A number of the running rule: the configured one, or the default.
  func number(_ option: String) -> Double { plan.entries[rule].number(option) }

  /// Words of the running rule: the configured ones, or the default.
  func words(_ option: String) -> [String] { plan.entries[rule].words(option) }

  /// Adds a finding at an object of a document.
  mutating func add(_ path: String, _ node: NodeID, _ message: String, key: String = "") {
    var findings = found[path] ?? RuleFindings(plan)
    findings.begin(rule: rule, environment: nil)
    findings.add(node, message, key: key)
    found[path] = findings
  }

  /// Adds a finding for each unknown name of a kind that documents mention, once for each document and name.
  ///
  /// - Parameter message: The fault of a name; nil where it has none.
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

  /// Runs the rules of a plan on a project.
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

  /// The findings in the document that some facts are of, in the order of the file.
  package func findings(in document: DocumentFacts) -> [CheckFinding] {
    guard let found = findings.found[document.path] else { return [] }
    let sites = document.sites.all
    return FindingPlacer(document.path, plan) { node in
      // Rules have their findings at elements that hold a fact.
      sites[node] ?? ObjectSite(line: 1, column: 1, scene: nil, object: ObjectID(""), name: "document")
    }.place(found.found)
  }
}
