import SceneModel
import Testing

@testable import Versions

struct SizeClassWordsTests {
  @Test(arguments: [
    (["any-compact", "compact-compact", "regular-compact"], "compact height"),
    (["regular-any", "regular-compact", "regular-regular"], "regular width"),
    (["any-compact"], "any width × compact height"),
    (["compact-regular"], "compact width × regular height"),
    (["compact-regular", "regular-regular"], "compact or regular width × regular height"),
    (
      ["compact-compact", "compact-regular", "regular-compact", "regular-regular"],
      "compact or regular width × compact or regular height"
    ),
    (
      ["any-any", "any-compact", "any-regular", "regular-any", "regular-compact", "regular-regular"],
      "any or regular width"
    ),
    (
      [
        "any-any", "any-compact", "any-regular", "regular-any", "regular-compact", "regular-regular",
        "compact-any", "compact-regular",
      ], "all size classes but compact width × compact height"
    ),
    (["any-any", "compact-compact"], "any width × any height and compact width × compact height"),
    (
      ["any-any", "any-compact", "compact-compact"],
      "any width × any or compact height and compact width × compact height"
    ),
    ([], ""),
  ])
  func `sets of size classes are named as people would`(names: [String], words: String) throws {
    var set: SizeClassSet = []
    for name in names { set.formUnion(SizeClassSet(try #require(SizeClass(name: name)))) }
    #expect(set.words == words)
  }

  @Test func `all nine are all size classes`() { #expect(SizeClassSet.all.words == "all size classes") }

  @Test func `no two sets have the same words`() {
    let words = (0..<512).map { SizeClassSet(rawValue: $0).words }
    #expect(Set(words).count == 512)
  }

  @Test(arguments: [
    (["A"], "on A"), (["A", "B"], "on A and B"), (["A", "B", "C"], "on all 3 devices"),
    (["canvas"], "in regular width × compact height"),
    (["canvas", "A"], "in regular width × compact height and on A"),
  ])
  func `devices stand after size classes`(names: [String], phrase: String) {
    let canvas = FrameEnvironment(SizeClass(width: .regular, height: .compact))
    let all = [canvas] + ["A", "B", "C"].map { FrameEnvironment(name: $0) }
    let chosen = names.map { name in name == "canvas" ? canvas : FrameEnvironment(name: name) }
    #expect(EnvironmentWords(all).phrase(chosen) == phrase)
  }

  @Test(arguments: [
    (
      ["canvas any-any style dark", "canvas compact-any style dark"], [],
      "in any or compact width × any height"
    ),
    (
      ["canvas any-any style dark"], ["canvas any-any"],
      "in any width × any height (style dark)"
    ),
    (
      ["canvas any-any", "canvas compact-any", "canvas any-any locale fr"], [],
      "in any or compact width × any height and in any width × any height (locale fr)"
    ),
    (["canvas style dark"], [], "on canvas style dark"),
  ])
  func `traits are said where not all environments have them`(
    names: [String], others: [String], phrase: String
  ) {
    let environments = names.map { FrameEnvironment(recorded: $0) }
    #expect(environments.map(\.label) == names)
    let words = EnvironmentWords(environments + others.map { FrameEnvironment(recorded: $0) })
    #expect(words.phrase(environments) == phrase)
  }
}
