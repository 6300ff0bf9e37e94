/// The totals of an examined document that the read limits restrict.
package struct DocumentMeasure: Hashable, Sendable {
  /// The limits that the document was held to.
  let limits: ReadLimits
  /// How many bytes its file has.
  package internal(set) var bytes: Int
  /// How many different names elements and attributes have; after changes, an upper bound.
  package internal(set) var names: Int
  /// How many namespaces are declared.
  var namespaces: Int
}

extension Document {
  /// Refuses a document whose file its reader would refuse, or read as another.
  package func examine(limits: ReadLimits = ReadLimits()) throws(TreeDefect) {
    _ = try measured(limits: limits)
  }

  /// Refuses a document as ``examine(limits:)`` does, after a change of another document, and notes
  /// its measure.
  ///
  /// Where the other one was examined and attributes alone have changed, nothing else is examined.
  package mutating func examine(
    since old: Document, limits: ReadLimits = ReadLimits()
  ) throws(TreeDefect) {
    if form == old.form, let former = old.measure, former.limits == limits,
      let changed = tree.elementsChanged(since: old.tree),
      let measure = try former.changed(changed, from: old, to: self)
    {
      self.measure = measure
    } else {
      measure = try measured(limits: limits)
    }
  }

  /// The measure of the document, which is examined whole.
  private func measured(limits: ReadLimits) throws(TreeDefect) -> DocumentMeasure {
    try TreeExamination.examine(form)
    var examination = TreeExamination(form, limits: limits)
    try examination.examineEnd(of: tree)
    return examination.measure
  }
}

extension DocumentMeasure {
  /// The measure after a change of some elements' attributes alone; nil where the whole document has to be
  /// examined, because an identifier or a namespace may have changed.
  func changed(
    _ elements: [NodeID], from old: Document, to new: Document
  ) throws(TreeDefect) -> DocumentMeasure? {
    var result = self
    for element in elements {
      let (former, now) = (old.tree.tagSpellings[element], new.tree.tagSpellings[element])
      guard former?.closing == now?.closing, former?.endTag == now?.endTag,
        old.tree[element, .id] == new.tree[element, .id]
      else { return nil }
      var before = TreeExamination(old.form, limits: limits)
      var after = TreeExamination(new.form, limits: limits)
      let parent = new.tree.nodes[Int(element.index)].parent
      result.bytes -= try before.attributeLength(of: element, parent: parent, former, of: old.tree)
      result.bytes += try after.attributeLength(of: element, parent: parent, now, of: new.tree)
      result.names += after.nameCount
      guard before.namespaces == 0, after.namespaces == 0 else { return nil }
    }
    guard result.bytes <= limits.bytes else { throw TreeDefect(.bytes(limits.bytes), at: .document) }
    return result.names <= limits.names ? result : nil
  }
}
