/// The targets to try, and how long.
struct FuzzOptions {
  /// For how long inputs are made, in seconds.
  var seconds = 60.0
  /// How many inputs are made at most.
  var runs = Int.max
  /// The seed that repeats the inputs.
  var seed: UInt64 = 1
  /// How long one input may take, in seconds.
  var secondsPerRun = 10
  /// How much memory the program may take, in megabytes.
  var megabytes = 2048
  /// The folder for inputs that something was found with.
  var findings = "."
  /// Whether libFuzzer makes the inputs, guided by what they reach.
  var isGuided = false
  /// Inputs that are tried in place of made ones; folders of inputs where libFuzzer makes some.
  var files: [String] = []

  /// The options of a command line, behind the target's name.
  init(_ words: [String]) throws(FuzzUsage) {
    var rest = words[...]
    func number<Number: LosslessStringConvertible>(_ word: String) throws(FuzzUsage) -> Number {
      guard let text = rest.popFirst(), let number = Number(text) else {
        throw FuzzUsage("expected a number after \(word)")
      }
      return number
    }
    while let word = rest.popFirst() {
      switch word {
      case "--seconds": seconds = try number(word)
      case "--runs":
        runs = try number(word)
        seconds = .infinity
      case "--seed": seed = try number(word)
      case "--time-limit": secondsPerRun = try number(word)
      case "--memory-limit": megabytes = try number(word)
      case "--findings": findings = rest.popFirst() ?? findings
      case "--guided": isGuided = true
      case _ where word.hasPrefix("--"): throw FuzzUsage("unknown option \(word)")
      default: files.append(word)
      }
    }
  }
}
