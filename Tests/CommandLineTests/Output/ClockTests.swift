import Testing

@testable import CommandLine

struct ClockTests {
  @Test(arguments: [
    (0, "1970-01-01 00:00:00"), (1_709_251_199, "2024-02-29 23:59:59"),
    (253_402_300_799, "9999-12-31 23:59:59"),
    (.max, "9999-12-31 23:59:59"),
  ])
  func `a time of any number is a date`(seconds: Int, text: String) {
    #expect(Clock.text(seconds) == text)
    #expect(!Clock.text(-seconds).isEmpty)
    #expect(Clock.text(.min) == Clock.text(-Int.max))
  }
}
