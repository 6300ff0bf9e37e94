/// The counts of a report: those of its last line, and those that decide the exit code.
package struct Counts {
  /// Inputs that were read.
  package var read = 0
  /// Inputs that were refused, read or not.
  package private(set) var refused = 0
  package var findings = 0
  package var warnings = 0
  /// Whether warnings count as findings.
  private let isStrict: Bool
  private var numbers: [(name: CountedName, number: Int)]

  /// No counts yet.
  ///
  /// - Parameter names: The kinds of the last line, in their order.
  package init(_ names: [CountedName] = [], isStrict: Bool = false) {
    self.isStrict = isStrict
    numbers = names.map { ($0, 0) }
  }

  /// Adds a number to the count of a kind; kinds that the last line does not have are left out.
  package mutating func add(_ number: Int, _ name: CountedName) {
    if name == .refused { refused += number }
    guard let index = numbers.firstIndex(where: { $0.name == name }) else { return }
    numbers[index].number += number
  }

  /// Counts an input as refused, read or not, and reports why.
  package mutating func refuse(_ refusal: some Error & CustomStringConvertible) {
    add(1, .refused)
    Diagnostics.report(refusal)
  }

  /// The last line, such as `2 documents, 3 scenes, 0 refused`.
  package var line: String { numbers.map { $0.name.text($0.number) }.joined(separator: ", ") }

  /// The exit code for the refusals, the findings and, where they count as such, the warnings.
  package var exitCode: ExitCode {
    if refused > 0 { return read == 0 ? .failed : .findings }
    return findings > 0 || isStrict && warnings > 0 ? .findings : .done
  }

  /// Reports the number of warnings, where there are any.
  package func reportWarnings() {
    guard warnings > 0 else { return }
    let number = CountedName("warning", "warnings").text(warnings)
    Diagnostics.report(
      "ninefold: warning: \(number), \(isStrict ? "findings because of" : "no findings without") --strict")
  }
}
