package import Comparison
import SceneModel

/// The conflicts of a merge, numbered, each in a sentence.
package struct ConflictListing: Sendable {
  /// A conflict with its words.
  package struct Entry: Sendable {
    package let number: Int
    package let conflict: MergeConflict
    /// The object's element, name and identifier; the document where the conflict is of none.
    package let title: String
    /// The name of its scene; nil outside of scenes.
    package let scene: String?
    /// The sentence about both sides.
    package let sentence: String
  }

  /// The path of the document.
  package let path: String
  package let entries: [Entry]

  init(_ conflicts: [MergeConflict], of documents: [Document], path: String) {
    self.path = path
    let words = documents.map(ObjectWords.init)
    entries = zip(1..., conflicts).map { number, conflict in
      // The object as ours has it, else theirs, else the base.
      let known = [1, 2, 0].lazy.compactMap { words[$0].named(conflict.object) }.first
      return Entry(
        number: number, conflict: conflict, title: known?.title ?? conflict.object ?? "the document",
        scene: known?.scene, sentence: Self.sentence(conflict, words))
    }
  }

  private static func sentence(_ conflict: MergeConflict, _ words: [ObjectWords]) -> String {
    switch conflict.kind {
    case .deletion:
      let isOurs = conflict.ours == nil
      let (gone, keeper) = isOurs ? ("ours", "theirs") : ("theirs", "ours")
      let move = conflict.object.flatMap { movement(of: $0, words, isOurs ? 2 : 1) }
      return "\(gone) deleted it, \(keeper) \(move ?? "changed, laid out or connected it anew")"
    case .move:
      let places = conflict.object.map { id in [1, 2].map { movement(of: id, words, $0) ?? "moved it" } }
      return places.map { "ours \($0[0]), theirs \($0[1])" } ?? "both sides moved it"
    case .order: return "both sides reordered what is in it, each in its own way"
    case .occupant:
      return "\(conflict.attribute ?? "one place") holds one: ours has \(text(conflict.ours)), theirs has "
        + text(conflict.theirs)
    case .value:
      let path = conflict.element.split(separator: "/").dropFirst().joined(separator: " ")
      let name = [path, conflict.attribute ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      return
        "\(name.isEmpty ? "its text" : name) was \(text(conflict.base)), ours made it \(text(conflict.ours)), "
        + "theirs \(text(conflict.theirs))"
    }
  }

  private static func text(_ value: String?) -> String { value.map { "'\($0)'" } ?? "none" }

  /// The words about an object that a side moved; nil of one that stands where it was.
  private static func movement(of id: String, _ words: [ObjectWords], _ side: Int) -> String? {
    guard let former = words[0].holder(of: id), let new = words[side].holder(of: id), former.id != new.id
    else { return nil }
    return "moved it to " + new.title
  }
}
