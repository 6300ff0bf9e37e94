import AutoLayout
import Controls
import Devices
import Foundation
import InterfaceBuilder
import SceneModel
import Testing
import TextMetrics

/// A saved size counts where it was saved (InterfaceBuilder.md#guessed-sizes).
struct GuessedSizeTests {
  /// A label of the right width for nothing, in a font that nobody has.
  private static func label(_ id: String, _ text: String, size: Size, font: String = "Foobar-Regular")
    -> String
  {
    """
    <label id="\(id)" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="20" width="\(size.width)" height="\(size.height)"/>
    <fontDescription key="fontDescription" name="\(font)" family="Foobar" pointSize="20"/></label>
    """
  }

  private let fixture = Fixture(
    subviews: label("con", "Hello world", size: Size(333, 55)),
    constraints: Fixture.constraints("con.leading = root.leading + 20", "con.top = root.top + 20"))

  private func view(_ request: LayoutRequest) throws -> ViewLayout {
    try #require(try fixture.layout(request).view("con"))
  }

  private func request(_ change: (inout LayoutRequest) -> Void) -> LayoutRequest {
    var request = LayoutRequest()
    change(&request)
    return request
  }

  @Test func `on the canvas as it was saved it is the content's`() throws {
    let view = try view(LayoutRequest())
    #expect(view.frame.size == Size(333, 55))
    #expect(!view.isEstimated)
    #expect(try self.view(request { $0.sizeClass = .compactRegular }).frame.size == Size(333, 55))
  }

  @Test func `anywhere else content is measured, and is an estimate`() throws {
    let phone = try #require(Device.named("iPhone 8"))
    let others = [
      request { $0.canvas = .device(phone, .portrait, .full) }, request { $0.canvas = .size(Size(375, 667)) },
      request { $0.sizeClass = .regularRegular }, request { $0.overrides.direction = .rightToLeft },
      request { $0.overrides.contentSize = .accessibilityLarge }, request { $0.showsOwnTexts = false },
    ]
    for (index, request) in others.enumerated() {
      let view = try view(request)
      #expect(view.frame.width < 130 && view.frame.height < 30, "\(index): \(view.frame)")
      #expect(view.isEstimated, "\(index)")
    }
  }

  @Test func `of an image of which nothing is known it is the last resort, said to be an estimate`() throws {
    let image = """
      <imageView id="img" image="Nowhere" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="30" height="40"/></imageView>
      """
    let fixture = Fixture(
      subviews: image,
      constraints: Fixture.constraints("img.leading = root.leading + 20", "img.top = root.top + 20"))
    let phone = try #require(Device.named("iPhone 8"))
    let view = try #require(
      try fixture.layout(LayoutRequest(canvas: .device(phone, .portrait, .full))).view("img"))
    #expect(view.frame.size == Size(30, 40))
    #expect(view.isEstimated)
  }

  @Test func `what constraints decide is no estimate`() throws {
    var fixture = fixture
    fixture.constraints += Fixture.constraints("con.width = 200", "con.height = 40")
    let phone = try #require(Device.named("iPhone 8"))
    let view = try #require(
      try fixture.layout(LayoutRequest(canvas: .device(phone, .portrait, .full))).view("con"))
    #expect(!view.isEstimated)
  }

  // MARK: Calibration

  private func document(_ labels: [(text: String, width: Double, height: Double)]) throws -> Document {
    let views = labels.enumerated().map { number, label in
      Self.label("l\(number)", label.text, size: Size(label.width, label.height))
    }
    let places = labels.indices.flatMap {
      ["l\($0).leading = root.leading + 20", "l\($0).top = root.top + 20"]
    }
    var fixture = Fixture(subviews: views.joined())
    fixture.constraints = places.map(Fixture.constraint).joined()
    return try fixture.document
  }

  private func tableWidth(_ text: String) -> Double {
    TextMeasurer(toolsVersion: ToolsVersion(22155)).width(
      of: text, font: .named("Foobar-Regular", size: 20))
  }

  @Test func `saved labels of a font calibrate its substitute`() throws {
    let texts = ["Hello world", "Accounts and settings", "Nobody knows"]
    let labels = texts.map { ($0, (tableWidth($0) * 1.2 * 2).rounded(.up) / 2, 26.0) }
    var evidence = FontEvidence()
    evidence.add(try document(labels))
    let calibration = try #require(evidence.calibrations["Foobar-Regular"])
    #expect(abs(calibration.widthFactor - 1.2) < 0.005)
    #expect(calibration.lineHeight == 1.3)

    var request = LayoutRequest(canvas: .size(Size(375, 667)))
    request.fonts.calibrations = evidence.calibrations
    let frame = try view(request).frame
    #expect(abs(frame.width - tableWidth("Hello world") * 1.2) < 1)
    #expect(frame.height == 26)
  }

  @Test func `labels that something else sized, or that show another font, are no evidence`() throws {
    var evidence = FontEvidence()
    evidence.add(try document([("Hello world", 333, 55), ("Accounts", 20, 20), ("Nobody", 300, 80)]))
    #expect(evidence.calibrations.isEmpty)
    let texts = ["Hello world", "Accounts and settings"]
    evidence = FontEvidence()
    evidence.add(try document(texts.map { ($0, (tableWidth($0) * 2).rounded(.up) / 2, 23.5) }))
    #expect(evidence.calibrations["Foobar-Regular"].map { abs($0.widthFactor - 1) < 0.01 } ?? true)
  }
}

/// Other people's documents: `NINEFOLD_CORPUS` names a folder of them.
private let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

@Suite(.enabled(if: corpus != nil, "NINEFOLD_CORPUS is not set"))
struct CorpusCalibrationTests {
  /// Each document's labels measured by what the others of its project show.
  @Test func `a project's other documents bring the widths of its fonts nearer`() throws {
    var projects: [String: [FontEvidence]] = [:]
    for file in DocumentFiles(at: [corpus ?? ""]).files {
      guard let bytes = try? file.bytes(), let document = try? DocumentReader().read(bytes, path: file.path)
      else { continue }
      var evidence = FontEvidence()
      evidence.add(document)
      let project = file.path.split(separator: "/").first.map(String.init) ?? ""
      if !evidence.samples.isEmpty { projects[project, default: []].append(evidence) }
    }
    var (table, calibrated): ([Double], [Double]) = ([], [])
    for documents in projects.values {
      for (index, document) in documents.enumerated() {
        for (font, samples) in document.samples {
          let others = documents.indices.filter { $0 != index }.flatMap { documents[$0].samples[font] ?? [] }
          guard let calibration = FontEvidence.calibration(of: others) else { continue }
          for sample in samples {
            guard let width = sample.tableWidth, width >= 20, (0.7...1.4).contains(sample.width / width)
            else { continue }
            table.append(abs(width / sample.width - 1))
            calibrated.append(abs(width * calibration.widthFactor / sample.width - 1))
          }
        }
      }
    }
    func share(_ errors: [Double], within limit: Double) -> Int {
      errors.isEmpty ? 0 : errors.count { $0 <= limit } * 100 / errors.count
    }
    for (name, errors) in [("table", table), ("calibrated", calibrated)] {
      print(
        "\(name): \(errors.count) labels, median \(errors.sorted().dropFirst(errors.count / 2).first ?? 0),",
        "within 2 % \(share(errors, within: 0.02)), 5 % \(share(errors, within: 0.05))")
    }
    // Of 161 labels 83 % by the tables, and 85.
    #expect(share(calibrated, within: 0.02) > share(table, within: 0.02))
    #expect(share(calibrated, within: 0.05) >= share(table, within: 0.05))
  }
}
