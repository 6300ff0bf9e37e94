import AutoLayout
import Controls
import Devices
import Resolver
import SceneModel
import SceneStore

extension Document {
  /// Processes a copy of the document as Ninefold does, and logs the elements and attributes that are read.
  ///
  /// It is summed up, resolved in the nine size classes, stored, and laid out: on Interface Builder's
  /// canvas in each size class that differs from the others, with the frames compared, and on an upright
  /// phone. Storing elements and attributes as they are, and listing all values of an object, reads none of
  /// them by name.
  func reads() -> ReadLog {
    let log = ReadLog(of: tree)
    var document = self
    document.tree.readLog = log
    _ = Platform(of: document.tree)
    var summary = SourceSummary()
    summary.add(document, document.scenes)
    SceneStore.derive(document)
    let resolver = Resolver(document)
    let scenes = document.scenes
    for sizeClass in Self.differingClasses(resolver, scenes) {
      Self.layOut(scenes, LayoutEngine(resolver, LayoutRequest(sizeClass: sizeClass)))
    }
    if let phone = Device.all.last(where: { $0.idiom == .phone }) {
      let request = LayoutRequest(canvas: .device(phone, .portrait, .full))
      Self.layOut(scenes, LayoutEngine(resolver, request))
    }
    return log
  }

  /// The first class of each group of classes in which a scene is the same, in the order of
  /// ``SizeClass/all``.
  private static func differingClasses(_ resolver: Resolver, _ scenes: [SceneOutline]) -> [SizeClass] {
    let first = scenes.flatMap { resolver.matrix($0).groups.compactMap(\.classes.classes.first) }
    return SizeClass.all.filter(first.contains)
  }

  private static func layOut(_ scenes: [SceneOutline], _ engine: LayoutEngine) {
    for scene in scenes { _ = engine.differences(in: scene) }
  }
}
