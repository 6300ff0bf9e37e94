import JSONText

/// A fault that a check looks for.
///
/// Each rule has a file of its own, a test of the same name, and a page made from the texts beside its code.
package struct CheckRule: Sendable {
  /// The kinds of rules.
  package enum Group: String, CaseIterable, Sendable {
    /// Faults in the frames of a scene in a size class or on a device.
    case layout
    /// Faults between size classes, orientations and idioms.
    case adaptivity
    /// Requirements of Apple's guidelines.
    case guidelines
    /// Names that refer to nothing: of objects, classes, storyboards, images, texts.
    case references
    /// Conventions that a team may agree on.
    case conventions
  }

  /// The input of a rule.
  enum Look: Sendable {
    /// A document, once.
    case document(@Sendable (CheckedDocument, inout RuleFindings) -> Void)
    /// Each scene, laid out for an environment.
    case layout(Environments, @Sendable (CheckedLayout, inout RuleFindings) -> Void)
    /// Each scene, in all environments at once.
    case scene(@Sendable (CheckedScene, inout RuleFindings) -> Void)
    /// All documents of a source at once.
    case project(@Sendable (CheckedProject, inout ProjectFindings) -> Void)
    /// The suppressions, when all findings are known (``SuppressionReview``).
    case suppressions
  }

  /// The environments that a rule of layouts checks.
  package enum Environments: Sendable {
    /// The canvas in each size class, and devices.
    case all
    /// The canvas in each size class.
    case sizeClasses
    /// Devices, where the layout is the one that a person sees.
    case devices
    /// The canvas as the document was saved.
    case savedCanvas
  }

  /// The profiles: sets of rules that run where a configuration says nothing of them.
  package enum Profile: String, CaseIterable, Sendable {
    /// The rules that are nearly always right and useful: those of a check by itself.
    case quiet
    /// All rules but those that are off unless asked for.
    case all
  }

  /// The name in configurations and reports, such as `touch_target`.
  package let id: String
  package let group: Group
  /// The severity of its findings by default.
  package let severity: CheckSeverity
  /// The smallest profile that it is in; nil: it runs only where a configuration asks for it.
  package let profile: Profile?
  /// Whether its findings rest on the frames of views, as far as it looks at layouts.
  let readsFrames: Bool
  /// The options that a configuration can set, besides whether the rule runs.
  package let options: [RuleOption]
  package let page: RulePage
  let look: Look

  /// Whether it runs only where a configuration asks for it.
  package var isOptIn: Bool { profile == nil }

  /// Whether a profile has it.
  package func isIn(_ chosen: Profile) -> Bool { profile == .quiet || profile == chosen }

  /// Whether `ninefold fix` fixes some of its findings.
  package var isFixable: Bool { page.mended != nil }

  init(
    _ id: String, _ group: Group, _ severity: CheckSeverity, in profile: Profile? = .all,
    readsFrames: Bool = true, options: [RuleOption] = [], page: RulePage, _ look: Look
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.profile = profile
    self.readsFrames = readsFrames
    self.options = options
    self.page = page
    self.look = look
  }
}

/// An option of a rule: a number or a list of words.
package struct RuleOption: Sendable {
  /// The value of an option.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case words([String])
  }

  /// The name, such as `minimum_width`.
  package let name: String
  /// The default value.
  package let value: Value
  /// The meaning of the option, in one sentence.
  package let summary: String

  init(_ name: String, _ value: Value, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}

/// The texts of a rule's page in the documentation.
package struct RulePage: Sendable {
  /// The fault that it finds, in one line.
  package let what: String
  /// The reason why that matters, with the source of the rule.
  package let why: String
  /// A document, or a fragment of one, in which it finds something.
  package let example: String
  /// The remedy, for people.
  package let fix: String
  /// The changes of `ninefold fix` and the cases that it leaves alone, in sentences; nil where it
  /// fixes nothing.
  package let mended: String?
  /// Of how many findings that were judged by hand how many are true and useful (Rules/Judged.md); nil where
  /// none was judged.
  package let judged: (count: Int, true: Int, useful: Int)?

  init(
    what: String, why: String, example: String, fix: String, mended: String? = nil,
    judged: (count: Int, true: Int, useful: Int)? = nil
  ) {
    self.what = what
    self.why = why
    self.example = example
    self.fix = fix
    self.mended = mended
    self.judged = judged
  }
}

extension RuleOption.Value {
  /// The value as a configuration writes it.
  package var text: String {
    switch self {
    case .number(let number): number.roundedForReading
    case .words(let words): words.joined(separator: ", ")
    }
  }
}
