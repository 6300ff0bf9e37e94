/// The systems that the devices among some environments run (Devices.md#systems).
package struct RunningSystems: Sendable {
  /// The names of the environments that run a system, each with the system's.
  package let systems: [(environment: String, system: String)]

  /// The systems of environments with their names, in order; canvases run none.
  package init(_ environments: some Sequence<(name: String, request: LayoutRequest)> = []) {
    systems = environments.compactMap { name, request in request.systemName.map { (name, $0) } }
  }

  private init(_ systems: [(environment: String, system: String)]) { self.systems = systems }

  /// The systems of those environments alone that have one of some names.
  package func named(_ names: Set<String>) -> RunningSystems {
    RunningSystems(systems.filter { names.contains($0.environment) })
  }

  /// The systems in one line, such as `laid out by iOS 18`, several of them with their environments; nil
  /// where no environment runs one.
  package var text: String? {
    var groups: [(system: String, environments: [String])] = []
    for (environment, system) in systems {
      if let index = groups.firstIndex(where: { $0.system == system }) {
        groups[index].environments.append(environment)
      } else {
        groups.append((system, [environment]))
      }
    }
    guard let first = groups.first else { return nil }
    if groups.count == 1 { return "laid out by \(first.system)" }
    return "laid out by "
      + groups.map { system, environments in
        let list =
          environments.count > 3 ? "\(environments.count) screens" : environments.joined(separator: ", ")
        return "\(system) on \(list)"
      }.joined(separator: "; ")
  }
}
