import CommandLine
package import Ninefold

extension EnvironmentOptions {
  /// The options that the command line gives, each with its value as one word.
  package var words: [String] {
    parameters.filter(\.isGiven).flatMap { parameter in
      parameter.kind == .flag ? [parameter.spelling] : parameter.words.map { "\(parameter.spelling)=\($0)" }
    }
  }

  /// The options that snapshots of a directory were recorded with.
  package init(_ settings: SnapshotSettings, of folder: SnapshotFolder) throws {
    self.init()
    do throws(UsageError) {
      guard try ArgumentParser.parse(settings.options, into: self) == .help else { return }
    } catch {
      throw folder.refusal(of: settings, "\(error)")
    }
    throw folder.refusal(of: settings, "asks for help, expected options for environments")
  }

  /// The environments; the canvas in the nine size classes where none are asked for.
  package var environmentsOrNine: [SolvingEnvironment] {
    areNone ? environments(in: SizeClass.all) : environments
  }
}
