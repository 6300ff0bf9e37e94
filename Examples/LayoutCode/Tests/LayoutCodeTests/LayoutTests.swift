#if canImport(UIKitLayoutTesting)
  import LayoutCode
  import Testing
  import UIKitLayoutTesting

  @MainActor
  struct LayoutTests {
    @Test func form() { assertLayout(of: FormController()) }

    @Test func feed() {
      assertLayout(
        of: FeedController(posts: [
          .init(author: "Ada", text: "Short."),
          .init(
            author: "Grace", text: "A text that takes more than one line on every phone, and so a higher row."
          ),
          .init(author: "Barbara", text: String(repeating: "Many words. ", count: 20)),
        ]))
    }

    @Test func notes() { assertLayout(of: Notes.makeController()) }
  }
#endif
