package import SceneModel

/// Which elements and attributes of documents Ninefold understands, and which it keeps
/// without understanding them.
///
/// Nothing is lost either way. An element or an attribute is understood where it was read by its name while
/// the document was summed up, resolved, stored and laid out; adding a document does all of that. An
/// attribute counts where its value was read at that element. An element counts where it was found by its
/// name or its key, is an object of a known kind, or had an attribute other than `id` and `key` read.
package struct Coverage: Sendable {
  /// An element's name, or an attribute of it, throughout the documents: the occurrences that are understood,
  /// or those that are not.
  package struct Entry: Hashable, Sendable {
    /// The element's name. Attributes of a `<variation>` are those of the element around it.
    package let element: String
    /// The attribute's name, or nil of the element itself.
    package let attribute: String?
    /// Whether these occurrences were read.
    package let isUnderstood: Bool
    /// How often it occurs.
    package internal(set) var count: Int
    /// The path of the first document that has it.
    package let firstPath: String
    /// The first object that has it, or the nearest one around it.
    package let firstObject: ObjectID?
  }

  /// The element or attribute that an entry counts.
  private struct Subject: Hashable {
    let element: String
    let attribute: String?
    let isUnderstood: Bool
  }

  /// How many documents were added.
  package private(set) var documentCount = 0
  private var found: [Entry] = []
  private var indices: [Subject: Int] = [:]

  /// The coverage of no documents.
  package init() {}

  /// Adds the elements and attributes of a document.
  ///
  /// - Complexity: that of laying the document out once for each size class that differs, and once
  ///   for a phone.
  package mutating func add(_ document: Document) {
    documentCount += 1
    let scan = CoverageScan(tree: document.tree, reads: document.reads())
    scan.forEachOccurrence { occurrence in
      let subject = Subject(
        element: occurrence.element, attribute: occurrence.attribute, isUnderstood: occurrence.isRead)
      if let index = indices[subject] {
        found[index].count += 1
        return
      }
      indices[subject] = found.count
      found.append(
        Entry(
          element: subject.element, attribute: subject.attribute, isUnderstood: subject.isUnderstood,
          count: 1,
          firstPath: document.path, firstObject: scan.nearestObject(to: occurrence.node)))
    }
  }

  /// All entries, by element and attribute. An element comes before its attributes, and understood
  /// occurrences before the others.
  package var entries: [Entry] {
    func order(_ entry: Entry) -> (String, String, Int) {
      (entry.element, entry.attribute ?? "", entry.isUnderstood ? 0 : 1)
    }
    return found.sorted { order($0) < order($1) }
  }

  /// The entries that are kept and not understood, the most frequent first, those of equal counts by name.
  package var kept: [Entry] {
    func order(_ entry: Entry) -> (Int, String, String) {
      (-entry.count, entry.element, entry.attribute ?? "")
    }
    return found.filter { !$0.isUnderstood }.sorted { order($0) < order($1) }
  }

  /// How many occurrences there are, and how many of them are understood.
  package var totals: (occurrences: Int, understood: Int) {
    found.reduce(into: (0, 0)) { totals, entry in
      totals.0 += entry.count
      if entry.isUnderstood { totals.1 += entry.count }
    }
  }
}
