/// The frames of a controller's or a view's layout in variants, as one text, and its comparison with another.
@preconcurrency @MainActor
public struct LayoutSnapshot {
  /// The text: a title a variant, then a line a view (``UIView/layoutText``).
  public let text: String
  /// The exceptions that were raised, and the contradictions that were printed, in the order of the variants.
  public let problems: [String]

  /// Lays out controllers, one made anew in a window of each variant.
  public init(of make: () -> UIViewController, in variants: [LayoutVariant] = LayoutVariant.standard) {
    var text = ""
    var problems: [String] = []
    for variant in variants {
      let old = LayoutLog.handler
      LayoutLog.handler = { problems.append("\(variant.title): \($0)") }
      let raised = LayoutExceptions.raised {
        guard let window = variant.window(showing: make), let view = window.rootViewController?.view else {
          problems.append("\(variant.title): no such device")
          return
        }
        text += "\(text.isEmpty ? "" : "\n")\(variant.title)\n\(view.layoutText)"
      }
      LayoutLog.handler = old
      problems += raised.map { "\(variant.title): \($0.name): \($0.reason)" }
    }
    self.text = text
    self.problems = problems
  }

  /// Lays out views, one made anew that fills a controller's of each variant.
  public init(ofView make: () -> UIView, in variants: [LayoutVariant] = LayoutVariant.standard) {
    self.init(of: { UIViewController(of: make()) }, in: variants)
  }

  /// The differences from an older text in words, one a line; empty where there are none.
  public func differences(from old: String) -> [String] {
    let (before, after) = (Self.sections(old), Self.sections(text))
    var result: [String] = []
    for (title, lines) in after {
      guard let former = before.first(where: { $0.title == title })?.lines else {
        result.append("\(title): new")
        continue
      }
      result += Self.differences(former, lines).map { "\(title): \($0)" }
    }
    for (title, _) in before where !after.contains(where: { $0.title == title }) {
      result.append("\(title): gone")
    }
    return result
  }

  /// The titles of the variants that an older text has otherwise or not at all.
  package func differingVariants(from old: String) -> [String] {
    let before = Self.sections(old)
    return Self.sections(text).filter { section in
      before.first { $0.title == section.title }?.lines != section.lines
    }.map(\.title)
  }

  private static func sections(_ text: String) -> [(title: String, lines: [String])] {
    text.components(separatedBy: "\n\n").compactMap { section in
      let lines = section.split(separator: "\n").map(String.init)
      return lines.first.map { ($0, Array(lines.dropFirst())) }
    }
  }

  private static func differences(_ old: [String], _ new: [String]) -> [String] {
    guard old.count == new.count, zip(old, new).allSatisfy({ name($0) == name($1) }) else {
      let changes = new.difference(from: old)
      return changes.removals.map { "gone: \(line($0))" } + changes.insertions.map { "new: \(line($0))" }
    }
    return zip(old, new).filter { $0 != $1 }.map { "\(name($1)): \(numbers($0)) → \(numbers($1))" }
  }

  private static func line(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _): line.trimmingCharacters(in: .whitespaces)
    }
  }

  /// A line's class and text, and its four numbers.
  private static func name(_ line: String) -> String { parts(line).name }
  private static func numbers(_ line: String) -> String { parts(line).numbers }

  private static func parts(_ line: String) -> (name: String, numbers: String) {
    var words = line.trimmingCharacters(in: .whitespaces).components(separatedBy: " ")
    let isHidden = words.last == "hidden"
    if isHidden { words.removeLast() }
    let numbers = words.suffix(4)
    return (
      words.dropLast(4).joined(separator: " "), numbers.joined(separator: " ") + (isHidden ? " hidden" : "")
    )
  }
}
