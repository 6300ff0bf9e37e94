import Testing

@testable import PageServer

struct RequestRulesTests {
  private func status(host: String?, site: String? = nil, mode: String? = nil, port: UInt16 = 8_000) -> Int {
    do throws(RefusedRequest) {
      _ = try RequestRules(port: port, key: nil).path(of: "/a", host: host, site: site, mode: mode)
      return 200
    } catch {
      return error.answer.status
    }
  }

  @Test(arguments: ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000"])
  func `names of this machine are taken`(host: String) { #expect(status(host: host) == 200) }

  /// A name of another site may lead to this machine (DNS rebinding).
  @Test(arguments: [
    nil, "", "evil.example", "evil.example:8000", "127.0.0.1", "127.0.0.1:8001",
    "localhost.evil.example:8000",
    "127.0.0.1:8000.evil.example", "localhost:8000 ", "0.0.0.0:8000",
  ])
  func `other names are refused`(host: String?) { #expect(status(host: host) == 421) }

  @Test func `the usual port may be left out`() {
    #expect(status(host: "localhost", port: 80) == 200 && status(host: "localhost:80", port: 80) == 200)
  }

  /// Fetch Metadata (W3C): a page of another site may take scripts and images from anywhere.
  @Test(arguments: [
    ("cross-site", "no-cors", 403), ("same-site", "cors", 403), ("cross-site", nil, 403),
    ("cross-site", "navigate", 200), ("same-origin", "cors", 200), ("none", "navigate", 200),
  ])
  func `pages of other sites are refused`(site: String, mode: String?, expected: Int) {
    #expect(status(host: "localhost:8000", site: site, mode: mode) == expected)
  }

  @Test func `a secret has 128 bits, and each is another`() {
    let keys = (0..<100).map { _ in AccessKey().text }
    #expect(Set(keys).count == 100 && keys.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    #expect(AccessKey { 1 }.text == "00000000000000010000000000000001")
    let key = AccessKey { 7 }
    #expect(key.path(in: "\(key.text)/a/b") == "a/b" && key.path(in: key.text[...]) == "")
    #expect(key.path(in: "") == nil && key.path(in: "a/\(key.text)") == nil)
    #expect(key.path(in: "\(key.text)\(key.text)/a") == nil)
  }

  @Test func `so many requests a second are let in`() {
    let rate = RequestRate(10)
    let now = ContinuousClock.now + .seconds(1)
    #expect((0..<20).count { _ in rate.take(at: now) } == 10)
    #expect((0..<20).count { _ in rate.take(at: now + .milliseconds(500)) } == 5)
    #expect((0..<20).count { _ in rate.take(at: now + .seconds(60)) } == 10)
  }
}
