// Mends what is cut in a document when its texts are twice as long, and writes what it tried.
//
//     swift run agent                         a sample project
//     swift run agent Main.storyboard         another document, which is not changed

import Ninefold

let path = CommandLine.arguments.dropFirst().first ?? "SampleProjects/TideTable/Tide.storyboard"
var agent = try CutTextAgent(Document(contentsOf: path))
for label in try agent.cutLabels() {
  print("the text of label \(label) is cut")
  for trial in try agent.mend(label) {
    let outcome =
      trial.isKept
      ? "kept"
      : trial.isCut ? "still cut" : "\(trial.newFindings.count) new findings, such as \(trial.newFindings[0])"
    print("  \(trial.name): \(outcome)")
  }
}
