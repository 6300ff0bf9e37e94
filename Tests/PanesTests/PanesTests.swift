import LiveLayout
import SceneModel
import Testing

@testable import panes

/// The example that lays out a terminal's panes.
@Suite struct PanesTests {
  private static func lines(_ panes: Panes) throws -> [String] {
    try panes.scene.layoutIfNeeded()
    return panes.picture().split(separator: "\n").map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  @Test func `a narrow window has the details below the list, a wide one beside it`() throws {
    let panes = try Panes(size: Size(60, 10))
    #expect(
      try Self.lines(panes) == [
        "Ninefold",
        "┌ Projects ────────────┐┌ Scenes ──────────────────────────┐",
        "│                      ││                                  │",
        "│                      ││                                  │",
        "│                      ││                                  │",
        "│                      ││                                  │",
        "│                      │└──────────────────────────────────┘",
        "│                      │┌ Details ─────────────────────────┐",
        "└──────────────────────┘└──────────────────────────────────┘",
        "q: quit   + -: width of the sidebar",
      ])
    try panes.follow(Size(100, 6))
    #expect(
      try Self.lines(panes) == [
        "Ninefold",
        "┌ Projects ────────────┐┌ Scenes ──────────────────────────────────┐┌ Details ─────────────────────┐",
        "│                      ││                                          ││                              │",
        "│                      ││                                          ││                              │",
        "└──────────────────────┘└──────────────────────────────────────────┘└──────────────────────────────┘",
        "q: quit   + -: width of the sidebar",
      ])
  }

  @Test func `the sidebar is as wide as is asked for, as far as there is room`() throws {
    let panes = try Panes(size: Size(100, 20))
    func width() throws -> Int {
      try Self.lines(panes)[2].dropFirst().prefix { $0 != "│" }.count + 2
    }
    for (change, expected) in [(0.0, 24), (4, 28), (40, 40), (-80, 12)] {
      try panes.widenSidebar(by: change)
      #expect(try width() == expected)
    }
  }
}
