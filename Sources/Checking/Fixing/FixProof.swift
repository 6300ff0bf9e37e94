import AutoLayout
import Checks
import Controls
import Editing
import Resolver
import SceneModel

/// The proof that changes of a document leave everything else as it is: what is installed, its values and its
/// frames.
///
/// The document is laid out once, however many changes are tried.
struct FixProof: Sendable {
  private let document: Document
  private let resolver: Resolver
  private let screens: FixedScreens
  /// Of each screen the scenes' views; nil of a screen that the document is not laid out for.
  private let views: [[[ShownView]]?]

  /// A view and its frame.
  private struct ShownView {
    let id: ObjectID
    let frame: Rect

    /// Less than any pixel. Points.
    private static let tolerance = 0.01

    func isSame(as other: ShownView) -> Bool {
      id == other.id
        && [
          (frame.x, other.frame.x), (frame.y, other.frame.y), (frame.width, other.frame.width),
          (frame.height, other.frame.height),
        ].allSatisfy { abs($0 - $1) <= Self.tolerance }
    }
  }

  init(_ document: Document, _ screens: FixedScreens) {
    self.document = document
    self.screens = screens
    let resolver = Resolver(document)
    self.resolver = resolver
    views = screens.all.map { screen, isTranslated in
      screen.map { Self.views(isTranslated ? Resolver($0.document) : resolver, $0.request) }
    }
  }

  /// Whether nothing changes but what the changes name: each object and constraint is installed where it was
  /// with its values, in each of the nine size classes, both directions and two sizes of text, and each view
  /// has its frame on each screen.
  func holds(for edited: Document, _ changes: [NodeChange]) -> Bool {
    let after = Resolver(edited)
    guard UnchangedScenes(resolver, after, changes).areSame(under: Self.traits) else { return false }
    return zip(screens.all, views).allSatisfy { entry, views in
      guard let screen = entry.screen, let views else { return true }
      if !entry.isTranslated { return Self.areSame(views, Self.views(after, screen.request)) }
      guard let shown = screen.document.changed(changes) else { return false }
      return Self.areSame(views, Self.views(Resolver(shown), screen.request))
    }
  }

  private static func views(_ resolver: Resolver, _ request: LayoutRequest) -> [[ShownView]] {
    let engine = LayoutEngine(resolver, request)
    return resolver.document.scenes.map { scene in
      engine.layout(scene).views.map { ShownView(id: $0.id, frame: $0.frame) }
    }
  }

  private static func areSame(_ scenes: [[ShownView]], _ others: [[ShownView]]) -> Bool {
    scenes.count == others.count
      && zip(scenes, others).allSatisfy { views, moved in
        views.count == moved.count && zip(views, moved).allSatisfy { $0.isSame(as: $1) }
      }
  }
}

extension FixProof {
  /// The directions and sizes of text in which nothing may change.
  private static let variants: [(direction: LayoutDirection, contentSize: ContentSizeCategory)] = [
    (.leftToRight, .large), (.leftToRight, .accessibilityLarge), (.rightToLeft, .large),
    (.rightToLeft, .accessibilityLarge),
  ]

  private static var traits: [TraitCollection] {
    variants.map { direction, contentSize in
      var traits = TraitCollection()
      traits.direction = direction
      traits.contentSize = contentSize
      return traits
    }
  }

  /// The environments in which nothing may change beside those of a plan: the default ones, the canvas as it
  /// was saved, and the canvas in the nine size classes in both directions and two sizes of text.
  static var environments: [CheckEnvironment] {
    let classes = SizeClass.all.flatMap { sizeClass in
      variants.map { direction, contentSize in
        CheckEnvironment(
          name: "\(sizeClass), \(direction), \(contentSize)",
          request: LayoutRequest(
            overrides: TraitOverrides(
              sizeClass: sizeClass, direction: direction, contentSize: contentSize)))
      }
    }
    return CheckEnvironment.usual() + [.savedCanvas] + classes
  }
}

extension Document {
  /// The document after some changes; nil where it could not be read again.
  func changed(_ changes: [NodeChange]) -> Document? {
    var edited = self
    do throws(EditError) { try edited.apply(changes) } catch { return nil }
    return edited
  }
}
