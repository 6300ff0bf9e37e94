import Ninefold

/// Says what a size class is and what an edit in it affects.
struct SizeClassCommand: Command {
  static let syntax = CommandSyntax(
    name: "size-class", summary: "say what a size class covers and which devices it affects",
    usage: ["size-class [CLASS] [--format json|text]"],
    operands: .init(
      name: "CLASS", count: 0...1,
      summary: "such as compact-regular or \"wC hR\"; all nine where none is given"),
    options: [.format],
    details: [
      "A final class is what a device shows; a base class stands for several. An edit in a class affects the",
      "classes that it covers, where they have no value of their own.",
    ],
    examples: ["ninefold size-class compact-any", "ninefold size-class --format json"])

  private let sizeClass: SizeClass?
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    format = try Format(arguments)
    guard let name = arguments.operands.first else {
      sizeClass = nil
      return
    }
    guard let named = SizeClass(name: name) else {
      throw arguments.error(.badOperand(name, expected: SizeClass.expectation))
    }
    sizeClass = named
  }

  func run() throws -> ExitCode {
    switch format {
    case .json:
      var json = JSONWriter(Output(descriptor: 1))
      try json.beginObject()
      try json.name("sizeClasses")
      try json.beginArray(.lines)
      for sizeClass in sizeClass.map({ [$0] }) ?? SizeClass.all { try json.write(sizeClass) }
      try json.end()
      try json.end()
      try json.flush()
    case .text:
      var output = Output(descriptor: 1)
      let lines = sizeClass.map { SizeClassText($0).lines } ?? SizeClassText.overview
      for line in lines { try output.writeLine(line) }
      try output.flush()
    }
    return .done
  }
}
