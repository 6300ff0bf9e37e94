import Answers
import CommandLine

/// The commands that change one document: a file in place, or one of a stored project.
enum EditCommands {
  static var group: CommandGroup {
    CommandGroup(
      configuration,
      [
        .command(AddCommand.self), .command(ConstrainCommand.self), .command(SetCommand.self),
        .command(UnsetCommand.self), .command(InstallCommand.self), .command(UninstallCommand.self),
        .command(MoveCommand.self), .command(DeleteCommand.self),
      ], subject: "FILE")
  }

  private static let configuration = CommandConfiguration(
    name: "edit", abstract: "change a document: views, constraints, values, in a size class",
    discussion: """
      FILE is changed in place, whole or not at all; with --dry-run the change is printed instead, as patch
      and git apply take it. With --database a stored document is changed, in one transaction that
      'ninefold undo' takes back. An edit is made in any-any unless --size-class names another size class.
      What is added in a size class is installed in that class alone. 'ninefold help edit COMMAND' says
      more.
      """,
    examples: [
      "ninefold edit Main.storyboard set --object l1a-bc-d23 --attribute text --value Hello --dry-run",
      "ninefold edit add --database scenes.db --parent v1a-bc-d23 --type label --text Hello --in compact-any",
      "ninefold edit set --database scenes.db --object k1a-bc-d23 --attribute constant --value 8 --in \"wC hAny\"",
      "ninefold edit uninstall --database scenes.db --object l1a-bc-d23 --in regular-any",
    ])
}
