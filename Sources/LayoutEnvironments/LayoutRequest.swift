package import Adaptivity
public import Devices
public import SceneModel
package import TextMetrics

/// Where a scene is to be laid out.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let saved = LayoutRequest(canvas: .design)
/// let wide = LayoutRequest(canvas: .size(Size(1024, 768)), sizeClass: .regularRegular)
/// for request in [saved, wide] {
///   print(LayoutEngine(document, request).layout(document.scenes[0]).size)  // 375 × 667, 1024 × 768
/// }
/// ```
public struct LayoutRequest: Sendable {
  /// The rectangle that the scene fills.
  ///
  /// ```swift
  /// let onTheCanvas = LayoutRequest()
  /// let inAWindow = LayoutRequest(canvas: .size(Size(500, 700)))
  /// print(onTheCanvas.canvas, inAWindow.canvas)
  /// ```
  public enum Canvas: Sendable {
    /// Interface Builder's canvas as it was when the document was saved.
    case design
    /// A window on a device.
    case device(Device, Orientation, Device.WindowShare)
    /// A size in points without bars, at scale 2. Sides above 0 and up to 100,000 are possible.
    case size(Size)
  }

  /// The longest side that a window can have. Points.
  package static let longestSide = 100_000.0

  /// Whether a window can have a size.
  package static func isPossible(_ size: Size) -> Bool {
    let range = Double.leastNormalMagnitude...longestSide
    return range.contains(size.width) && range.contains(size.height)
  }

  /// Whether the size asked for is one that a window can have.
  package var isPossible: Bool { if case .size(let size) = canvas { Self.isPossible(size) } else { true } }

  /// Whether every controller is to fill a size that was asked for, whatever holds it.
  package var fillsSize: Bool { if case .size = canvas { mac == nil } else { false } }

  /// The rectangle that the scene fills.
  public var canvas: Canvas
  /// The traits to resolve instead of the canvas's own.
  public var overrides: TraitOverrides
  /// Whether a saved frame serves for nothing but views that constraints do not lay out.
  ///
  /// Otherwise a saved size stands in for content of which nothing is known, as of an image that the document
  /// does not size, and on the canvas as it was saved for text in a font without a file too.
  public var ignoresSavedFrames: Bool
  /// The window on a Mac that a canvas of a size stands for; nil of another canvas.
  package var mac: MacWindow?
  /// The free size of a window on a device; nil where the window is a share of the screen. Points.
  package var freeWindow: Size?
  /// The system that was asked for; nil where the device's standard one runs.
  package var askedSystem: DeviceSystem?
  /// The state of the device's screen.
  package var screen = ScreenState()
  /// The fonts of the document's project, by which text in them is measured.
  package var fonts = ProjectFonts()
  /// The language that the interface is shown in; nil where none was asked for.
  package var language: LanguageTag?
  /// Whether the documents have their own texts, not those of another language or doubled ones.
  package var showsOwnTexts = true
  /// The images of the document's project; of their variants the one that fits is shown. The canvas as it was
  /// saved shows the images that the document lists.
  package var images = ProjectImages()
  /// The running app's settings of the controllers; the canvas runs no app.
  package var settings = RunningSettings()
  /// The additions that a program makes to the document; nil of a document by itself.
  package var additions: LayoutAdditions?

  /// A request with the size class alone overridden.
  public init(canvas: Canvas = .design, sizeClass: SizeClass? = nil, ignoresSavedFrames: Bool = false) {
    self.init(
      canvas: canvas, overrides: TraitOverrides(sizeClass: sizeClass), ignoresSavedFrames: ignoresSavedFrames)
  }

  /// A request with overrides of the canvas's traits.
  public init(canvas: Canvas = .design, overrides: TraitOverrides, ignoresSavedFrames: Bool = false) {
    self.canvas = canvas
    self.overrides = overrides
    self.ignoresSavedFrames = ignoresSavedFrames
  }

  /// A request of a window on a Mac, in its idiom.
  package init(mac: MacWindow, overrides: TraitOverrides, ignoresSavedFrames: Bool = false) {
    self.init(
      canvas: .size(mac.sizeOfInterface), overrides: overrides, ignoresSavedFrames: ignoresSavedFrames)
    self.mac = mac
    self.overrides.idiom = mac.idiom.rawValue
  }

  /// The kind of device that is asked for, as traits name it; nil of the canvas and of a size.
  package var deviceIdiom: String? {
    if let idiom = overrides.idiom { return idiom }
    if case .device(let device, _, _) = canvas { return device.idiom.rawValue }
    return nil
  }

  /// The size class to resolve instead of the canvas's own.
  public var sizeClass: SizeClass? {
    get { overrides.sizeClass }
    set { overrides.sizeClass = newValue }
  }

  /// Whether both are for the canvas, with a size class and all else in common but that.
  package func differsByClassAlone(from other: LayoutRequest) -> Bool {
    guard case .design = canvas, case .design = other.canvas, sizeClass != nil, other.sizeClass != nil else {
      return false
    }
    var (mine, theirs) = (overrides, other.overrides)
    (mine.sizeClass, theirs.sizeClass) = (nil, nil)
    return mine == theirs && language == other.language && showsOwnTexts == other.showsOwnTexts
      && ignoresSavedFrames == other.ignoresSavedFrames
  }

  /// The traits under which a document's scenes are laid out.
  package func traits(for document: Document) -> TraitCollection {
    LayoutEnvironment(of: document, for: self).traits
  }
}
