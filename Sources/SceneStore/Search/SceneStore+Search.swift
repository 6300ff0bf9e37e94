package import SceneModel

extension SceneStore {
  /// The documents of a project that may have a text in what `find` looks through, in any case, in the order
  /// of their paths: names, and identifiers of objects, constraints, connections and scenes.
  ///
  /// - Complexity: O(*n*) of the bytes of different names in each 256 documents; of a text that can be a part
  ///   of an identifier, of all identifiers.
  package func documents(project: String, containing text: String) throws(StoreError) -> [StoredDocument] {
    try documents(project: project, searching.documents(containing: SearchTerms.folded(text)))
  }

  /// The documents of a project in which something may have a name, in the order of their paths: in one of
  /// the uses all its words are in the name, in any case. An identifier that is not of Interface Builder's
  /// form is a name as well.
  ///
  /// - Complexity: O(*n*) of the bytes of different names in each 256 documents.
  package func documents(
    project: String, naming name: String, as uses: NameUses
  ) throws(StoreError) -> [StoredDocument] {
    let words = name.unicodeScalars.split {
      !($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    let folded = words.map { SearchTerms.folded(String($0)) }
    return try documents(project: project, searching.documents(naming: folded, as: uses))
  }

  /// The documents of a project that may have an object or a constraint of an id, in the order of their
  /// paths.
  ///
  /// - Complexity: O(*n*) of the documents in the database divided by 256; of an id that is not of Interface
  ///   Builder's form, as of a name.
  package func documents(project: String, havingObject id: ObjectID) throws(StoreError) -> [StoredDocument] {
    try documents(project: project, searching.documents(having: id))
  }

  private var searching: SearchReader { SearchReader(connection) }

  /// How many documents are listed one by one, rather than out of all.
  private static let fewDocuments = 1_000

  private func documents(project: String, _ numbers: Set<Int>) throws(StoreError) -> [StoredDocument] {
    if numbers.count > Self.fewDocuments {
      return try documents(project: project).filter { numbers.contains($0.id) }
    }
    var found: [StoredDocument] = []
    for number in numbers.sorted() { found += try documents(project: project, number: number) }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

extension SceneStore {
  /// A document in which something has a name that is near another, as far as all names are known: the
  /// nearest, of equally near ones the first in the order of their letters.
  ///
  /// - Parameters:
  ///   - name: The name that means nothing.
  ///   - uses: The things of which one is to have the near name.
  /// - Returns: The documents that have it, in no order; none where no name is near.
  /// - Complexity: O(*n*) of the bytes of different names in each 256 documents; of a name with a dash that
  ///   can be an identifier, of all identifiers.
  package func documents(
    project: String, nearest name: String, as uses: NameUses
  ) throws(StoreError) -> [StoredDocument] {
    try documents(project: project, searching.documents(nearest: name, as: uses))
  }
}
