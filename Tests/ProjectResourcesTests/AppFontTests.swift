import InterfaceBuilder
import ProjectResources
import Testing

struct AppFontTests {
  private func list(_ content: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(content)
      </plist>
      """.utf8)
  }

  @Test(arguments: [
    (
      "<dict><key>A</key><string>b</string><key>UIAppFonts</key><array><string>A.ttf</string><string>F/B&amp;.otf</string></array></dict>",
      ["A.ttf", "F/B&.otf"]
    ),
    ("<dict><key>UIAppFonts</key><string>A.ttf</string></dict>", []),
    ("<dict><key>Other</key><array><string>A.ttf</string></array></dict>", []),
    ("<array><string>A.ttf</string></array>", []), ("<dict><key>UIAppFonts</key></dict>", []),
  ])
  func `the fonts that a property list says an app has are read`(content: String, files: [String]) throws {
    #expect(try AppFontReader().files(list(content), path: "Info.plist") == files)
  }

  @Test(arguments: ["bplist00\u{1}", "<plist><dict>", "{ a = b; }"])
  func `a property list that is no XML is refused by name`(text: String) {
    let error = #expect(throws: ReadError.self) {
      try AppFontReader().files(Array(text.utf8), path: "Info.plist")
    }
    #expect(error?.path == "Info.plist")
  }
}
