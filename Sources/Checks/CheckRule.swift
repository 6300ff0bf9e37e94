import JSONText

/// What a check looks for: one fault.
///
/// A rule stands in a file of its own, has a test of its name, and a page that is made from what stands beside its code.
package struct CheckRule: Sendable {
  /// What kinds of rules there are.
  package enum Group: String, CaseIterable, Sendable {
    /// What the frames of a scene show in a size class or on a device.
    case layout
    /// What goes wrong between size classes, orientations and idioms.
    case adaptivity
    /// What Apple's guidelines ask for.
    case guidelines
    /// Names that mean nothing: of objects, classes, storyboards, images, texts.
    case references
    /// What a team may agree on.
    case conventions
  }

  /// Where a rule looks.
  enum Look: Sendable {
    /// At what a document says, once.
    case document(@Sendable (CheckedDocument, inout RuleFindings) -> Void)
    /// At each scene, as it is laid out for an environment.
    case layout(Environments, @Sendable (CheckedLayout, inout RuleFindings) -> Void)
    /// At each scene in all environments at once.
    case scene(@Sendable (CheckedScene, inout RuleFindings) -> Void)
    /// At all documents of a source at once.
    case project(@Sendable (CheckedProject, inout ProjectFindings) -> Void)
    /// At what suppresses findings, when all are known (``SuppressionReview``).
    case suppressions
  }

  /// The environments that a rule of layouts looks at.
  package enum Environments: Sendable {
    /// The canvas in each size class, and devices.
    case all
    /// The canvas in each size class.
    case sizeClasses
    /// Devices, where what is seen is what a person sees.
    case devices
    /// The canvas as the document was saved.
    case savedCanvas
  }

  /// The name by which it is configured and told, such as `touch_target`.
  package let id: String
  package let group: Group
  /// How much its findings matter where nobody says otherwise.
  package let severity: CheckSeverity
  /// Whether it looks only where it is asked to.
  package let isOptIn: Bool
  /// What it may be told, beside whether it looks.
  package let options: [RuleOption]
  package let page: RulePage
  let look: Look

  /// Whether `ninefold fix` mends some of its findings.
  package var isFixable: Bool { page.mended != nil }

  init(
    _ id: String, _ group: Group, _ severity: CheckSeverity, isOptIn: Bool = false,
    options: [RuleOption] = [], page: RulePage, _ look: Look
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.isOptIn = isOptIn
    self.options = options
    self.page = page
    self.look = look
  }
}

/// A number or list of words that a rule can be told.
package struct RuleOption: Sendable {
  /// What an option holds.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case words([String])
  }

  /// The name, such as `minimum_width`.
  package let name: String
  /// What holds where nobody says otherwise.
  package let value: Value
  /// What it is, in one sentence.
  package let summary: String

  init(_ name: String, _ value: Value, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}

/// What people read of a rule.
package struct RulePage: Sendable {
  /// What it finds, in one line.
  package let what: String
  /// Why that matters, with the source of the rule.
  package let why: String
  /// A document, or a piece of one, in which it finds something.
  package let example: String
  /// What to do.
  package let fix: String
  /// What `ninefold fix` does about it, and what it leaves alone, in sentences; nil where it mends nothing.
  package let mended: String?

  init(what: String, why: String, example: String, fix: String, mended: String? = nil) {
    self.what = what
    self.why = why
    self.example = example
    self.fix = fix
    self.mended = mended
  }
}

extension RuleOption.Value {
  /// The value as people write it.
  package var text: String {
    switch self {
    case .number(let number): number.roundedForReading
    case .words(let words): words.joined(separator: ", ")
    }
  }
}
