import AutoLayout
import Devices
import LiveLayout
import SceneModel
import Testing

/// The screens of the tutorials: the code between the marks is what the pages show, so that it compiles
/// and does what they say.
@Suite struct TutorialTests {
  @Test func `a form`() throws {
    // begin form
    let scene = try LiveScene(size: Size(390, 844))
    let form = try LiveView("stackView", name: "form")
    try form.set("axis", to: "vertical")
    try form.set("spacing", to: "12")
    try scene.root.addSubview(form)
    for (kind, text) in [("textField", nil), ("textField", nil), ("button", "Sign In")] {
      try form.addSubview(LiveView(kind, text: text))
    }
    let area = scene.root.safeAreaLayoutGuide
    let bottom = form.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor)
    let middle = form.centerYAnchor.constraint(equalTo: area.centerYAnchor)
    try middle.setPriority(750)
    try LiveConstraint.activate([
      form.leadingAnchor.constraint(equalToSystemSpacingAfter: area.leadingAnchor, multiplier: 2),
      form.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      middle, bottom,
    ])
    try scene.layoutIfNeeded()
    let centered = form.frame

    // The keyboard comes: 336 points of the window are not the form's any more.
    try bottom.setConstant(-436)
    try scene.layoutIfNeeded()
    let raised = form.frame
    // end form
    #expect(centered.x == 16 && centered.width == 358)
    #expect(abs(centered.y + centered.height / 2 - 422) < 0.5)
    #expect(raised.maxY == 844 - 436)
    #expect(raised.height == centered.height)
  }

  @Test func `a page that scrolls`() throws {
    // begin page
    let scene = try LiveScene(size: Size(320, 480))
    let page = try LiveView("scrollView", name: "page")
    let picture = try LiveView("imageView", name: "picture")
    let text = try LiveView(
      "label", text: "All that is to be said, in as many lines as it takes.", name: "text")
    try text.set("numberOfLines", to: "0")
    try scene.root.addSubview(page)
    try page.addSubview(picture)
    try page.addSubview(text)

    let views = ["page": page, "picture": picture, "text": text]
    var constraints: [LiveConstraint] = []
    for format in [
      "H:|[page]|", "V:|[page]|",
      "H:|[picture]|", "H:|-16-[text]-16-|", "V:|[picture(600)]-12-[text]-16-|",
    ] { constraints += try LiveConstraint.constraints(withVisualFormat: format, views: views) }
    // The width of what is scrolled is the page's own, so that it scrolls up and down alone.
    constraints.append(picture.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor))
    try LiveConstraint.activate(constraints)
    try scene.layoutIfNeeded()
    // end page
    let content = try #require(page.contentSize)
    #expect(content.width == 320)
    #expect(content.height == 600 + 12 + text.frame.height + 16)
    #expect(page.scrollableAxes == [.vertical])
  }

  @Test func `two columns that become one`() throws {
    // begin columns
    let scene = try LiveScene(size: Size(1024, 768))
    let list = try LiveView(name: "list")
    let detail = try LiveView(name: "detail")
    try scene.root.addSubview(list)
    try scene.root.addSubview(detail)
    let margins = scene.root.layoutMarginsGuide
    let beside = [
      list.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      list.widthAnchor.constraint(equalToConstant: 320),
      detail.topAnchor.constraint(equalTo: margins.topAnchor),
      detail.leadingAnchor.constraint(equalToSystemSpacingAfter: list.trailingAnchor),
    ]
    let below = [
      list.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      detail.topAnchor.constraint(equalToSystemSpacingBelow: list.bottomAnchor),
      detail.heightAnchor.constraint(equalTo: list.heightAnchor),
    ]
    try LiveConstraint.activate([
      list.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      list.topAnchor.constraint(equalTo: margins.topAnchor),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    // Called before every layout that something has asked for, so that any number of changes is one layout.
    scene.root.updateConstraints = { [unowned scene] _ throws(LiveLayoutError) in
      let isWide = scene.size.width >= 700
      LiveConstraint.deactivate(isWide ? below : beside)
      try LiveConstraint.activate(isWide ? beside : below)
    }
    try scene.layoutIfNeeded()
    let wide = (list.frame, detail.frame)

    scene.size = Size(320, 768)
    scene.root.setNeedsUpdateConstraints()
    try scene.layoutIfNeeded()
    let narrow = (list.frame, detail.frame)
    // end columns
    #expect(wide.0.width == 320 && wide.1.x == wide.0.maxX + 8)
    #expect(wide.0.height == wide.1.height)
    #expect(narrow.0.width == narrow.1.width && narrow.0.height == narrow.1.height)
    #expect(narrow.1.y == narrow.0.maxY + 8)
  }

  @Test func `a picture that stays as the device lies`() throws {
    // begin camera
    /// A camera whose picture stays as it lies on the device, while what is over it turns.
    final class Camera: LiveController {
      let picture: LiveView

      init(view: LiveView, picture: LiveView) {
        self.picture = picture
        super.init(view: view)
      }

      override func viewWillTransition(to size: Size, with transition: LiveTransition) {
        transition.animate { [picture] in picture.quarterTurns -= $0.quarterTurns }
      }
    }

    /// The buttons of the camera: beside each other at the bottom, below each other where that is low.
    final class Buttons: LiveController {
      override func traitCollectionDidChange(_ previous: TraitCollection) throws(LiveLayoutError) {
        let isLow = traitCollection.sizeClass.height == .compact
        try view.set("axis", to: isLow ? "vertical" : "horizontal")
      }
    }

    guard let phone = Device.named("iPhone 8") else { return }
    let scene = try LiveScene(size: Size(375, 667))
    scene.request.canvas = .device(phone, .portrait, .full)
    let picture = try LiveView("imageView", name: "picture")
    let buttons = try LiveView("stackView", name: "buttons")
    try scene.root.addSubview(picture)
    try scene.root.addSubview(buttons)
    for title in ["Photo", "Film"] { try buttons.addSubview(LiveView("button", text: title)) }
    try LiveConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 375),
      picture.heightAnchor.constraint(equalToConstant: 667),
      buttons.trailingAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.trailingAnchor),
      buttons.bottomAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.bottomAnchor),
    ])
    let camera = Camera(view: scene.root, picture: picture)
    try scene.setRootController(camera)
    try camera.addChild(Buttons(view: buttons))
    try scene.layoutIfNeeded()
    let upright = buttons.frame

    scene.request.canvas = .device(phone, .landscape, .full)
    try scene.layoutIfNeeded()
    let lying = buttons.frame
    // end camera
    #expect(picture.quarterTurns == -1 && picture.absoluteFrame == scene.root.frame)
    #expect(upright.width > upright.height && lying.height == 2 * upright.height)
  }

  @Test func `a view that could be elsewhere`() throws {
    // begin ambiguity
    let scene = try LiveScene(size: Size(320, 480))
    let title = try LiveView("label", text: "Title", name: "title")
    try scene.root.addSubview(title)
    try title.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20).activate()
    try scene.layoutIfNeeded()
    let open = title.openAttributes(along: .horizontal)  // left, right and centerX, not the width

    let chosen = title.frame
    title.exerciseAmbiguityInLayout()
    let other = title.frame  // as good for the constraints
    title.exerciseAmbiguityInLayout()

    let deciding = title.constraintsAffectingLayout(for: .vertical)
    // end ambiguity
    #expect(open == [.left, .right, .centerX] && title.hasAmbiguousLayout)
    #expect(other.x != chosen.x && other.size == chosen.size && title.frame == chosen)
    #expect(deciding.map(\.constant) == [20])
  }
}
