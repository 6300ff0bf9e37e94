import InterfaceBuilder
import SceneModel
import Testing

@testable import Editing

struct WritingOrderTests {
  @Test func `a name goes behind the last that comes before it`() {
    let order = WritingOrder(general: "a b c d", exceptions: ["x": ["c a"]])
    #expect(order.index(of: "b", among: ["a", "c"], in: "y") == 1)
    #expect(order.index(of: "a", among: ["c", "d"], in: "y") == 0)
    #expect(order.index(of: "a", among: ["c", "d"], in: "x") == 1)
    #expect(order.index(of: "d", among: ["unknown", "a", "other"], in: "y") == 2)
    #expect(order.index(of: "new", among: ["a"], in: "y") == nil)
    #expect(order.index(of: "a", among: [], in: "y") == nil)
  }

  /// Takes every attribute out of its element and asks where it would go.
  @Test(.enabled(if: Sample.hasCorpus))
  func `attributes go where documents of the outside world have them`() {
    var right = 0
    var wrong: [String: Int] = [:]
    for document in Sample.corpus() where document.isTouch {
      let tree = document.tree
      for index in 0..<tree.count {
        let node = NodeID(index)
        let names = tree.attributes(of: node).map { tree.names.text($0.name) }
        guard names.count > 1, !tree.isElement(node, .variation) else { continue }
        for (place, name) in names.enumerated() {
          var others = names
          others.remove(at: place)
          if WritingOrder.attributes.index(of: name, among: others, in: tree.tag(of: node)) == place {
            right += 1
          } else {
            wrong["\(tree.tag(of: node)).\(name)", default: 0] += 1
          }
        }
      }
    }
    let misses = wrong.values.reduce(0, +)
    print("attributes: \(right) right, \(misses) wrong: \(wrong.sorted { $0.value > $1.value }.prefix(12))")
    #expect(Double(right) >= 0.999 * Double(right + misses))
  }

  @Test(.enabled(if: Sample.hasCorpus))
  func `children go where documents of the outside world have them`() {
    var right = 0
    var wrong: [String: Int] = [:]
    for document in Sample.corpus() where document.isTouch {
      let order = WritingOrder.children(document.toolsVersion)
      let tree = document.tree
      for index in 0..<tree.count {
        let node = NodeID(index)
        guard tree[node, .id] != nil, !tree.isElement(node, .variation) else { continue }
        var names: [String] = []
        for child in tree.elements(of: node) {
          let name = WritingOrder.slot(of: child, in: tree)
          if names.last != name { names.append(name) }
        }
        guard names.count > 1, Set(names).count == names.count else { continue }
        for (place, name) in names.enumerated() {
          var others = names
          others.remove(at: place)
          if order.index(of: name, among: others, in: tree.tag(of: node)) == place {
            right += 1
          } else {
            wrong["\(tree.tag(of: node)).\(name)", default: 0] += 1
          }
        }
      }
    }
    let misses = wrong.values.reduce(0, +)
    print("children: \(right) right, \(misses) wrong: \(wrong.sorted { $0.value > $1.value }.prefix(12))")
    #expect(Double(right) >= 0.998 * Double(right + misses))
  }

  @Test(
    arguments: [
      (0.1 as Double, "0.10000000000000001"), (12.3, "12.300000000000001"), (8.0, "8"), (-20.5, "-20.5"),
      (0.0, "0.0"),
      (1.0 / 3, "0.33333333333333331"), (20.333333333333332, "20.333333333333332"), (1e21, "1e+21"),
      (0.000012345, "1.2345e-05"), (0.00040409482758620689, "0.00040409482758620689"),
      (123456.75, "123456.75"),
      (0.99999999999999989, "0.99999999999999989"), (Double.leastNonzeroMagnitude, "4.9406564584124654e-324"),
    ] as [(Double, String)])
  func `numbers are spelled as Interface Builder does`(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
    #expect(Double(NumberText.text(number)) == number)
  }

  @Test func `identifiers have the usual form, repeat by their seed and are never taken`() {
    var a = ObjectIDGenerator(seed: 7)
    var b = ObjectIDGenerator(seed: 7)
    var seen: Set<ObjectID> = []
    for _ in 0..<1000 {
      let id = a.next { seen.contains($0) }
      #expect(id == b.next { seen.contains($0) })
      #expect(seen.insert(id).inserted)
      let parts = id.text.split(separator: "-")
      #expect(parts.map(\.count) == [3, 2, 3])
      #expect(
        id.text.utf8.allSatisfy {
          $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isLetter
            || Character(Unicode.Scalar($0)).isNumber
        })
    }
  }
}

extension Document {
  /// Whether the document is of iOS, tvOS or watchOS.
  fileprivate var isTouch: Bool {
    let runtime = tree.root.flatMap { tree[$0, .targetRuntime] } ?? ""
    return !runtime.hasPrefix("MacOSX")
  }
}
