extension FuzzTarget {
  /// The targets, in the order in which they are listed.
  package static var all: [FuzzTarget] {
    var targets: [FuzzTarget] = [
      document, pictures, strings, textForms, catalog, image, font, project, json, yaml, database, edits,
      merge,
      conflict,
    ]
    // The meaning of the command line and of messages is known to the tests' build alone.
    #if TESTABLE
      targets += [arguments, messages]
    #endif
    return targets
  }

  /// The target of a name, or nil.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
