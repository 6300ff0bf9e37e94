import Controls
import AutoLayout
import Devices
import Foundation
import InterfaceBuilder
import Resolver
import SceneModel
import Testing

struct LayoutEngineTests {
  private static var samples: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../SampleProjects")
      .standardized
  }

  private static func documents(below folder: URL) throws -> [Document] {
    try DocumentFiles(at: [folder.path]).files.map { try DocumentReader().read($0.bytes(), path: $0.path) }
  }

  private static func misses(_ documents: [Document]) -> [String] {
    documents.flatMap { document in
      let engine = LayoutEngine(document, LayoutRequest(ignoresSavedFrames: true))
      return document.scenes.flatMap { engine.compare(engine.layout($0)) }
        .filter { $0.difference > 0.5 }
        .map { "\(document.path) \($0.id): saved \($0.saved), computed \($0.computed)" }
    }
  }

  @Test func `computes every frame of the sample projects`() throws {
    let documents = try Self.documents(below: Self.samples)
    #expect(documents.count >= 5)
    #expect(Self.misses(documents) == [])
  }

  @Test func `reads no saved frame of a view that constraints decide`() throws {
    for document in try Self.documents(below: Self.samples) {
      let request = LayoutRequest(ignoresSavedFrames: true)
      let engine = LayoutEngine(document, request)
      let blinded = LayoutEngine(document.withNoise(in: engine.decidedViews), request)
      for scene in document.scenes {
        #expect(engine.layout(scene).views.map(\.frame) == blinded.layout(scene).views.map(\.frame))
      }
    }
  }

  /// A view that follows its superview's size keeps its distance to all four edges on another device.
  @Test func `lets a mask follow the window`() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>"#
    let fixture = Fixture(
      subviews: #"<view id="bar"><rect key="frame" x="0.0" y="617" width="375" height="50"/>\#(mask)</view>"#)
    let device = try #require(Device.named("iPhone 15"))
    let frame = try fixture.frame("bar", LayoutRequest(canvas: .device(device, .portrait, .full)))
    #expect(frame == Rect(x: 0, y: 802, width: 393, height: 50))
  }

  @Test func `resolves the class of the device`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let layout = try Fixture().layout(LayoutRequest(canvas: .device(device, .landscape, .full)))
    #expect(layout.sizeClass.description == "compact-compact")
    #expect(layout.size == Size(852, 393))
  }
}

extension LayoutEngine {
  /// The views whose frames constraints decide.
  fileprivate var decidedViews: Set<NodeID> {
    Set(resolution.document.scenes.flatMap { compare(layout($0)) }.map(\.node))
  }
}

extension Document {
  /// The document with other numbers in the frames of some views.
  fileprivate func withNoise(in views: Set<NodeID>) -> Document {
    var builder = ElementTree.Builder()
    copy(.document, into: &builder, noisy: views)
    return Document(path: path, tree: builder.finish(), form: form)
  }

  private func copy(_ node: NodeID, into builder: inout ElementTree.Builder, noisy: Set<NodeID>) {
    for child in tree.children(of: node) {
      guard tree.kind(of: child) == .element else {
        builder.addLeaf(tree.kind(of: child), tree.storedText(of: child))
        continue
      }
      builder.openElement(builder.intern(tree.tag(of: child)))
      let isFrame = noisy.contains(node) && tree.isElement(child, .rect)
      for attribute in tree.attributes(of: child) {
        let isNumber = isFrame && attribute.name != .key
        builder.addAttribute(
          Attribute(builder.intern(tree.names.text(attribute.name)), isNumber ? "3" : attribute.value))
      }
      copy(child, into: &builder, noisy: noisy)
      builder.closeElement()
    }
  }
}
