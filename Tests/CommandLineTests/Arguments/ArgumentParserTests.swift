import Testing

@testable import CommandLine

/// A choice of two.
private enum Posture: String, ArgumentChoice {
  case portrait, landscape
}

/// Every kind of parameter.
private struct Sample: ArgumentGroup {
  struct Shared: ArgumentGroup {
    @Option("shared", help: "of a group") var number: Double?
    @Flag("alone", help: "a name alone") var isAlone: Bool

    var declared: [any Declared] { [$number, $isAlone] }

    func validate() throws(UsageError) {
      if isAlone, $number.isGiven { throw UsageError(.exclusive($isAlone.spelling, $number.spelling)) }
    }
  }

  @Argument("FIRST", help: "must be there") var first: String
  @Argument("REST", help: "may be there") var rest: FreeText?
  @Option("id", "ID", help: "must be there") var id: String
  @Option("held", help: "has a default") var held = Posture.portrait
  @OptionGroup var shared: Shared

  var declared: [any Declared] { [$first, $rest, $id, $held, $shared] }
}

/// One or more of an argument.
private struct Paths: ArgumentGroup {
  @Argument("PATH", help: "one or more") var paths: [String]

  var declared: [any Declared] { [$paths] }
}

struct ArgumentParserTests {
  private func parsed(_ words: String...) throws -> Sample {
    let sample = Sample()
    #expect(try ArgumentParser.parse(words, into: sample) == .run)
    return sample
  }

  @Test func `options and arguments mix`() throws {
    let sample = try parsed("--id", "a b", "App", "--held=landscape", "--alone", "more")
    #expect(sample.first == "App")
    #expect(sample.rest?.text == "more")
    #expect(sample.id == "a b")
    #expect(sample.held == .landscape)
    #expect(sample.shared.isAlone)
    #expect(sample.shared.number == nil)
  }

  @Test func `what is not given is its default`() throws {
    let sample = try parsed("App", "--id=x")
    #expect(sample.held == .portrait)
    #expect(!sample.$held.isGiven)
    #expect(!sample.shared.isAlone)
    #expect(sample.rest == nil)
  }

  @Test func `after two dashes all are arguments`() throws {
    let sample = try parsed("--id", "x", "--", "--alone", "--")
    #expect(sample.first == "--alone")
    #expect(sample.rest?.text == "--")
    #expect(!sample.shared.isAlone)
    #expect(try parsed("-", "--id", "x").first == "-")
  }

  @Test func `a value may hold an equals sign, start with a dash or be empty`() throws {
    #expect(try parsed("A", "--id=a=b").id == "a=b")
    #expect(try parsed("A", "--id", "x", "--shared", "-1").shared.number == -1)
    #expect(try parsed("A", "", "--id", "x").rest?.text == "")
  }

  @Test(arguments: [
    ("A --id x --nonsense", UsageError.Reason.unknownOption("--nonsense", nearest: nil)),
    ("A --id x --alnoe", .unknownOption("--alnoe", nearest: "--alone")),
    ("A --id x --share 1", .unknownOption("--share", nearest: "--shared")),
    ("A --id x -x", .unknownOption("-x", nearest: nil)),
    ("A --id", .missingValue("--id", valueName: "ID")),
    ("A --id --alone", .missingValue("--id", valueName: "ID")),
    ("A --id x --alone=yes", .unexpectedValue("--alone")),
    ("A --id x --alone --alone", .repeated("--alone")),
    ("A --id x --id y", .repeated("--id")),
    ("A --id=", .badValue("--id ''", expected: "a name that is not empty")),
    ("A --id x --held up", .badValue("--held 'up'", expected: "portrait or landscape")),
    (
      "A --id x --held potrait",
      .badValue("--held 'potrait'", expected: "portrait or landscape; did you mean 'portrait'?")
    ),
    ("A --id x --shared few", .badValue("--shared 'few'", expected: "a number")),
    ("A B C --id x", .unexpectedArgument("C", expected: "no more than FIRST and REST")),
    ("--id x", .missing("FIRST")),
    ("A", .missing("--id ID")),
    ("A --id x --alone --shared 1", .exclusive("--alone", "--shared")),
  ])
  func `a wrong line is an error that names what is wrong`(line: String, reason: UsageError.Reason) {
    let words = line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words, into: Sample()) }
    #expect(error?.reason == reason)
  }

  @Test(arguments: ["--help", "-h", "--help A B C", "A B C -h", "--id x --held up --help"])
  func `where help is asked for nothing need be complete or right`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try ArgumentParser.parse(words, into: Sample()) == .help)
  }

  @Test func `an argument that repeats takes all, and needs one`() throws {
    let paths = Paths()
    #expect(try ArgumentParser.parse(["a", "b", "--", "-c"], into: paths) == .run)
    #expect(paths.paths == ["a", "b", "-c"])
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse([], into: Paths()) }
    #expect(error?.reason == .missing("PATH"))
  }
}
