import SceneModel
import Testing

/// Names of languages (Devices.md#languages).
struct LanguageTagTests {
  @Test(arguments: [
    ("fr", "fr"), ("pt-BR", "pt-BR"), ("pt_br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
    ("French", "fr"), ("fil", "fil"), ("sr-Latn", "sr-Latn"), ("en-US-POSIX", "en-US"),
  ])
  func `a tag is read in any spelling`(text: String, tag: String) {
    #expect(LanguageTag(text)?.description == tag)
  }

  @Test(arguments: ["", "f", "Base", "fr/", "fr-", "französisch", "12", "fr-toolongapart"])
  func `another text is no tag`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func `texts of the language serve where a region has none`() throws {
    let tag = try #require(LanguageTag("zh-Hant-TW"))
    #expect(tag.fallbacks.map(\.description) == ["zh-Hant-TW", "zh-Hant", "zh-TW", "zh"])
  }

  @Test(arguments: [
    ("ar", LayoutDirection.rightToLeft), ("he-IL", .rightToLeft), ("fa", .rightToLeft), ("ur", .rightToLeft),
    ("az-Arab", .rightToLeft), ("uz-Latn", .leftToRight), ("ks-Deva", .leftToRight), ("fr", .leftToRight),
    ("zh-Hant", .leftToRight),
  ])
  func `a language implies the direction of its script`(text: String, direction: LayoutDirection) throws {
    #expect(try #require(LanguageTag(text)).direction == direction)
  }
}
