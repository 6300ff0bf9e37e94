import LiveLayout
import SceneModel

/// The panes of the window: a point is a character wide and high.
final class Panes {
  let scene: LiveScene
  private let title: LiveView
  private let sidebar: LiveView
  private let list: LiveView
  private let details: LiveView
  private let status: LiveView

  private let sidebarWidth: LiveConstraint
  private let beside: [LiveConstraint]
  private let below: [LiveConstraint]

  /// The number of columns from which on the details stand beside the list.
  private static let wide = 96.0

  init(size: Size) throws(LiveLayoutError) {
    scene = try LiveScene(size: size)
    title = try LiveView(name: "Ninefold")
    sidebar = try LiveView(name: "Projects")
    list = try LiveView(name: "Scenes")
    details = try LiveView(name: "Details")
    status = try LiveView(name: "q: quit   + -: width of the sidebar")
    let root = scene.root
    for pane in [title, sidebar, list, details, status] { try root.addSubview(pane) }

    sidebarWidth = sidebar.widthAnchor.constraint(equalToConstant: 24)
    try sidebarWidth.setPriority(750)
    beside = [
      list.trailingAnchor.constraint(equalTo: details.leadingAnchor),
      list.bottomAnchor.constraint(equalTo: status.topAnchor),
      details.topAnchor.constraint(equalTo: list.topAnchor),
      details.widthAnchor.constraint(equalTo: list.widthAnchor, multiplier: 0.75),
    ]
    below = [
      list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: details.topAnchor),
      details.leadingAnchor.constraint(equalTo: list.leadingAnchor),
      details.heightAnchor.constraint(equalTo: list.heightAnchor, multiplier: 0.5),
    ]
    try LiveConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      title.heightAnchor.constraint(equalToConstant: 1),

      sidebar.topAnchor.constraint(equalTo: title.bottomAnchor),
      sidebar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      sidebar.bottomAnchor.constraint(equalTo: status.topAnchor),
      sidebar.widthAnchor.constraint(greaterThanOrEqualToConstant: 12),
      sidebar.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.4),
      sidebarWidth,

      list.topAnchor.constraint(equalTo: title.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
      details.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      details.bottomAnchor.constraint(equalTo: status.topAnchor),

      status.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      status.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      status.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      status.heightAnchor.constraint(equalToConstant: 1),
    ])
    try arrange()
  }

  /// Adopts the window's size.
  func follow(_ size: Size?) throws(LiveLayoutError) {
    guard let size, size != scene.size else { return }
    scene.size = size
    try arrange()
  }

  /// Makes the sidebar wider, as far as the other panes allow.
  func widenSidebar(by columns: Double) throws(LiveLayoutError) {
    try sidebarWidth.setConstant(min(max(sidebarWidth.constant + columns, 12), 80))
  }

  private func arrange() throws(LiveLayoutError) {
    let isWide = scene.size.width >= Self.wide
    LiveConstraint.deactivate(isWide ? below : beside)
    try LiveConstraint.activate(isWide ? beside : below)
  }

  /// The window as lines of text.
  func picture() -> String {
    var canvas = CharacterCanvas(size: scene.size)
    for pane in [sidebar, list, details] { canvas.drawBox(pane.frame, title: pane.name) }
    for line in [title, status] { canvas.drawLine(line.frame, text: line.name) }
    return canvas.text
  }
}
