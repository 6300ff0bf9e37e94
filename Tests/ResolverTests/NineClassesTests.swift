import Controls
import Resolver
import SceneModel
import Testing

/// The nine classes at once against the rules one by one.
struct NineClassesTests {
  @Test(arguments: 1...30)
  func `what is in force is what the rules say, in all nine classes`(seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let fixture = try Fixture(random.content())
    let tree = fixture.document.tree
    let scenes = fixture.resolver.scenes(try fixture.outline)
    #expect(scenes.map(\.traits.sizeClass) == SizeClass.all)
    for scene in scenes {
      let slow = SlowResolver(tree: tree, traits: scene.traits)
      let resolution = fixture.resolver.resolve(scene.traits)
      var objects: [NodeID] = []
      var constraints: [NodeID] = []
      for index in 0..<tree.count where tree.kind(of: NodeID(index)) == .element {
        let node = NodeID(index)
        if tree[node, .id] == nil { continue }
        let isInstalled = slow.isInstalled(node)
        #expect(resolution.isInstalled(node) == isInstalled, "seed \(seed), \(scene.traits.sizeClass)")
        if isInstalled, tree.isElement(node, .view) { objects.append(node) }
        if isInstalled, tree.isElement(node, .constraint) { constraints.append(node) }
        #expect(resolution.attribute(node, .alpha) == slow.value(node, .alpha), "seed \(seed)")
      }
      #expect(scene.objects == objects, "seed \(seed), \(scene.traits.sizeClass)")
      #expect(scene.constraints.map(\.node) == constraints, "seed \(seed), \(scene.traits.sizeClass)")
      for constraint in scene.constraints {
        let constant = slow.value(constraint.node, .constant).flatMap(Double.init(attribute:))
        #expect(constraint.constant == constant, "seed \(seed), \(scene.traits.sizeClass) \(constraint.id)")
      }
    }
  }

  @Test(arguments: 1...20)
  func `one class alone is as it is among the nine`(seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let fixture = try Fixture(random.content())
    for scene in fixture.resolver.scenes(try fixture.outline) {
      let alone = try fixture.resolver.resolve(scene.traits).scene(fixture.outline)
      #expect(alone.objects == scene.objects, "seed \(seed)")
      #expect(Array(alone.constraints) == Array(scene.constraints), "seed \(seed)")
    }
  }

  @Test func `a scene has what is its own`() throws {
    func scene(_ name: String) -> String {
      """
      <scene sceneID="\(name)"><objects><viewController id="of\(name)">
      <view key="view" id="root\(name)"><rect key="frame"/>
      <constraints>\(Fixture.width("width\(name)", of: "root\(name)"))</constraints></view>
      </viewController></objects></scene>
      """
    }
    let resolver = Resolver(try Fixture.read("<scenes>\(scene("A"))\(scene("B"))</scenes>"))
    let tree = resolver.document.tree
    for (outline, name) in zip(resolver.document.scenes, ["A", "B"]) {
      for scene in resolver.scenes(outline) + [resolver.resolve(TraitCollection()).scene(outline)] {
        #expect(scene.objects.map { tree[$0, .id] } == ["root\(name)"])
        #expect(scene.constraints.map(\.id.text) == ["width\(name)"])
      }
    }
  }
}
