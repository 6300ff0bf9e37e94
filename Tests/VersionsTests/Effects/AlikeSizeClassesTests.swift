import AutoLayout
import Controls
import Sources
import TestSupport
import Foundation
import InterfaceBuilder
import SceneModel
import Testing

@testable import Versions

private let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

/// Size classes of the canvas that are laid out once for all.
struct AlikeSizeClassesTests {
  private func engines(_ document: Document, _ images: ProjectImages) -> EnvironmentEngines {
    let requests = SizeClass.all.map { sizeClass in
      var request = LayoutRequest(overrides: TraitOverrides(sizeClass: sizeClass))
      request.images = images
      return request
    }
    return EnvironmentEngines(document, SizeClass.all.map { FrameEnvironment($0) }, requests)
  }

  /// Of other people's documents each tenth.
  @Test func `they come out as each by itself`() throws {
    let files = DocumentFiles(at: ["TideTable", "BirdJournal"].map(Samples.path)).files
    let others = DocumentFiles(at: [corpus].compactMap(\.self)).files
    let chosen = stride(from: 0, to: others.count, by: 10).map { others[$0] }
    var shared = 0
    for file in files + chosen {
      guard let document = try? DocumentReader().read(file.bytes(), path: file.path),
        document.tree.platform.isLaidOut
      else { continue }
      let engines = engines(document, ProjectImages())
      for outline in document.scenes {
        for (index, frames) in engines.frames(of: outline, in: 0..<9).enumerated() {
          #expect(frames.frames == SceneFrames(outline, engines[index]), "\(file.path) \(outline.label)")
        }
        shared += engines[0].alikeClasses - 1
      }
    }
    #expect(shared > 0)
  }

  @Test(arguments: [(SizeClass.any, 9), (.init(width: .compact, height: .regular), 1)])
  func `an image with variants for size classes tells them all apart`(variant: SizeClass, count: Int) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
      <view contentMode="scaleToFill" id="root"/></objects></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "A.xib")
    var traits = AssetTraits()
    traits.sizeClass = variant
    let image = ImageSet(name: "a", variants: [ImageVariant(traits: traits, fileName: "a.png", size: nil)])
    let images = ProjectImages([AssetCatalog(path: "A.xcassets", images: [image], colors: [])])
    #expect(engines(document, images)[0].alikeClasses == count)
  }

  @Test func `a variation tells those apart in which it applies`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
      <view contentMode="scaleToFill" id="root"><variation key="heightClass=compact" hidden="YES"/></view>
      </objects></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "A.xib")
    let alike = (0..<9).map { engines(document, ProjectImages())[$0].alikeClasses }
    #expect(alike == SizeClass.all.map { $0.height == .compact ? 3 : 6 })
    let device = LayoutEngine(document, LayoutRequest(canvas: .design))
    #expect(device.alikeClasses == 6)
  }
}

extension LayoutEngine {
  /// How many size classes are laid out as its own, that one included.
  fileprivate var alikeClasses: Int { SizeClass.all.count(where: alikeSizeClasses.contains) }
}
