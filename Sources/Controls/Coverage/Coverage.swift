public import SceneModel

/// Which elements and attributes of documents Ninefold understands, and which it keeps without understanding them.
///
/// Nothing is lost either way. What is understood is said by ``Understanding``.
public struct Coverage: Sendable {
  /// An element's name, or an attribute of it, throughout the documents.
  public struct Entry: Hashable, Sendable {
    /// The element's name. Attributes of a `<variation>` are those of the element around it.
    public let element: String
    /// The attribute's name, or nil of the element itself.
    public let attribute: String?
    /// Whether something in Ninefold reads it.
    public let isUnderstood: Bool
    /// How often it occurs.
    public internal(set) var count: Int
    /// The path of the first document that has it.
    public let firstPath: String
    /// The first object that has it, or the nearest one around it.
    public let firstObject: ObjectID?
  }

  /// How many documents were added.
  public private(set) var documentCount = 0
  private var found: [Entry] = []
  private var places: [String: [String: Int]] = [:]

  /// The coverage of no documents.
  public init() {}

  /// Adds what a document has.
  ///
  /// - Complexity: O(*n*) in the nodes of the document.
  public mutating func add(_ document: Document) {
    documentCount += 1
    var scan = CoverageScan(document: document)
    scan.run { element, attribute, understood, object in
      add(element, attribute, path: document.path, object: object, understood: understood)
    }
  }

  /// All that occurs, by element and attribute; the element itself comes before its attributes.
  public var entries: [Entry] {
    found.sorted { ($0.element, $0.attribute ?? "") < ($1.element, $1.attribute ?? "") }
  }

  /// What is kept and not understood, the most frequent first.
  public var kept: [Entry] {
    entries.filter { !$0.isUnderstood }.sorted { $0.count > $1.count }
  }

  /// How many occurrences there are, and how many of them are understood.
  public var totals: (occurrences: Int, understood: Int) {
    found.reduce(into: (0, 0)) { totals, entry in
      totals.0 += entry.count
      if entry.isUnderstood { totals.1 += entry.count }
    }
  }

  private mutating func add(
    _ element: String, _ attribute: String?, path: String, object: () -> ObjectID?, understood: () -> Bool
  ) {
    // An attribute counts apart where some elements of the name have what makes it understood and others have not.
    let isUnderstood = understood()
    let key = (attribute ?? "") + (isUnderstood ? "" : "?")
    if let place = places[element]?[key] {
      found[place].count += 1
      return
    }
    places[element, default: [:]][key] = found.count
    found.append(
      Entry(
        element: element, attribute: attribute, isUnderstood: isUnderstood, count: 1, firstPath: path,
        firstObject: object()))
  }
}
