import Testing

@testable import Versions

struct SnapshotPictureNameTests {
  @Test func `names are those of snapshots and environments, each once`() {
    let environments = ["canvas any-any", "iPad Air 1/3", "iPad Air 1:3", "ipad air 1-3"]
    #expect(
      SnapshotPicture.names(of: "Main/v1.2-s", environments) == [
        "Main/v1.2-s.canvas-any-any.svg", "Main/v1.2-s.iPad-Air-1-3.svg", "Main/v1.2-s.iPad-Air-1-3-2.svg",
        "Main/v1.2-s.ipad-air-1-3-3.svg",
      ])
  }

  @Test(arguments: [
    ("Main/a.canvas.svg", ["Main/a"]), ("a.b/v1.2.canvas.svg", ["a.b/v1", "a.b/v1.2"]), ("a.svg", []),
    (".a.svg", []), ("a", []),
  ])
  func `a picture's name tells which snapshots it may be of`(name: String, stems: [String]) {
    #expect(SnapshotPicture.stems(of: name) == stems)
  }

  @Test(arguments: [
    ("<svg a=\"b\">\n<title id=\"title\">Main/a, canvas</title>", true),
    ("<svg a=\"b\">\n<title id=\"title\">Main/ab, canvas</title>", false), ("<svg>\n", false),
    ("<svg", false),
    ("", false), ("\n<title id=\"title\">Main/a, canvas</title>", false),
  ])
  func `a picture says of which snapshot it is`(text: String, isPicture: Bool) {
    #expect(SnapshotPicture.isBegun(Array(text.utf8), of: "Main/a") == isPicture)
  }
}
