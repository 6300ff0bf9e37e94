package import AutoLayout
import Checks
package import Controls
import Resolver
package import SceneModel

/// The frames of a scene in one environment, with the findings about its constraints: the values that are
/// compared between two layouts.
package struct SceneFrames: Hashable, Sendable {
  /// A view that is installed.
  package struct View: Hashable, Sendable {
    /// The identifier; empty text of a view without one.
    package let id: ObjectID
    /// The name by which people know it, such as `'Name'` or `view (abc-de-fgh)`.
    package let name: String
    /// The name of its element.
    package let tag: String
    /// The superview; nil of a root.
    package let superview: ObjectID?
    /// In the superview's coordinates, in points, as the layout rounds it to pixels.
    package let frame: Rect

    package init(id: ObjectID, name: String, tag: String, superview: ObjectID?, frame: Rect) {
      self.id = id
      self.name = name
      self.tag = tag
      self.superview = superview
      self.frame = frame
    }
  }

  /// A finding about the scene's constraints.
  package struct Finding: Hashable, Sendable {
    /// The kind of a finding.
    package enum Kind: String, CaseIterable, Sendable {
      /// Required constraints contradict each other.
      case conflict
      /// Constraints leave a view's position or size open.
      case ambiguity
      /// The layout could not take something as the document has it.
      case refusal
    }

    package let kind: Kind
    /// Of a conflict the constraint that is broken and the others, else the view, constraint or scene.
    package let objects: [ObjectID]
    /// The problem, in a sentence for people.
    package let sentence: String

    package init(_ kind: Kind, _ objects: [ObjectID], _ sentence: String) {
      self.kind = kind
      self.objects = objects
      self.sentence = sentence
    }
  }

  /// The size of the controller's view, or of the first root, in points.
  package let size: Size
  /// The installed views in document order: a superview before its subviews.
  package let views: [View]
  package let findings: [Finding]

  package init(size: Size, views: [View], findings: [Finding] = []) {
    self.size = size
    self.views = views
    self.findings = findings
  }

  /// Lays a scene out.
  package init(_ outline: SceneOutline, _ engine: LayoutEngine) {
    let layout = engine.layout(outline)
    let names = SceneNames(engine.resolution(of: outline), outline)
    let views = layout.views.map { view in
      View(
        id: view.id, name: names.subject(of: view.node), tag: view.type, superview: view.parent,
        frame: view.frame)
    }
    let conflicts = layout.contradictions.map { contradiction in
      let conflict = contradiction.conflict
      return Finding(
        .conflict, [conflict.broken] + conflict.with, ContradictionText(contradiction, names).sentence)
    }
    let open = layout.views.filter { !$0.ambiguous.isEmpty }
      .map { Finding(.ambiguity, [$0.id], names.ambiguity(of: $0.node, $0.ambiguous)) }
    let refused = layout.findings.map { finding in
      let subject = finding.node.map(names.title) ?? finding.id.text
      return Finding(.refusal, [finding.id], subject.isEmpty ? finding.text : "\(subject): \(finding.text)")
    }
    self.init(size: layout.size, views: views, findings: conflicts + open + refused)
  }
}

/// The frames of a scene in an environment; nil where it is not laid out in it, or not there.
package struct EnvironmentFrames: Hashable, Sendable {
  package let environment: FrameEnvironment
  package let frames: SceneFrames?

  package init(_ environment: FrameEnvironment, _ frames: SceneFrames?) {
    self.environment = environment
    self.frames = frames
  }
}
