import SceneModel

extension Baseline {
  /// The baseline at a path; nil where there is no path, and where it cannot be used, which is reported.
  static func known(
    at path: String?, _ places: SourcePlaces, _ report: (CheckEvent) -> Void
  ) -> (baseline: Baseline?, isMissing: Bool) {
    guard let path else { return (nil, false) }
    do throws(ConfigurationError) {
      return (try BaselineFile.read(at: path).belonging(to: places, path: path), false)
    } catch {
      report(.baseline(error))
      return (nil, true)
    }
  }

  /// The baseline, where it belongs to the checked documents: one of its documents is there.
  private func belonging(to places: SourcePlaces, path: String) throws(ConfigurationError) -> Baseline {
    let all = places.all
    let isOurs = entries.isEmpty || paths.contains { all.contains($0) || places.exists($0) }
    guard !isOurs else { return self }
    throw ConfigurationError(
      file: path,
      "a baseline of another project, '\(project)', expected one of whose documents is in \(places.folder ?? "the project")"
        .onOneLine)
  }
}
