import Controls
import Devices
import Resolver
import SceneModel
import TextMetrics

/// The reading of a document's controls under a trait collection, and the environment of their layout.
///
/// A class, so that an object of it copies a single reference.
final class SceneReading: ControlReading {
  let resolution: Resolution
  let toolsVersion: ToolsVersion
  let scale: Double
  let hasHomeIndicator: Bool
  let isPad: Bool
  let textStyles: TextStyleSystem
  let contentSize: ContentSizeCategory?
  let measurer: TextMeasurer
  /// The images that the document lists, by name.
  private let listedImages: [String: ControlImage]
  /// The images of the project and what a variant of them must fit; nil of the canvas as it was saved.
  private let images: ProjectImages
  private let imageTraits: AssetTraits?
  /// The fonts in whose place the canvas shows Helvetica Neue, by name.
  private let missingFonts: Set<String>
  /// The fonts of the project that the document uses; nil where the canvas does not decide.
  private let listedFonts: Set<String>?
  private let fonts: ProjectFonts
  /// Whether fonts without a file are measured by what saved labels show of them.
  private let calibratesFonts: Bool

  init(_ resolution: Resolution, _ environment: LayoutEnvironment, _ request: LayoutRequest) {
    self.resolution = resolution
    toolsVersion = environment.toolsVersion
    scale = environment.scale
    hasHomeIndicator = environment.hasHomeIndicator
    isPad = environment.isPad
    textStyles =
      switch environment.traits.idiom.flatMap(Idiom.init) {
      case .tv: .tvOS
      case .mac: .macOS
      case .phone, .pad, .watch, nil: .iOS
      }
    contentSize = environment.traits.contentSize
    measurer = TextMeasurer(
      toolsVersion: environment.toolsVersion,
      legibilityWeight: environment.traits.legibilityWeight ?? .regular)
    listedImages = Self.images(resolution.tree)
    images = request.images
    imageTraits =
      environment.isDesign && !request.overrides.chooseImages
      ? nil : AssetTraits(environment.traits, locale: request.language?.description)
    missingFonts = Self.missingFonts(resolution.tree, environment)
    listedFonts = environment.isDesign ? Set(resolution.tree.customFontFiles.flatMap(\.fonts)) : nil
    fonts = request.fonts
    calibratesFonts = !environment.isAsSaved
  }

  private static func images(_ tree: ElementTree) -> [String: ControlImage] {
    guard let resources = tree.resources else { return [:] }
    var images: [String: ControlImage] = [:]
    for image in tree.elements(of: resources) where tree.isElement(image, .image) {
      guard let name = tree[image, .name] else { continue }
      images[name] = ControlImage(size: tree.size(image), isSymbol: tree[image, .catalog] == "system")
    }
    return images
  }

  /// The fonts in whose place the canvas shows Helvetica Neue: at times those of the project's TrueType
  /// files, at others those of its OpenType files (InterfaceBuilder.md#missing-fonts).
  private static func missingFonts(_ tree: ElementTree, _ environment: LayoutEnvironment) -> Set<String> {
    guard environment.isDesign else { return [] }
    let ending: String
    if environment.toolsVersion.has(.missingFonts) {
      ending = ".ttf"
    } else if environment.toolsVersion.has(.missingOpenTypeFonts) {
      ending = ".otf"
    } else {
      return []
    }
    let missing = tree.customFontFiles.filter { $0.file.lowercased().hasSuffix(ending) }
    return Set(missing.flatMap(\.fonts))
  }

  func image(_ name: String) -> ControlImage? {
    let listed = listedImages[name]
    // A symbol of the system is in no catalogue (Devices.md#images).
    guard let imageTraits, listed?.isSymbol != true, let size = images.size(of: name, in: imageTraits) else {
      return listed
    }
    return ControlImage(size: size, isSymbol: false)
  }

  func family(named name: String) -> Font.Family? {
    if missingFonts.contains(name) { return .named(Typeface(postScriptName: "HelveticaNeue")) }
    if let face = fonts.face(named: name) { return .project(face) }
    // A font that no system has is listed where the project has it (InterfaceBuilder.md#missing-fonts).
    if let listedFonts, !listedFonts.contains(name), Font.isDownloadedSystemFont(name) {
      return .named(Typeface(postScriptName: "HelveticaNeue"))
    }
    guard calibratesFonts, let calibration = fonts.calibrations[name] else { return nil }
    return .named(Typeface(postScriptName: name).calibrated(by: calibration))
  }

  func attribute(_ node: NodeID, _ name: KnownName) -> String? { resolution.attribute(node, name) }

  func text(_ node: NodeID, _ name: KnownName) -> String? { resolution.text(node, name) }

  func insets(_ node: NodeID, key: String) -> EdgeInsets? { resolution.insets(node, key: key) }

  func child(_ node: NodeID, key: String) -> NodeID? { resolution.child(node, key: key) }

  func child(_ node: NodeID, _ element: KnownName) -> NodeID? { resolution.tree.child(of: node, element) }

  func children(_ node: NodeID, _ element: KnownName) -> [NodeID] {
    resolution.tree.elements(of: node).filter { resolution.tree.isElement($0, element) }
  }

  func isElement(_ node: NodeID, _ element: KnownName) -> Bool { resolution.tree.isElement(node, element) }

  /// The `<fontDescription>` in force: older documents leave its key out
  /// (InterfaceBuilder.md#default-font-size).
  func fontDescription(of node: NodeID) -> NodeID? {
    for variation in resolution.variations(of: node).reversed() {
      if let description = resolution.tree.child(of: variation, .fontDescription) { return description }
    }
    return resolution.tree.child(of: node, .fontDescription)
  }
}

extension ElementTree {
  /// The size that an element's width and height give; an absent one is 0.
  func size(_ node: NodeID) -> Size {
    Size(
      self[node, .width].flatMap(Double.init(attribute:)) ?? 0,
      self[node, .height].flatMap(Double.init(attribute:)) ?? 0)
  }
}
