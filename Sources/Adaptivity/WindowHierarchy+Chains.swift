import SceneModel

extension WindowHierarchy {
  /// Lets rings, and chains that are too long, begin at the window.
  ///
  /// From each controller the way to the window is followed until it ends, meets a controller of known
  /// depth, or meets one that it went through: a ring, whose first controller in document order is then
  /// taken for the window's.
  mutating func endChains() {
    var depths: [NodeID: Int] = [:]
    for controller in graph.controllers where depths[controller] == nil {
      var path: [NodeID] = []
      var onPath: Set<NodeID> = []
      var current = controller
      while depths[current] == nil {
        guard onPath.insert(current).inserted else {
          if let first = path.drop(while: { $0 != current }).min(by: { $0.index < $1.index }) {
            deciding[first] = nil
            depths[first] = 0
          }
          break
        }
        path.append(current)
        guard let segue = deciding[current] else { break }
        current = segue.source
      }
      endChain(path, &depths)
    }
  }

  /// Notes how far controllers are from the window, each the source of the one before.
  private mutating func endChain(_ path: [NodeID], _ depths: inout [NodeID: Int]) {
    // On a ring the last one's source may come earlier in the path: twice through, and all are known.
    for controller in (path + path).reversed() where depths[controller] == nil {
      guard let segue = deciding[controller] else {
        depths[controller] = 0
        continue
      }
      guard let depth = depths[segue.source] else { continue }
      let isTooFar = depth == SegueGraph.longestChain
      if isTooFar { deciding[controller] = nil }
      depths[controller] = isTooFar ? 0 : depth + 1
    }
  }
}
