import Foundation
public import Testing
public import UIKitLayout

/// Expects that controllers are laid out as they were when it was recorded.
///
/// The frames of all views in all variants are one text in the folder `Layouts` beside the test's file. Where
/// there is none, or with the variable `RECORD_LAYOUTS` in the environment, it is written and the test fails,
/// so that somebody looks at it. Exceptions and contradictions of constraints fail as well.
///
/// - Parameters:
///   - controller: Makes the controller anew for each variant.
///   - variants: Where it is laid out.
///   - name: The name of the text; nil for the test's.
@MainActor
public func assertLayout(
  of controller: @autoclosure () -> UIViewController, in variants: [LayoutVariant] = LayoutVariant.standard,
  named name: String? = nil, function: String = #function, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = LayoutSnapshot(of: controller, in: variants)
  expect(snapshot, at: goldenFile(name ?? function, beside: filePath), sourceLocation)
}

/// Expects that views, each as large as the screen, are laid out as they were when it was recorded.
///
/// - Parameters:
///   - view: Makes the view anew for each variant.
///   - variants: Where it is laid out.
///   - name: The name of the text; nil for the test's.
@MainActor
public func assertLayout(
  ofView view: @autoclosure () -> UIView, in variants: [LayoutVariant] = LayoutVariant.standard,
  named name: String? = nil, function: String = #function, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = LayoutSnapshot(ofView: view, in: variants)
  expect(snapshot, at: goldenFile(name ?? function, beside: filePath), sourceLocation)
}

private func goldenFile(_ name: String, beside filePath: String) -> URL {
  let file = URL(filePath: filePath)
  let words = name.split { !($0.isLetter || $0.isNumber || $0 == "-") }.joined(separator: "-")
  return file.deletingLastPathComponent().appending(path: "Layouts")
    .appending(path: file.deletingPathExtension().lastPathComponent).appending(path: words + ".txt")
}

@MainActor
private func expect(_ snapshot: LayoutSnapshot, at file: URL, _ sourceLocation: SourceLocation) {
  for problem in snapshot.problems { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  let isRecording = ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] != nil
  guard !isRecording, let old = try? String(contentsOf: file, encoding: .utf8) else {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try snapshot.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
    return
  }
  if snapshot.text == old { return }
  let differences = snapshot.differences(from: old)
  let words = differences.isEmpty ? "other text than in \(file.path())" : differences.joined(separator: "\n")
  Issue.record("\(words)", sourceLocation: sourceLocation)
}
