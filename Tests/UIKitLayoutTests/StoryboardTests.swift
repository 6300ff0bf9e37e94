import AutoLayout
import Controls
import Devices
import Editing
import InterfaceBuilder
import Resolver
import SceneModel
import Testing

@testable import UIKitCore
import UIKitLayout

extension Layouts {
  /// Controllers and views of storyboards and xibs (Apple's pages of `UIStoryboard`, `UINib` and
  /// `UIStoryboardSegue`). The frames are those of the layout of the same scene, which the facts hold.
  @MainActor
  struct StoryboardTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SampleProjects")

    /// A device, how it is held, and the size class that stands for its own.
    struct Environment: Sendable, CustomTestStringConvertible {
      let device: String
      var orientation = Orientation.portrait
      var sizeClass: SizeClass?
      var testDescription: String { "\(device) \(orientation) \(sizeClass?.description ?? "")" }
    }

    private static let environments =
      SizeClass.all.map { Environment(device: "iPhone 15", sizeClass: $0) } + [
        Environment(device: "iPhone SE (3rd generation)"),
        Environment(device: "iPhone 15", orientation: .landscape),
        Environment(device: "iPhone 15 Pro Max", orientation: .landscape), Environment(device: "iPad Air 2"),
        Environment(device: "iPad Pro (9.7-inch)", orientation: .landscape),
      ]

    /// Shows a device, with a size class for a controller.
    private func show(_ environment: Environment, _ controller: UIViewController) {
      UIScreen.main.show(
        environment.device, in: environment.orientation == .landscape ? .landscapeLeft : .portrait)
      if let sizeClass = environment.sizeClass {
        controller.traitOverrides.horizontalSizeClass = UIUserInterfaceSizeClass(sizeClass.width)
        controller.traitOverrides.verticalSizeClass = UIUserInterfaceSizeClass(sizeClass.height)
      } else {
        controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        controller.traitOverrides.remove(UITraitVerticalSizeClass.self)
      }
    }

    /// A document without segues: each controller by itself.
    private func alone(_ path: String) throws -> Document {
      var document = try Document(contentsOf: path)
      let tree = document.tree
      for index in 1..<tree.count where tree.isElement(NodeID(index), .segue) {
        if let id = tree[NodeID(index), .id] { try document.apply(.delete(ObjectID(id), .project)) }
      }
      // Sizes that stand in for those of a program's classes are for Interface Builder alone.
      for index in 1..<tree.count {
        guard let id = tree[NodeID(index), .id] else { continue }
        for name in [KnownName.placeholderIntrinsicWidth, .placeholderIntrinsicHeight]
        where tree[NodeID(index), name] != nil {
          try document.apply(.unset(ObjectID(id), attribute: ValuePath(name.text)))
        }
      }
      return document
    }

    /// The differences between the frames of a controller's views and those of its scene's layout.
    private func differences(
      _ controller: UIViewController, _ node: NodeID, _ source: NibDocument, _ alone: Document,
      _ environment: Environment
    ) throws -> (differences: [String], compared: Int) {
      let device = try #require(Device.named(environment.device))
      let engine = LayoutEngine(
        alone,
        LayoutRequest(
          canvas: .device(device, environment.orientation, .full),
          overrides: TraitOverrides(sizeClass: environment.sizeClass), ignoresSavedFrames: true))
      let id = try #require(source.tree[node, .id])
      let outline = try #require(alone.scenes.first { $0.controller.flatMap { alone.tree[$0, .id] } == id })
      let nib = try #require(controller.nib)
      var differences: [String] = []
      var compared = 0
      for layout in engine.layout(outline).views {
        guard let own = source.resolver.node(layout.id), let view = nib.object(own) as? UIView,
          view.isDescendant(of: controller.view)
        else { continue }
        compared += 1
        let (one, other) = (view.frame, CGRect(layout.frame))
        let isEqual = [
          one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ].allSatisfy { abs($0) <= 0.01 }
        if !isEqual {
          differences.append("\(environment.testDescription) \(layout.id): \(one), not \(other)")
        }
      }
      return (differences, compared)
    }

    @Test(arguments: [
      ("BirdJournal", "Main"), ("BirdJournal", "Almanac"), ("FieldKitchen", "Main"), ("TideTable", "Tide"),
    ])
    func `every scene of a storyboard has the frames of its layout, on every device and in every class`(
      project: String, name: String
    ) throws {
      let folder = Self.samples.appending(path: project)
      LayoutResources.folders = [folder]
      defer { LayoutResources.folders = [] }
      let handler = LayoutLog.handler
      LayoutLog.handler = { _ in }
      defer { LayoutLog.handler = handler }
      let source = try #require(try LayoutResources.document(name, "storyboard", in: nil))
      let document = try alone(folder.appending(path: name + ".storyboard").path)
      let storyboard = UIStoryboard(name: name, bundle: nil)
      var compared = 0
      for node in source.resolver.document.scenes.compactMap(\.controller) {
        guard !source.tree.isElement(node, .viewControllerPlaceholder) else { continue }
        UIScreen.main.overrides = UITraitCollection()
        UIScreen.main.show("iPhone 15")
        // The one controller goes through all environments, and so through all variations.
        let controller = try #require(storyboard.make(node, path: []))
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for environment in Self.environments {
          show(environment, controller)
          window.layoutIfNeeded()
          let result = try differences(controller, node, source, document, environment)
          #expect(result.differences == [], "\(source.tree[node, .id] ?? "")")
          compared += result.compared
        }
      }
      #expect(compared >= 56)
    }

    /// A real document's frames where code of its own classes does not run.
    @Test(
      .enabled("NINEFOLD_CORPUS names no folder of documents") {
        ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"] != nil
      })
    func `of real documents nine scenes in ten have the frames of their layout`() throws {
      let (handler, raised) = (LayoutLog.handler, LayoutExceptions.handler)
      (LayoutLog.handler, LayoutExceptions.handler) = ({ _ in }, { _ in })
      defer { (LayoutLog.handler, LayoutExceptions.handler) = (handler, raised) }
      let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"] ?? ""
      let files = DocumentFiles(at: [folder]).files
      var (equal, all) = (0, 0)
      var shown: [String] = []
      for file in files.enumerated().filter({ $0.offset % 20 == 0 }).map(\.element) {
        guard let document = try? Document(contentsOf: file.location), document.tree.platform == .iOS
        else { continue }
        let source = NibDocument(document, in: nil)
        if file.path.hasSuffix(".xib") {
          let window = UIWindow()
          for case let view as UIView in UINib(source).instantiate(withOwner: nil) { window.addSubview(view) }
          window.layoutIfNeeded()
          continue
        }
        let alone = try alone(file.location)
        let storyboard = UIStoryboard(source)
        for node in source.resolver.document.scenes.compactMap(\.controller) {
          guard !source.tree.isElement(node, .viewControllerPlaceholder) else { continue }
          UIScreen.main.show("iPhone 15")
          let controller = try #require(storyboard.make(node, path: []))
          let window = UIWindow()
          window.rootViewController = controller
          window.makeKeyAndVisible()
          var different: [String] = []
          for environment in Self.environments {
            show(environment, controller)
            window.layoutIfNeeded()
            different += try differences(controller, node, source, alone, environment).differences
          }
          all += 1
          if different.isEmpty { equal += 1 } else { shown.append("\(file.path) \(different[0])") }
        }
      }
      #expect(Double(equal) >= 0.9 * Double(all), "\(equal) of \(all) scenes, not \(shown)")
    }

    // MARK: Classes, outlets and segues

    /// The controller of the tide's table, with its outlets.
    private final class Tide: UIViewController {
      private(set) var noteLabel: UILabel?
      private(set) var harbourLabel: UILabel?
      private(set) var detailsView: UIView?
      private(set) var chartView: UIView?
      private(set) var isAwake = false
      private(set) var hadOutlets = false
      let tide: Int

      required init?(coder: NSCoder) {
        tide = 0
        super.init(coder: coder)
      }

      init?(coder: NSCoder, tide: Int) {
        self.tide = tide
        super.init(coder: coder)
      }

      override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "noteLabel": noteLabel = value as? UILabel
        case "harbourLabel": harbourLabel = value as? UILabel
        case "detailsView": detailsView = value as? UIView
        case "chartView": chartView = value as? UIView
        default: super.setValue(value, forKey: key)
        }
      }

      override func awakeFromNib() { isAwake = true }
      override func viewDidLoad() { hadOutlets = noteLabel != nil && chartView != nil }
    }

    /// A controller without the outlets that the storyboard has.
    private final class Bare: UIViewController {}

    private func inSamples<Result>(_ project: String, _ body: () throws -> Result) rethrows -> Result {
      LayoutResources.folders = [Self.samples.appending(path: project)]
      defer { LayoutResources.folders = [] }
      return try body()
    }

    @Test func `a controller of the program has its outlets before its view did load`() throws {
      try inSamples("TideTable") {
        LayoutResources.register(Tide.self, as: "TideViewController")
        let storyboard = UIStoryboard(name: "Tide", bundle: nil)
        let controller = try #require(storyboard.instantiateInitialViewController() as? Tide)
        #expect(controller.isAwake && !controller.isViewLoaded)
        #expect(controller.noteLabel == nil, "outlets are set with the view")
        controller.loadViewIfNeeded()
        #expect(controller.hadOutlets)
        #expect(controller.noteLabel?.isDescendant(of: controller.view) == true)
        #expect(controller.storyboard === storyboard)
      }
    }

    @Test func `a creator makes the controller with values of its own`() {
      inSamples("TideTable") {
        let storyboard = UIStoryboard(name: "Tide", bundle: nil)
        let controller = storyboard.instantiateViewController(identifier: "Tide") { Tide(coder: $0, tide: 7) }
        #expect(controller.tide == 7)
        controller.loadViewIfNeeded()
        #expect(controller.hadOutlets)
        let initial: Tide? = storyboard.instantiateInitialViewController { Tide(coder: $0, tide: 8) }
        #expect(initial?.tide == 8)
      }
    }

    @Test func `an outlet that a class does not have is an exception`() throws {
      try inSamples("TideTable") {
        LayoutResources.register(Bare.self, as: "TideViewController")
        let storyboard = UIStoryboard(name: "Tide", bundle: nil)
        let controller = try #require(storyboard.instantiateInitialViewController())
        let exceptions = LayoutExceptions.raised { controller.loadViewIfNeeded() }
        #expect(exceptions.count == 4)
        #expect(exceptions.allSatisfy { $0.name == "NSUnknownKeyException" })
        #expect(
          exceptions.contains { $0.reason.contains("not key value coding-compliant for the key noteLabel") })
      }
    }

    @Test func `names that are missing are exceptions in UIKit's words`() {
      inSamples("TideTable") {
        let missing = LayoutExceptions.raised { _ = UIStoryboard(name: "Nothing", bundle: nil) }
        #expect(missing.map(\.name) == ["NSInvalidArgumentException"])
        #expect(missing.first?.reason.hasPrefix("Could not find a storyboard named 'Nothing'") == true)
        let unknown = LayoutExceptions.raised {
          _ = UIStoryboard(name: "Tide", bundle: nil).instantiateViewController(withIdentifier: "Nobody")
        }
        #expect(unknown.count == 1)
        #expect(
          unknown.first?.reason.contains("doesn't contain a view controller with identifier 'Nobody'") == true
        )
        let nib = LayoutExceptions.raised {
          #expect(UINib(nibName: "No", bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
        #expect(nib.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(nib.first?.reason.contains("with name 'No'") == true)
      }
    }

    /// A controller that no coder makes.
    private final class Unmade: UIViewController {
      required init?(coder: NSCoder) { nil }
    }

    @Test func `a type that no coder makes ends the program, since nothing can come back`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let storyboard = UIStoryboard(name: "Nothing", bundle: nil)
          let _: Unmade = storyboard.instantiateViewController(identifier: "Nobody")
        }
      }
    }

    /// The legend of the xib.
    private final class Legend: UIView {
      private(set) var datumLabel: UILabel?

      override func setValue(_ value: Any?, forKey key: String) {
        if key == "datumLabel" { datumLabel = value as? UILabel } else { super.setValue(value, forKey: key) }
      }
    }

    @Test func `the view of a xib has its outlets, its constraints and its variations`() throws {
      try inSamples("TideTable") {
        LayoutResources.register(Legend.self, as: "LegendView")
        let views = UINib(nibName: "Legend", bundle: nil).instantiate(withOwner: nil)
        let legend = try #require(views.first as? Legend)
        #expect(views.count == 1)
        #expect(legend.datumLabel != nil)
        let swatch = try #require(legend.nib?.source.resolver.node("OCF-69-8YL"))
        let window = phoneWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.addSubview(legend)
        window.layoutIfNeeded()
        let view = try #require(legend.nib?.object(swatch) as? UIView)
        #expect(view.frame.size == CGSize(width: 24, height: 24))
        controller.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 32, height: 32))
      }
    }

    @Test func `a value that a document has in one class alone goes with the class`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "ninefold-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <objects>
                <stackView contentMode="scaleToFill" id="row-ax-001">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                    <subviews>
                        <view contentMode="scaleToFill" id="one-ax-001"/>
                    </subviews>
                    <variation key="widthClass=compact" axis="vertical" spacing="7"/>
                </stackView>
            </objects>
        </document>
        """
      try xib.write(to: folder.appending(path: "Row.xib"), atomically: true, encoding: .utf8)
      LayoutResources.folders = [folder]
      defer { LayoutResources.folders = [] }
      let window = phoneWindow()
      let stack = try #require(
        UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).first as? UIStackView)
      window.addSubview(stack)
      #expect(stack.axis == .vertical && stack.spacing == 7 && stack.arrangedSubviews.count == 1)
      stack.traitOverrides.horizontalSizeClass = .regular
      #expect(stack.axis == .horizontal && stack.spacing == 0)
      stack.traitOverrides.horizontalSizeClass = .compact
      #expect(stack.axis == .vertical && stack.spacing == 7)
    }

    /// A view of a xib with recognizers and bars.
    private final class Gestures: UIView {
      private(set) var tap: UITapGestureRecognizer?
      private(set) var addItem: UIBarButtonItem?
      private(set) var heading: UINavigationItem?

      override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "tap": tap = value as? UITapGestureRecognizer
        case "addItem": addItem = value as? UIBarButtonItem
        case "heading": heading = value as? UINavigationItem
        default: super.setValue(value, forKey: key)
        }
      }
    }

    @Test func `recognizers and items of bars are objects that outlets lead to`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "ninefold-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="out-er-001" customClass="Gestures">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <subviews>
                        <navigationBar contentMode="scaleToFill" id="nav-ba-001">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                            <items>
                                <navigationItem title="Heading" id="hea-di-001">
                                    <barButtonItem key="leftBarButtonItem" systemItem="done" id="don-e0-001"/>
                                </navigationItem>
                            </items>
                        </navigationBar>
                        <toolbar contentMode="scaleToFill" id="too-lb-001">
                            <rect key="frame" x="0.0" y="156" width="320" height="44"/>
                            <items>
                                <barButtonItem title="Add" width="40" enabled="NO" id="add-it-001"/>
                                <barButtonItem systemItem="flexibleSpace" id="spa-ce-001"/>
                            </items>
                        </toolbar>
                    </subviews>
                    <connections>
                        <outlet property="tap" destination="tap-re-001" id="con-ne-001"/>
                        <outlet property="addItem" destination="add-it-001" id="con-ne-002"/>
                        <outlet property="heading" destination="hea-di-001" id="con-ne-003"/>
                        <outletCollection property="gestureRecognizers" destination="tap-re-001" appends="YES" \
        id="con-ne-004"/>
                        <outletCollection property="gestureRecognizers" destination="swi-pe-001" appends="YES" \
        id="con-ne-005"/>
                        <outletCollection property="gestureRecognizers" destination="lon-gp-001" appends="YES" \
        id="con-ne-006"/>
                    </connections>
                </view>
                <tapGestureRecognizer numberOfTapsRequired="2" id="tap-re-001"/>
                <swipeGestureRecognizer direction="left" id="swi-pe-001"/>
                <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.25" id="lon-gp-001"/>
            </objects>
        </document>
        """
      try xib.write(to: folder.appending(path: "Gestures.xib"), atomically: true, encoding: .utf8)
      LayoutResources.folders = [folder]
      defer { LayoutResources.folders = [] }
      LayoutResources.register(Gestures.self, as: "Gestures")
      let objects = UINib(nibName: "Gestures", bundle: nil).instantiate(withOwner: nil)
      let view = try #require(objects.first as? Gestures)
      let recognizers = try #require(view.gestureRecognizers)
      #expect(recognizers.count == 3 && recognizers.first === view.tap && view.tap?.view === view)
      #expect(view.tap?.numberOfTapsRequired == 2)
      #expect((recognizers[1] as? UISwipeGestureRecognizer)?.direction == .left)
      #expect((recognizers[2] as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.25)
      let bar = try #require(view.subviews.first as? UINavigationBar)
      #expect(bar.topItem === view.heading && view.heading?.title == "Heading")
      #expect(view.heading?.leftBarButtonItem?.style == .done)
      let toolbar = try #require(view.subviews.last as? UIToolbar)
      #expect(toolbar.items?.count == 2 && toolbar.items?.first === view.addItem)
      #expect(view.addItem?.title == "Add" && view.addItem?.width == 40 && view.addItem?.isEnabled == false)
    }

    @Test func `a bundle makes the objects of a xib`() {
      inSamples("TideTable") {
        #expect(Bundle.main.loadNibNamed("Legend", owner: nil)?.count == 1)
      }
    }

    /// A row of the sightings.
    private final class Sighting: UITableViewCell {
      private(set) var remarkLabel: UILabel?

      override func setValue(_ value: Any?, forKey key: String) {
        if key == "remarkLabel" {
          remarkLabel = value as? UILabel
        } else {
          super.setValue(value, forKey: key)
        }
      }
    }

    private final class Sightings: UITableViewController {
      private(set) var segues: [String?] = []

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        tableView.dequeueReusableCell(
          withIdentifier: indexPath.row == 0 ? "Sighting" : "Hint", for: indexPath)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segues.append(segue.identifier) }
    }

    @Test func `prototypes are made by their identifiers, containers hold their controllers, segues lead on`()
      throws
    {
      try inSamples("BirdJournal") {
        LayoutResources.register(Sighting.self, as: "SightingCell")
        LayoutResources.register(Sightings.self, as: "SightingsViewController")
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        let sightings = try #require(navigation.topViewController as? Sightings)
        let window = Layouts.StoryboardTests.window(tabs)
        #expect(window.rootViewController === tabs)
        #expect(sightings.tableView.dataSource === sightings)
        let cells = sightings.tableView.visibleCells
        #expect(cells.map(\.reuseIdentifier) == ["Sighting", "Hint"])
        let remark = try #require((cells.first as? Sighting)?.remarkLabel)
        #expect(!remark.isDescendant(of: cells[0]), "the label is not installed in a compact width")
        tabs.traitOverrides.horizontalSizeClass = .regular
        #expect(remark.isDescendant(of: cells[0].contentView))
        tabs.traitOverrides.horizontalSizeClass = .compact
        #expect(!remark.isDescendant(of: cells[0]))
        sightings.performSegue(withIdentifier: "showBird", sender: nil)
        #expect(sightings.segues == ["showBird"])
        #expect(navigation.viewControllers.count == 2)
        let exceptions = LayoutExceptions.raised { sightings.performSegue(withIdentifier: "no", sender: nil) }
        #expect(exceptions.first?.reason.contains("has no segue with identifier 'no'") == true)
      }
    }

    private static func window(_ controller: UIViewController) -> UIWindow {
      UIScreen.main.overrides = UITraitCollection()
      UIScreen.main.show("iPhone 15")
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return window
    }

    @Test func `a table makes cells of a xib`() throws {
      try inSamples("BirdJournal") {
        let handler = LayoutLog.handler
        LayoutLog.handler = { _ in }
        defer { LayoutLog.handler = handler }
        let table = UITableView()
        table.register(UINib(nibName: "ReminderCell", bundle: nil), forCellReuseIdentifier: "Any")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Any"))
        #expect(cell.reuseIdentifier == "Any")
        #expect(!cell.contentView.subviews.isEmpty)
      }
    }

    // MARK: Images

    @Test func `images of catalogues have the sizes of their files`() throws {
      try inSamples("BirdJournal") {
        UIScreen.main.show("iPhone 15")
        let three = try #require(UIImage(named: "kingfisher"))
        #expect(three.scale == 3)
        UIScreen.main.show("iPhone SE (3rd generation)")
        let two = try #require(UIImage(named: "kingfisher"))
        #expect(two.scale == 2)
        #expect(two.size == three.size && two.size.width > 0)
        #expect(UIImage(named: "heron") == nil)
        #expect(UIImageView(image: two).intrinsicContentSize == two.size)
      }
    }
  }
}
