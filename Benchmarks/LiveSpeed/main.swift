import AutoLayout
import LiveLayout
import SceneModel

/// A form of 100 rows of four views each in a column as wide as the window.
struct Form {
  let scene: LiveScene
  let height: LiveConstraint
  let views: [LiveView]

  init(rows: Int) throws {
    let scene = try LiveScene(size: Size(375, 812))
    var views: [LiveView] = []
    var constraints: [LiveConstraint] = []
    var top = scene.root.topAnchor
    var heights: [LiveConstraint] = []
    for _ in 0..<rows {
      let row = try LiveView()
      let title = try LiveView("label", text: "Title")
      let value = try LiveView("label", text: "A value that is longer")
      let icon = try LiveView()
      let line = try LiveView()
      for view in [title, value, icon, line] { try row.addSubview(view) }
      try scene.root.addSubview(row)
      let height = row.heightAnchor.constraint(equalToConstant: 44)
      heights.append(height)
      constraints += [
        row.topAnchor.constraint(equalTo: top), height,
        row.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        title.leadingAnchor.constraint(equalToSystemSpacingAfter: icon.trailingAnchor),
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        value.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: title.trailingAnchor),
        value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 0.5),
      ]
      views += [row, title, value, icon, line]
      top = row.bottomAnchor
    }
    try LiveConstraint.activate(constraints)
    self.scene = scene
    self.views = views
    height = heights[0]
  }
}

/// The median time of a number of runs. Microseconds.
func median(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var times: [Duration] = []
  for index in 0..<count {
    let start = clock.now
    try body(index)
    times.append(clock.now - start)
  }
  let middle = times.sorted()[count / 2]
  return Double(middle.components.attoseconds) / 1e12 + Double(middle.components.seconds) * 1e6
}

/// Measures and prints.
func run() throws {
  let clock = ContinuousClock()
  let start = clock.now
  let form = try Form(rows: 100)
  let built = clock.now
  try form.scene.layoutIfNeeded()
  print("\(form.views.count) views: made in \(built - start), first layout \(clock.now - built)")

  var sum = 0.0

  let cold = try median(31) { _ in
    form.scene.forgetLayout()
    try form.scene.layoutIfNeeded()
    for view in form.views { sum += view.frame.y }
  }
  try form.height.setConstant(45)
  try form.scene.layoutIfNeeded()
  let warm = try median(2001) { index in
    try form.height.setConstant(index.isMultiple(of: 2) ? 46 : 47)
    try form.scene.layoutIfNeeded()
    for view in form.views { sum += view.frame.y }
  }
  let resized = try median(31) { index in
    form.scene.size = Size(index.isMultiple(of: 2) ? 390 : 393, 812)
    try form.scene.layoutIfNeeded()
    for view in form.views { sum += view.frame.y }
  }
  print("from scratch \(cold) µs, one constant \(warm) µs, 1/\((cold / warm).rounded())")
  print("another size \(resized) µs, 1/\((cold / resized * 10).rounded() / 10)")
  try measureRows()
}

/// Lays out the first screen of 10,000 rows of one kind of cell, and all of them, and prints the times.
func measureRows() throws {
  let cell = try LiveScene(size: Size(375, 200))
  let text = try LiveView("label")
  try text.set("numberOfLines", to: "0")
  try cell.root.addSubview(text)
  try LiveConstraint.activate(
    LiveConstraint.constraints(withVisualFormat: "H:|-16-[text]-16-|", views: ["text": text])
      + LiveConstraint.constraints(withVisualFormat: "V:|-11-[text]", views: ["text": text]))
  func layOut(_ row: Int) throws -> Double {
    try text.set("text", to: String(repeating: "Row \(row), and what it says. ", count: 1 + row % 7))
    try cell.layoutIfNeeded()
    return text.frame.maxY + 11
  }
  let clock = ContinuousClock()
  var (first, all) = (RowTable.Scrolling?.none, Duration.zero)
  let firstTime = try median(31) { _ in
    var table = try RowTable(count: 10_000, .selfSizing(estimate: 44))
    first = try table.scroll(to: 0, viewport: 812, layOut: layOut)
  }
  all = try clock.measure { for row in 0..<10_000 { _ = try layOut(row) } }
  let allTime = Double(all.components.seconds) * 1e6 + Double(all.components.attoseconds) / 1e12
  print(
    "first screen of 10,000 rows: \(first?.measurements.count ?? 0) laid out in \(firstTime) µs; "
      + "all \(allTime) µs, 1/\((allTime / firstTime).rounded())")
}

try run()
