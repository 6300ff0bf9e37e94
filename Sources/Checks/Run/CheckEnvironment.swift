package import AutoLayout
package import Devices
import OperatingSystem
package import SceneModel

/// The environment of a check: the canvas in a size class, or a device with an orientation and a window.
package struct CheckEnvironment: Sendable {
  /// The name for people, such as `compact-regular` or `iPhone SE, landscape`.
  package let name: String
  /// The layout request, before fonts and images.
  package let request: LayoutRequest
  /// The language of the texts; nil for the documents' own.
  package let language: TextLanguage?

  package init(name: String, request: LayoutRequest, language: TextLanguage? = nil) {
    self.name = name
    self.request = request
    let forms = TextForms.Choice(idiom: request.deviceIdiom, isLongest: true)
    self.language = language?.showing(forms)
  }

  /// The device, its orientation and its window; nil for the canvas.
  package var device: (device: Device, orientation: Orientation, window: Device.WindowShare)? {
    if case .device(let device, let orientation, let window) = request.canvas {
      (device, orientation, window)
    } else {
      nil
    }
  }

  /// The canvas as documents were saved.
  package static let savedCanvas = CheckEnvironment(name: "canvas", request: LayoutRequest())

  /// Whether a document is ever shown in it: one for phones or for pads alone is laid out for
  /// those (InterfaceBuilder.md#platforms).
  package func fits(_ document: Document) -> Bool {
    guard let device else { return true }
    let idiom = device.device.idiom
    guard document.tree.platform == .iOS else { return idiom == .tv }
    switch document.idiom {
    case nil: return idiom != .tv
    case let only?: return idiom == only
    }
  }

  /// Whether it is the canvas as the document was saved.
  var isSavedCanvas: Bool { isCanvas && request.overrides.sizeClass == nil }

  /// Whether it is the canvas in a size class.
  var isSizeClass: Bool { isCanvas && request.overrides.sizeClass != nil }

  private var isCanvas: Bool { if case .design = request.canvas { true } else { false } }
}

extension OrientationSupport {
  /// Whether a document of the app is shown on a device as an environment holds it. A window that does not
  /// fill a pad's screen is shown however it is held, where the app shares the screen.
  package func allows(_ environment: CheckEnvironment) -> Bool {
    guard let device = environment.device else { return true }
    guard device.window == .full else { return sharesScreen }
    guard let known = orientations(on: device.device.idiom), !known.isEmpty else { return true }
    return known.contains(device.orientation)
  }
}

extension DocumentApp {
  /// Whether the app is held as an environment holds a device: as its project says; where that says nothing,
  /// a phone as the document was drawn, upright or lying.
  package func shows(_ document: Document, in environment: CheckEnvironment) -> Bool {
    guard let device = environment.device, device.device.idiom == .phone,
      orientations?.orientations(on: .phone)?.isEmpty ?? true
    else { return (orientations ?? OrientationSupport()).allows(environment) }
    return device.orientation == document.drawnOrientation
  }
}

extension Document {
  /// How the device of the canvas was held when the document was saved.
  fileprivate var drawnOrientation: Orientation {
    let device = tree.root.flatMap { tree.child(of: $0, .device) }
    return device.flatMap { tree[$0, .orientation] }.flatMap(Orientation.init) ?? .portrait
  }
}

extension CheckRule.Environments {
  /// Whether a rule checks an environment.
  func contains(_ environment: CheckEnvironment) -> Bool {
    switch self {
    case .all: !environment.isSavedCanvas
    case .sizeClasses: environment.isSizeClass
    case .devices: environment.device != nil
    case .savedCanvas: environment.isSavedCanvas
    }
  }
}

extension Document {
  /// The only idiom that the document is for, by its runtime or the name of its file; nil where
  /// neither gives one.
  var idiom: Idiom? {
    if tree.root.flatMap({ tree[$0, .targetRuntime] })?.hasSuffix(".iPad") == true { return .pad }
    return idiomOfName
  }

  /// The idiom that the file's name is for, as `Main~ipad.storyboard`; nil of a name for all.
  var idiomOfName: Idiom? {
    let stem = PathName.stem(of: path)
    return stem.hasSuffix("~ipad") ? .pad : stem.hasSuffix("~iphone") ? .phone : nil
  }
}
