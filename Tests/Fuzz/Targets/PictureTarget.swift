import ProjectResources
import AutoLayout
import Controls
import Devices
import InterfaceBuilder
import Painting
import Pictures
import Resolver
import SceneModel

extension FuzzTarget {
  /// Documents, and the pictures of their scenes.
  static let pictures = FuzzTarget(
    "pictures", InputForm(.tags, words: documentWords + pictureWords), longest: 4 << 10,
    seeds: { try [drawnDocument] + smallDocuments + Repository.samples(["storyboard", "xib"]) },
    check: { input, isThorough in
      let document: Document
      do throws(ReadError) {
        document = try DocumentReader().read(input, path: "Main.storyboard")
      } catch {
        return
      }
      try DrawnDocument(document, bytes: input.count).run(isThorough: isThorough)
    })
}

/// The pictures of a document's scenes: they must end, be XML, and be no larger than their document allows.
private struct DrawnDocument {
  private let document: Document
  private let bytes: Int
  /// The painter of pictures; nil where Cairo is not installed.
  private static let painter = try? CairoPainter()
  /// The longer side of what is painted, in pixels.
  private static let paintedSide = 96.0

  init(_ document: Document, bytes: Int) {
    self.document = document
    self.bytes = bytes
  }

  func run(isThorough: Bool) throws {
    try draw(LayoutRequest(), overlays: [], isThorough: isThorough)
    guard isThorough else { return }
    var overrides = TraitOverrides(style: InterfaceStyle.dark.rawValue)
    overrides.direction = .rightToLeft
    overrides.contrast = .high
    overrides.contentSize = ContentSizeCategory.allCases.last
    try draw(
      LayoutRequest(canvas: .size(Size(1, 1)), overrides: overrides), overlays: Set(PictureOverlay.allCases),
      isThorough: true)
    guard let phone = Device.named("iPhone 15") else { return }
    try draw(LayoutRequest(canvas: .device(phone, .portrait, .full)), overlays: [], isThorough: true)
  }

  private func draw(_ request: LayoutRequest, overlays: Set<PictureOverlay>, isThorough: Bool) throws {
    let engine = LayoutEngine(document, request)
    for outline in document.scenes {
      let scene = ScenePicture(engine, outline, images: FuzzImages())
      let drawing = scene.drawing(
        title: outline.name, PictureOptions(overlays: overlays, highlight: outline.id))
      for finding in scene.findings(in: drawing) {
        try require(finding.description == finding.description.onOneLine, "a finding on several lines")
      }
      try check(SVGPainter.bytes(of: drawing), isThorough: isThorough)
      if isThorough { try paint(drawing) }
      try check(CharacterPainter.picture(of: drawing, columns: 60, isVisualOrder: isThorough))
    }
  }

  private func check(_ svg: [UInt8], isThorough: Bool) throws {
    try require(svg.count <= 1 << 18 + 4096 * bytes, "\(svg.count) bytes of a picture of \(bytes)")
    let raw = svg.first { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }
    try require(raw == nil, "a control character in a picture")
    guard isThorough, let defect = ImageExamination.defect(of: svg) else { return }
    throw BrokenProperty("a picture that is no XML: \(defect)")
  }

  /// Paints a small picture, which must be PNG that can be read.
  private func paint(_ drawing: Drawing) throws {
    guard let painter = Self.painter else { return }
    let scale = Self.paintedSide / max(drawing.size.width, drawing.size.height, 1)
    let png: [UInt8]
    do throws(PaintingError) {
      png = try painter.png(of: drawing, scale: min(scale, 1))
    } catch {
      guard case .tooMuch = error else { throw error }
      return
    }
    try require(PictureFile(png, isTemplate: nil)?.form == .png, "a picture that is no PNG")
    if let defect = ImageExamination.defect(of: png) { throw BrokenProperty("a damaged PNG: \(defect)") }
  }

  private func check(_ picture: CharacterPicture) throws {
    try require(picture.rows.count <= 400, "\(picture.rows.count) rows")
    for row in picture.rows {
      let text = row.map(\.text).joined()
      try require(text == text.onOneLine, "a control character in a row")
      try require(text.columns == picture.rows[0].reduce(0) { $0 + $1.text.columns }, "rows of two widths")
    }
  }
}

/// Images of which every other name has a picture, whose pixels are damaged in some, and the others a defect.
private struct FuzzImages: PictureImages {
  func picture(named name: String, in surroundings: AssetTraits) -> PictureFile? {
    guard name.utf8.count.isMultiple(of: 2) else { return nil }
    var bytes = pixel
    if name.utf8.count.isMultiple(of: 4) {
      bytes[bytes.count - 30] ^= UInt8(truncatingIfNeeded: name.utf8.count)
    }
    return PictureFile(bytes, isTemplate: nil)
  }

  func defect(named name: String, in surroundings: AssetTraits) -> String? {
    name.utf8.count.isMultiple(of: 2) ? nil : "its file is \(name)"
  }
}

/// A PNG file of one black pixel.
private let pixel: [UInt8] = [
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
  0x08, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00, 0x0A, 0x49, 0x44, 0x41,
  0x54, 0x78, 0x9C, 0x63, 0x60, 0x00, 0x00, 0x00, 0x02, 0x00, 0x01, 0x48, 0xAF, 0xA4, 0x71, 0x00,
  0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
]

private let pictureWords = [
  "<color key=\"backgroundColor\" red=\"2\" green=\"-1\" blue=\"nan\" alpha=\"0.4\" colorSpace=\"x\"/>",
  "<color key=\"textColor\" name=\"x\"/>", "<color key=\"tintColor\" systemColor=\"labelColor\"/>",
  "<nil key=\"textColor\"/>",
  "<switch id=\"s\"/>", "<slider value=\"1e300\" minValue=\"2\" maxValue=\"1\"/>",
  "<progressView progress=\"nan\"/>",
  "<pageControl numberOfPages=\"9\" currentPage=\"3\"/>", "<stepper/>", "<datePicker/>", "<pickerView/>",
  "<searchBar/>",
  "<segmentedControl><segments><segment title=\"a\"/></segments></segmentedControl>",
  "<imageView image=\"ab\"/>",
  "<imageView image=\"abc\" contentMode=\"scaleAspectFill\"/>",
  "<textField text=\"a\" secureTextEntry=\"YES\"/>", "<toolbar/>",
  "<navigationBar/>", "<tabBar/>", "<activityIndicatorView style=\"large\"/>", "<mapView/>",
  "<visualEffectView/>",
  "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\" value=\"-1e9\"/>",
  "</userDefinedRuntimeAttributes>", " alpha=\"0.5\"", " clipsSubviews=\"YES\"", " textAlignment=\"center\"",
  " lineBreakMode=\"headTruncation\"",
  "&#x202E;", "&#x85;", "&#x7F;", "&#x5D0;", "&#x1F600;", "&#xFFFD;", " width=\"1e12\"", " x=\"-1e300\"",
]

/// A document with the controls that are drawn in ways of their own.
private let drawnDocument = Array(
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
          <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/><subviews>
              <slider value="0.5" minValue="0.0" maxValue="1" id="l"><rect key="frame" x="9" y="9" width="99" height="31"/></slider>
              <switch on="YES" id="s"><rect key="frame" x="9" y="49" width="51" height="31"/></switch>
              <imageView image="ab" id="i"><rect key="frame" x="9" y="89" width="60" height="60"/></imageView>
              <textField placeholder="&#x5D0; a" borderStyle="roundedRect" id="f"><rect key="frame" x="99" y="49" width="99" height="34"/>
                  <fontDescription key="fontDescription" name="Nobody" family="Nobody" pointSize="14"/></textField>
              <button buttonType="system" id="b"><rect key="frame" x="99" y="99" width="99" height="30"/>
                  <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="odd"/>
                  <state key="normal" title="Go"/></button>
          </subviews></view>
      </objects>
  </document>

  """.utf8)
