import LiveLayout
import SceneModel

/// Scenes that a program makes.
enum LiveShape: CaseIterable {
  /// Views one after the other in the root, not laid out.
  case built
  /// Each four views in a view of their own, not laid out.
  case nested
  /// A column of views with constraints, laid out.
  case column

  static var works: [Work] {
    allCases.map { shape in Work(name: "live \(shape)") { count in { try shape.make(count) } } }
  }

  private func make(_ count: Int) throws {
    let scene = try LiveScene(size: Size(375, 812))
    switch self {
    case .built: for _ in 0..<count { try scene.root.addSubview(LiveView()) }
    case .nested:
      for _ in 0..<count / 5 {
        let row = try LiveView()
        for _ in 0..<4 { try row.addSubview(LiveView("label", text: "Title")) }
        try scene.root.addSubview(row)
      }
    case .column:
      var top = scene.root.topAnchor
      for _ in 0..<count {
        let view = try LiveView()
        try scene.root.addSubview(view)
        try LiveConstraint.activate([
          view.topAnchor.constraint(equalTo: top),
          view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
          view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        top = view.bottomAnchor
      }
      try scene.layoutIfNeeded()
    }
  }
}
