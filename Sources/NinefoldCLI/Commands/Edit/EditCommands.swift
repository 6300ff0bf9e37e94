/// The commands that change one document of a stored project.
enum EditCommands {
  static var group: CommandGroup {
    CommandGroup(
      configuration,
      [
        .command(AddCommand.self), .command(ConstrainCommand.self), .command(SetCommand.self),
        .command(UnsetCommand.self), .command(InstallCommand.self), .command(UninstallCommand.self),
        .command(MoveCommand.self), .command(DeleteCommand.self),
      ])
  }

  private static let configuration = CommandConfiguration(
    name: "edit", abstract: "change a stored document: views, constraints, values, in a size class",
    discussion: """
      Every edit is one transaction that 'ninefold undo' takes back. It is made in any-any unless
      --size-class names another size class. What is added in a size class is installed in that class alone.
      'ninefold help edit COMMAND' tells more.
      """,
    examples: [
      "ninefold edit add --database scenes.db --parent v1a-bc-d23 --type label --text Hello --in compact-any",
      "ninefold edit set --database scenes.db --object k1a-bc-d23 --attribute constant --value 8 --in \"wC hAny\"",
      "ninefold edit uninstall --database scenes.db --object l1a-bc-d23 --in regular-any",
    ])
}
