import Testing
import UIKitLayout
import UIKitLayoutTesting
import UIKitPictures

extension Layouts {
  /// Pictures of views, by the looks that scenes have.
  @MainActor
  struct PictureTests {
    /// A window with a coloured row of a label and a box.
    private func row() -> (window: UIWindow, box: UIView, label: UILabel) {
      let window = phoneWindow()
      let label = UILabel()
      label.text = "Title"
      label.textColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
      let box = Block(40, 20)
      box.backgroundColor = .red
      let stack = add(UIStackView(arrangedSubviews: [label, box]), to: window)
      stack.topAnchor.constraint(equalTo: window.topAnchor, constant: 30).isActive = true
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16).isActive = true
      return (window, box, label)
    }

    @Test func `a picture has each view at its frame, with its text and its colours`() {
      let (window, box, label) = row()
      let picture = window.picture()
      #expect(picture.size == CGSize(width: 375, height: 667))
      #expect(picture.svg.contains("Title"))
      #expect(picture.svg.contains("#FF0000") && picture.svg.contains("#008000"))
      #expect(box.frame == CGRect(label.frame.maxX, 0, 40, box.frame.height))
      #expect(picture.svg == window.picture().svg)
      box.isHidden = true
      #expect(!window.picture().svg.contains("#FF0000"))
    }

    @Test func `a view inside has a picture of its own size`() {
      let (window, box, _) = row()
      window.layoutIfNeeded()
      #expect(box.picture().size == box.frame.size)
      #expect(!box.picture().svg.contains("Title"))
    }

    @Test func `what is scrolled away is drawn where it is`() {
      let window = phoneWindow()
      let scroll = UIScrollView(frame: CGRect(0, 0, 200, 100))
      window.addSubview(scroll)
      let box = UIView(frame: CGRect(10, 150, 30, 20))
      box.backgroundColor = .blue
      scroll.addSubview(box)
      scroll.contentSize = CGSize(width: 200, height: 400)
      scroll.contentOffset = CGPoint(x: 0, y: 120)
      let svg = scroll.picture().svg
      #expect(svg.contains("#0000FF"))
      #expect(svg.contains("x=\"10\" y=\"30\""))
    }

    @Test func `traits hold while a picture is drawn`() {
      let window = phoneWindow()
      window.backgroundColor = .systemBackground
      let dark = window.picture(traits: UITraitCollection(userInterfaceStyle: .dark)).svg
      #expect(window.traitCollection.userInterfaceStyle == .light)
      #expect(dark != window.picture().svg)
    }

    @Test(arguments: [
      (UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), "#FF0000"),
      (UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), "#00FF00"),
      (UIColor(hue: 2 / 3, saturation: 1, brightness: 1, alpha: 1), "#0000FF"),
      (UIColor(hue: 0.5, saturation: 0, brightness: 0.2, alpha: 1), "#333333"), (.systemBlue, "#007AFF"),
    ])
    func `a colour of any kind is drawn`(color: UIColor, digits: String) {
      let window = phoneWindow()
      window.backgroundColor = color
      #expect(window.picture().svg.contains(digits))
    }

    /// The files of the catalogues that `ninefold render` draws of a document.
    @Test func `images of catalogues and files beside them are drawn`() throws {
      let sample = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../SampleProjects/BirdJournal").standardizedFileURL
      let image = sample.appending(path: "Assets.xcassets/kingfisher.imageset/kingfisher@2x.png")
      let bytes = try Data(contentsOf: image).base64EncodedString()
      let window = phoneWindow()
      let view = UIImageView(frame: CGRect(10, 10, 48, 48))
      window.addSubview(view)
      LayoutResources.folders = [sample]
      defer { (LayoutResources.folders, UIImage.sizes) = ([], [:]) }
      view.image = UIImage(named: "kingfisher")
      #expect(window.picture().svg.contains(bytes))
      LayoutResources.folders = []
      #expect(!window.picture().svg.contains(bytes))
      LayoutResources.folders = [image.deletingLastPathComponent()]
      UIImage.sizes = ["kingfisher": CGSize(width: 48, height: 48)]
      view.image = UIImage(named: "kingfisher")
      #expect(window.picture().svg.contains(bytes))
    }

    @Test func `colours of catalogues and of functions are those of the style`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "ninefold-\(UUID().uuidString)")
      let set = folder.appending(path: "Colors.xcassets/Accent.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try #"""
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb",
         "components": {"red": "0x44", "green": "0x55", "blue": "0x66", "alpha": "1"}}}
      ]}
      """#.write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
      LayoutResources.folders = [folder]
      defer { LayoutResources.folders = [] }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let window = phoneWindow()
      window.backgroundColor = UIColor(named: "Accent")
      #expect(window.picture().svg.contains("#112233") && !window.picture().svg.contains("#445566"))
      #expect(window.picture(traits: dark).svg.contains("#445566"))
      let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      window.backgroundColor = color
      #expect(
        window.picture().svg.contains("#0000FF") && window.picture(traits: dark).svg.contains("#FF0000"))
      #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor.red.withAlphaComponent(0.5))
      #expect(UIColor.red.resolvedColor(with: dark) == .red)
    }

    @Test func `a picture is a PNG file of so many pixels a point`() throws {
      let (window, box, _) = row()
      window.layoutIfNeeded()
      let bytes = try box.picture().png(scale: 3)
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // The width stands in the first chunk.
      #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == 120)
    }

    @Test func `a page has a picture of each variant`() {
      let gallery = LayoutGallery("Form <1>", of: { UIViewController() })
      #expect(gallery.entries.map(\.title) == LayoutVariant.standard.map(\.title))
      #expect(gallery.entries[2].picture.size == CGSize(width: 852, height: 393))
      #expect(gallery.html.contains("<h1>Form &lt;1></h1>"))
      #expect(gallery.html.components(separatedBy: "<svg").count == 7)
    }

    @Test func `a layout that differs has a picture of each variant that does`() {
      var drawn: [CGSize] = []
      let variants = [LayoutVariant("iPhone 8"), LayoutVariant("iPhone 8", .landscapeLeft)]
      withKnownIssue {
        assertLayout(
          ofView: UIView(), in: variants, named: "lying",
          attaching: { view in
            drawn.append(view.frame.size)
            return view.picture().svg
          })
      }
      #expect(drawn == [CGSize(width: 667, height: 375)])
    }
  }
}
