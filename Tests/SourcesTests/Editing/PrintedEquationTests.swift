import Controls
import Editing
import Foundation
import InterfaceBuilder
import JSONText
import Resolver
import SceneModel
import TestSupport
import Testing

@testable import Sources

private let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

/// The equations that outputs print of constraints, read back as the same constraints.
struct PrintedEquationTests {
  /// The documents of the samples, and some of other people's where `NINEFOLD_CORPUS` names a folder of them,
  /// with the most constraints of a scene that are read: each reading looks through a whole document.
  private static var documents: [(Document, most: Int)] {
    let others = DocumentFiles(at: [corpus].compactMap(\.self)).files
    let some = stride(from: 0, to: others.count, by: 16).map { others[$0] }
    let samples = DocumentFiles(at: [Samples.folder.path(percentEncoded: false)]).files
    return (samples.map { ($0, Int.max) } + some.map { ($0, 6) }).compactMap { file, most in
      guard let bytes = try? file.bytes(), let document = try? DocumentReader().read(bytes, path: file.path)
      else { return nil }
      return (document, most)
    }
  }

  private static func value(_ constraint: LayoutConstraint) -> NewConstraint {
    NewConstraint(
      constraint.first, constraint.relation, constraint.second, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }

  private static func rounded(_ constraint: NewConstraint) -> NewConstraint {
    var constraint = constraint
    constraint.multiplier = (constraint.multiplier * 100).rounded() / 100
    constraint.constant = (constraint.constant * 100).rounded() / 100
    return constraint
  }

  /// An equation as it is read, with ids; nil where its names mean several constraints of the document.
  private static func read(_ text: String, _ priority: Double, _ document: Document) throws -> NewConstraint?
  {
    let written = priority == 1000 ? text : "\(text), priority \(priority.shortest)"
    let constraint = try NewConstraint(equation: written)
    do throws(NameError) {
      guard case .addConstraint(let named) = try Edit.addConstraint(constraint).naming(in: document) else {
        return nil
      }
      return named
    } catch {
      if error.candidates.count > 1 { return nil }
      throw error
    }
  }

  @Test func `each constraint of the documents reads back from its ids, its names and its labels`() throws {
    var (count, several) = (0, 0)
    for (document, most) in Self.documents {
      let resolution = Resolver(document).resolve(TraitCollection())
      let tree = document.tree
      let views = (0..<tree.count).map { NodeID($0) }.filter {
        tree.kind(of: $0) == .element && tree[$0, .id] != nil
      }
      // Ids that are there twice name nothing.
      guard Set(views.compactMap { tree[$0, .id] }).count == views.count else { continue }
      for outline in document.scenes {
        let (readable, short) = (ReadableNames(resolution, outline), SceneNames(resolution, outline))
        let constraints = tree.subtree(of: outline.objects).map { NodeID($0) }.filter {
          tree.isElement($0, .constraint)
        }
        for index in stride(from: 0, to: constraints.count, by: 1 + constraints.count / most) {
          let node = constraints[index]
          guard let constraint = tree.layoutConstraint(node), constraint.first.item.text != "",
            resolution.node(constraint.first.item) != nil,
            constraint.second.map({ resolution.node($0.item) != nil }) ?? true
          else { continue }
          let value = Self.value(constraint)
          count += 1
          let ids = LayoutConstraint.equation(
            value.first, value.relation, value.second, multiplier: value.multiplier, constant: value.constant,
            number: { $0.shortest })
          #expect(try Self.read(ids, value.priority, document) == value, "\(document.path): \(ids)")

          let names = readable.equation(constraint)
          if let read = try Self.read(names, value.priority, document) {
            #expect(Self.rounded(read) == Self.rounded(value), "\(document.path): \(names)")
          } else {
            several += 1
          }
          let labels = short.equation(constraint)
          if Self.isHeldByNearest(constraint, tree, resolution),
            let read = try Self.read(labels, value.priority, document)
          {
            #expect(Self.rounded(read) == Self.rounded(value), "\(document.path): \(labels)")
          }
        }
      }
    }
    #expect(count > 100)
    #expect(several * 2 < count, "\(several) of \(count) mean several")
  }

  /// Whether an attribute that stands alone is one of the view around the other item.
  private static func isHeldByNearest(
    _ constraint: LayoutConstraint, _ tree: ElementTree, _ resolution: Resolution
  ) -> Bool {
    guard let second = constraint.second else { return true }
    let nodes = [constraint.first.item, second.item].compactMap { resolution.node($0) }
    guard nodes.contains(constraint.owner) else { return true }
    return nodes.contains {
      $0 != constraint.owner
        && tree.ancestor(of: $0, where: tree.isView) == constraint.owner
    }
  }
}
