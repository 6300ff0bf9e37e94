import Ninefold

extension CommandSyntax.Operands {
  /// The operand of the commands that read one source.
  static let source = Self(
    name: "SOURCE", count: 0...1,
    summary: "a document, a directory of documents, or with --database a stored project's name")
}

extension Source {
  /// The source that a command's arguments name. It is looked at when it is opened.
  init(_ arguments: Arguments) throws(UsageError) {
    let operand = arguments.operands.first
    if let database = try arguments.nonempty(.database) {
      if operand != nil, arguments.has(.project) { throw arguments.error(.unexpectedOperand(operand ?? "")) }
      let project = try arguments.nonempty(.project)
      self = .project(database: database, name: operand ?? project)
    } else if let operand {
      if arguments.has(.project) { throw arguments.error(.needs(.project, .database)) }
      self = .files(operand)
    } else {
      throw arguments.error(.missingOperand("SOURCE or --database FILE"))
    }
  }
}
