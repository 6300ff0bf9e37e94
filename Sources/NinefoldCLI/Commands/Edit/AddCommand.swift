import Answers
import CommandLine
import Ninefold

/// Adds a view to a view.
struct AddCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "add a view to a view; in a size class it is installed in that class alone",
    examples: [
      "ninefold edit add --database scenes.db --parent v1a-bc-d23 --type label --text Hello --in compact-any"
    ], nothing: "nothing changes")

  @Option("parent", help: "the view to add it to, or a controller with a view") var parent: ObjectID
  @Option("type", "KIND", help: "the kind of view, such as label") var kind: String
  @Option("text", help: "what the view shows: its text, title or image") var text: FreeText?
  @Option("frame", help: "the saved frame in points; by default the library's size at the origin")
  var frame: Rect?
  @Option("at", help: "where among the subviews, 0 the back; by default the front") var index: Index?
  @Option("id", help: "the id of the view; by default a new one") var id: ObjectID?
  @Option("seed", help: "makes a new id the same every time") var seed: UInt64?
  @OptionGroup var options: EditOptions

  var declared: [any Declared] { [$parent, $kind, $text, $frame, $index, $id, $seed, $options] }

  func edit() -> Edit {
    .addView(NewView(kind, to: parent, id: id, at: index?.value, frame: frame, text: text?.text))
  }
}
