import Answers
import CommandLine
import ModelContext
import Ninefold
import OperatingSystem

/// The resources that programs may read: documents, what scenes are, the pages of rules, and the guide.
struct ProgramResources: Sendable {
  /// How many resources a page of the list has.
  private static let pageSize = 100
  /// The longest text of a resource. Bytes.
  static let mostBytes = 1_048_576

  private static let documents = "ninefold:///documents/"
  private static let scenes = "ninefold:///scenes/"
  private static let rules = "ninefold:///rules/"
  private static let guide = "ninefold:///guide"

  let session: ProgramSession

  /// The templates of those that are not listed one by one.
  static let templates = [
    Resource(documents + "{document}", name: "document", "The XML of a document.", type: "application/xml"),
    Resource(
      scenes + "{document}/{scene}", name: "scene",
      "What is in force in a scene: hierarchy and constraints. Name and id go percent-encoded.",
      type: "text/plain"),
    Resource(rules + "{rule}", name: "rule", "The page of a rule of checks.", type: "text/markdown"),
  ]

  /// The guide, the pages of rules and the documents, from a place on.
  func list(from cursor: String?) throws(MessageError) -> ServerOffer.ResourcePage {
    let all: [Resource]
    do throws(ToolProblem) { all = try everything() } catch {
      throw MessageError(.invalidParameters, error.description)
    }
    let start = cursor == nil ? 0 : Int(cursor ?? "") ?? -1
    guard start >= 0, start <= all.count else {
      throw MessageError(.invalidParameters, "the cursor '\(cursor ?? "")' is none that a list gave")
    }
    let end = min(start + Self.pageSize, all.count)
    return (Array(all[start..<end]), end < all.count ? String(end) : nil)
  }

  private func everything() throws(ToolProblem) -> [Resource] {
    let source = try session.open()
    let documents = try session.problem { try source.documents() }
    return [Resource(Self.guide, name: "guide", "How the tools are used together.", type: "text/markdown")]
      + documents.map { document in
        Resource(
          Self.documents + document.path.percentEncoded, name: document.path,
          "An Interface Builder document.", type: "application/xml")
      }
      + CheckRule.all.map { rule in
        Resource(Self.rules + rule.id, name: rule.id, rule.page.what, type: "text/markdown")
      }
  }

  /// The text of a resource; nil where there is none.
  func text(of uri: String) throws(MessageError) -> ResourceText? {
    if uri == Self.guide { return ResourceText(ProgramGuide.page, type: "text/markdown") }
    if let id = uri.after(Self.rules) {
      return CheckRule.all.first { $0.id == id }.map { ResourceText($0.markdown, type: "text/markdown") }
    }
    do throws(ToolProblem) {
      if let name = uri.after(Self.documents)?.percentDecoded { return try document(name) }
      guard let rest = uri.after(Self.scenes)?.split(separator: "/"), rest.count == 2,
        let name = String(rest[0]).percentDecoded, let scene = String(rest[1]).percentDecoded
      else { return nil }
      _ = try entry(name)
      let answer = try session.answer(of: ["show", "--document=\(name)", "--scene=\(scene)"])
      return try bounded(answer.text, type: "text/plain")
    } catch {
      throw MessageError(.invalidParameters, error.description)
    }
  }

  private func document(_ name: String) throws(ToolProblem) -> ResourceText? {
    let (source, entry) = try entry(name)
    return try session.problem {
      let document = try source.read(entry).get()
      return try bounded(
        String(decoding: DocumentWriter().write(document), as: UTF8.self), type: "application/xml")
    }
  }

  private func entry(_ name: String) throws(ToolProblem) -> (OpenSource, SourceDocument) {
    let source = try session.open()
    guard let found = try session.document(name, in: source) else {
      throw ToolProblem("no document '\(name)'")
    }
    return (source, found)
  }

  private func bounded(_ text: String, type: String) throws(ToolProblem) -> ResourceText {
    guard text.utf8.count <= Self.mostBytes else {
      throw ToolProblem(
        "has more than \(Self.mostBytes) bytes, expected to be asked for by the tools, in pages")
    }
    return ResourceText(text, type: type)
  }

  /// A text that changes with a resource, or with the list of all for an empty identifier.
  func state(of uri: String) -> String? {
    do throws(ToolProblem) {
      if uri.isEmpty { return try everything().map(\.uri).joined(separator: " ") }
      if uri == Self.guide { return "" }
      if let id = uri.after(Self.rules) { return CheckRule.all.contains { $0.id == id } ? "" : nil }
      guard let rest = uri.after(Self.documents) ?? uri.after(Self.scenes),
        let name = rest.split(separator: "/").first.map(String.init)?.percentDecoded
      else { return nil }
      if let location = session.location(name), let stamp = NamedPath.stamp(location) { return "\(stamp)" }
      let (source, entry) = try entry(name)
      return try session.problem {
        if case .file(let input) = entry.place, try NamedPath.kind(input.location) == .file {
          session.note(name, at: input.location)
          return NamedPath.stamp(input.location).map { "\($0)" }
        }
        return try source.read(entry).get().fingerprint
      }
    } catch {
      return nil
    }
  }
}

extension String {
  /// The text after a beginning; nil where it begins otherwise.
  fileprivate func after(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }

  /// The text with all characters but the unreserved ones percent-encoded (RFC 3986, 2.1 and 2.3).
  var percentEncoded: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
      if isPlain || "-._~".utf8.contains(byte) { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  /// The text of a percent-encoded one; nil where it is none.
  var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
