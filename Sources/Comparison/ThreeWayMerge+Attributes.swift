import Editing
import SceneModel

extension ThreeWayMerge {
  /// The attributes of a match, each merged by itself; those of an element that is one value, all
  /// from one side.
  mutating func mergedAttributes(of match: Int) -> [MergedAttribute] {
    let nodes = matching.matches[match]
    if showsBase(of: match) { return attributes(of: match, .base) }
    guard let ours = nodes[.ours] else { return attributes(of: match, .theirs) }
    guard nodes.isIn(.theirs) else { return attributes(of: match, .ours) }
    let (mine, theirAttributes) = (attributes(of: match, .ours), attributes(of: match, .theirs))
    if isSame(mine, theirAttributes) { return mine }
    let former = nodes.isIn(.base) ? attributes(of: match, .base) : nil
    if let former, isSame(former, theirAttributes) { return mine }
    if let former, isSame(former, mine) { return theirAttributes }
    if MergeNoise.isOneValue(ours, in: matching[.ours].tree) {
      return mergedValue(of: match, former, mine, theirAttributes)
    }
    return mergedOneByOne(match, former ?? [], mine, theirAttributes)
  }

  /// The attributes of a node as its side has them, references by the identifiers of the merged document.
  func attributes(of match: Int, _ side: MergeSide) -> [MergedAttribute] {
    guard let node = matching.matches[match][side] else { return [] }
    let source = matching[side]
    return source.tree.attributes(of: node).map { attribute in
      let name = source.tree.names.text(attribute.name)
      let value = attribute.value
      if side == .theirs, let renamed = matching.renamed[value],
        attribute.name == .id || source.isReference(attribute)
      {
        return MergedAttribute(name: name, value: renamed, former: value, original: nil, side: side)
      }
      if let new = nameChanged(attribute, of: match, side) {
        return MergedAttribute(name: name, value: new, former: value, original: nil, side: side)
      }
      return MergedAttribute(name: name, value: value, former: value, original: attribute, side: side)
    }
  }

  /// The new name of a class or module that one side gave a match and the other side renamed.
  private func nameChanged(_ attribute: Attribute, of match: Int, _ side: MergeSide) -> String? {
    let names = side == .ours ? matching.namesChanged.theirs : matching.namesChanged.ours
    guard side != .base, let new = names[attribute.name]?[attribute.value] else { return nil }
    let former = matching.matches[match][.base].flatMap { matching[.base].tree[$0, attribute.name] }
    return former == attribute.value ? nil : new
  }

  private func isNumber(_ name: String, of match: Int) -> Bool {
    guard let (side, node) = matching.present(match) else { return false }
    return MergeNoise.isNumber(name, of: node, in: matching[side].tree)
  }

  private func isSame(_ first: [MergedAttribute], _ second: [MergedAttribute]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { $0.name == $1.name && $0.value == $1.value }
  }

  private mutating func mergedValue(
    of match: Int, _ former: [MergedAttribute]?, _ mine: [MergedAttribute],
    _ theirAttributes: [MergedAttribute]
  ) -> [MergedAttribute] {
    let isColor = matching.name(of: match) == .color
    func isNear(_ first: [MergedAttribute], _ second: [MergedAttribute]) -> Bool {
      if isColor, let meaning = meaning(of: first), meaning == self.meaning(of: second) { return true }
      return first.count == second.count
        && first.allSatisfy { one in
          second.contains {
            $0.name == one.name
              && MergeNoise.isSame($0.value, one.value, isNumber: isNumber(one.name, of: match))
          }
        }
    }
    if isNear(mine, theirAttributes) { return mine }
    if let former, isNear(former, theirAttributes) { return mine }
    if let former, isNear(former, mine) { return theirAttributes }
    let isNoise =
      matching.matches[match][.ours].map { MergeNoise.isNoise($0, in: matching[.ours].tree) } ?? false
    if isNoise, !hasChosen(match, .theirs) {
      if matching.name(of: match) == .point { canvasMoves += 1 }
      return mine
    }
    if isNoise, !hasChosen(match, .ours) { return theirAttributes }
    func text(_ attributes: [MergedAttribute]) -> String {
      attributes.filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
    note(.value, match, attribute: nil, former.map(text), text(mine), text(theirAttributes))
    return value(
      of: side(.value, match), former ?? mine.filter { $0.name == "key" }, mine, theirAttributes)
  }

  private func meaning(of color: [MergedAttribute]) -> ColorMeaning? {
    ColorMeaning { name in color.first { $0.name == name }?.value }
  }

  /// Whether a side gave a view that no constraint places another frame.
  private func hasChosen(_ match: Int, _ side: MergeSide) -> Bool {
    let nodes = matching.matches[match]
    guard let base = nodes[.base], let node = nodes[side] else { return false }
    return matching[side].hasChosen(node, otherThan: base, in: matching[.base])
  }

  private mutating func mergedOneByOne(
    _ match: Int, _ former: [MergedAttribute], _ mine: [MergedAttribute], _ theirAttributes: [MergedAttribute]
  ) -> [MergedAttribute] {
    func find(_ name: String, _ list: [MergedAttribute]) -> MergedAttribute? {
      list.first { $0.name == name }
    }
    var names = mine.map(\.name)
    for (index, attribute) in theirAttributes.enumerated() where !names.contains(attribute.name) {
      // Behind the nearest attribute before it that is there.
      let before = theirAttributes[..<index].last { names.contains($0.name) }.flatMap {
        names.firstIndex(of: $0.name)
      }
      let element = matching.matches[match][.ours].map(matching[.ours].tree.tag(of:)) ?? ""
      names.insert(attribute.name, at: placing(attribute.name, names, in: element, behind: before))
    }
    return names.compactMap { name in
      let (before, ours, theirs) = (find(name, former), find(name, mine), find(name, theirAttributes))
      if ours?.value == theirs?.value || before?.value == theirs?.value { return ours }
      if before?.value == ours?.value { return theirs }
      return chosen(name, match, before, ours, theirs)
    }
  }

  private func placing(_ name: String, _ names: [String], in element: String, behind index: Int?) -> Int {
    let neighbour = index.map { $0 + 1 } ?? 0
    guard neighbour < names.count,
      WritingOrder.attributes.precedes(names[neighbour], name, in: element) == true
    else { return neighbour }
    var place = neighbour
    while place < names.count, WritingOrder.attributes.precedes(names[place], name, in: element) == true {
      place += 1
    }
    return place
  }

  /// Chooses between two values that both sides gave an attribute.
  private mutating func chosen(
    _ name: String, _ match: Int, _ before: MergedAttribute?, _ ours: MergedAttribute?,
    _ theirs: MergedAttribute?
  ) -> MergedAttribute? {
    if MergeNoise.isGeneratedName(ours?.value, of: name), MergeNoise.isGeneratedName(theirs?.value, of: name)
    {
      return ours
    }
    if isHeader(match), name != "initialViewController" {
      return newer == .ours ? ours ?? theirs : theirs ?? ours
    }
    if MergeNoise.isNoise(attribute: name) { return ours }
    let isNumber = isNumber(name, of: match)
    if MergeNoise.isSame(ours?.value, theirs?.value, isNumber: isNumber) { return ours }
    if let node = matching.matches[match][.ours], MergeNoise.isNoise(node, in: matching[.ours].tree) {
      return ours
    }
    if MergeNoise.isSame(before?.value, theirs?.value, isNumber: isNumber) { return ours }
    if MergeNoise.isSame(before?.value, ours?.value, isNumber: isNumber) { return theirs }
    if let node = matching.matches[match][.ours],
      MergeNoise.isColumnWidth(name, of: node, in: matching[.ours].tree)
    {
      let (width, other) = (ours.flatMap { Double($0.value) }, theirs.flatMap { Double($0.value) })
      return (width ?? 0) >= (other ?? 0) ? ours : theirs
    }
    note(.value, match, attribute: name, before?.value, ours?.value, theirs?.value)
    return value(of: side(.value, match, name), before, ours, theirs)
  }
}
