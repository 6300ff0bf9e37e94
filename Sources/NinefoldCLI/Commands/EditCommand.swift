import Ninefold

/// Changes one document of a stored project.
struct EditCommand: Command {
  static let syntax = CommandSyntax(
    name: "edit", summary: "change a stored document: views, constraints, values, in a size class",
    usage: [
      "edit add --database FILE --parent ID --type KIND [--text TEXT] [--frame X,Y,W,H] [--at NUMBER] …",
      "edit constrain --database FILE --first ID.ATTRIBUTE [--second ID.ATTRIBUTE] [--constant NUMBER] …",
      "edit set --database FILE --object ID --attribute NAME --value TEXT …",
      "edit set --database FILE --object ID --element XML …",
      "edit unset --database FILE --object ID --attribute NAME …",
      "edit install|uninstall --database FILE --object ID …",
      "edit move --database FILE --object ID --parent ID [--at NUMBER] …",
      "edit delete --database FILE --object ID [--from project|class|inspector] …",
    ],
    operands: .init(
      name: "VERB", count: 1...1,
      summary: "add, constrain, set, unset, install, uninstall, move or delete"),
    options: [
      .database, .project, .document, .inSizeClass, .object, .parent, .type, .text, .frame, .place, .id,
      .attribute, .value, .element, .first, .second, .relation, .multiplier, .constant, .priority, .from,
      .seed, .output, .format,
    ],
    required: [.database],
    details: [
      "What is added in a size class is installed in that class alone. A value set in a class is customized",
      "for it, also where it is the base value; 'unset' takes the line away, and --attribute installed what",
      "the class says of an installation. Every edit is one transaction that 'ninefold undo' takes back.",
      "'delete --from inspector' uninstalls in the class where something in the scene varies by size class,",
      "and deletes from the project where nothing does. --output writes the document as it is then.",
    ],
    examples: [
      "ninefold edit add --database scenes.db --parent v1a-bc-d23 --type label --text Hello --in compact-any",
      "ninefold edit set --database scenes.db --object k1a-bc-d23 --attribute constant --value 8 --in \"wC hAny\"",
      "ninefold edit uninstall --database scenes.db --object l1a-bc-d23 --in regular-any",
    ])

  private let target: EditTarget
  private let sizeClass: SizeClass
  private let edit: Edit
  private let ids: ObjectIDGenerator
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    target = try EditTarget(arguments)
    let named = try arguments.value(
      .inSizeClass, expected: "width-height of any, compact and regular, such as compact-regular",
      SizeClass.init(name:))
    sizeClass = named ?? .any
    edit = try Edit(arguments, in: sizeClass)
    let seed = try arguments.value(.seed, expected: "a whole number that is not negative") { UInt64($0) }
    ids = seed.map { ObjectIDGenerator(seed: $0) } ?? ObjectIDGenerator()
    format = try Format(arguments)
  }

  func run() throws -> ExitCode {
    if sizeClass != .any { Diagnostics.report(SizeClassNotice(sizeClass)) }
    var ids = ids
    let result = try target.editing.apply(
      edit, to: target.document, in: sizeClass, ids: &ids, at: Clock.now)
    switch format {
    case .text: try writeText(result)
    case .json: try writeJSON(result)
    }
    return try target.write(result.document)
  }

  private func writeText(_ result: ProjectEditing.Result) throws {
    var output = Output(descriptor: 1)
    let number = result.number.map { "edit \($0)" } ?? "unchanged"
    try output.writeLine("\(number): \(result.document): \(result.outcome.summary)")
    let lists = [
      ("added", result.outcome.added), ("removed", result.outcome.removed),
      ("uninstalled", result.outcome.uninstalled),
    ]
    for (word, ids) in lists where !ids.isEmpty {
      try output.writeLine("\(word): \(ids.map(\.text).joined(separator: ", "))")
    }
    try output.flush()
  }

  private func writeJSON(_ result: ProjectEditing.Result) throws {
    var json = JSONWriter(Output(descriptor: 1))
    try json.beginObject()
    try json.name("edit")
    if let number = result.number { try json.number(Double(number)) } else { try json.null() }
    try json.member("document", result.document)
    try json.member("sizeClass", sizeClass.description)
    try json.member("summary", result.outcome.summary)
    try json.member("added", result.outcome.added.map(\.text))
    try json.member("removed", result.outcome.removed.map(\.text))
    try json.member("uninstalled", result.outcome.uninstalled.map(\.text))
    try json.end()
    try json.flush()
  }
}

/// What is told whenever another class than any-any is edited: whom it affects.
private struct SizeClassNotice: CustomStringConvertible {
  let description: String

  init(_ sizeClass: SizeClass) {
    let devices = Orientation.allCases.compactMap { orientation -> String? in
      let names = Device.all.filter { sizeClass.covers($0.sizeClass(in: orientation)) }.map(\.name)
      guard !names.isEmpty else { return nil }
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
      return "\(names.count) devices in \(orientation.rawValue) (\(shown))"
    }
    description =
      "ninefold: note: editing in \(sizeClass), not in any-any; affects "
      + (devices.isEmpty ? "no device on the whole screen" : devices.joined(separator: ", "))
  }
}
