import Answers
import PageFiles
import PageServer
import SceneModel

/// The files of the page as a server gives them.
enum ServedPage {
  /// The policy of the page in a folder, in its markup, and that of the served one, which may ask its server.
  private static let staticPolicy = "base-uri 'none'"
  private static let servedPolicy = "connect-src 'self'; base-uri 'none'"
  /// The element of the page that says whether it is served.
  private static let staticRoot = "<html lang=\"en\">"
  private static let servedRoot = "<html lang=\"en\" data-served>"
  /// The last script of the page, before which that which asks a server is loaded.
  private static let lastScript = "<script defer src=\"page.js\"></script>"
  private static let liveScript = "<script defer src=\"live.js\"></script>\n"

  /// The answers by the names of the files.
  static let files: [String: PageAnswer] = Dictionary(
    PageFile.all.map { ($0.name, answer($0)) }, uniquingKeysWith: { first, _ in first })

  private static func answer(_ file: PageFile) -> PageAnswer {
    switch file.name.split(separator: ".").last {
    case "html":
      let text = file.text.replacing(staticPolicy, with: servedPolicy).replacing(staticRoot, with: servedRoot)
        .replacing(lastScript, with: liveScript + lastScript)
      var answer = PageAnswer(200, "text/html; charset=utf-8", Array(text.utf8))
      answer.policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
      return answer
    case "css": return PageAnswer(200, "text/css; charset=utf-8", Array(file.text.utf8))
    default: return PageAnswer(200, "text/javascript; charset=utf-8", Array(file.text.utf8))
    }
  }
}
