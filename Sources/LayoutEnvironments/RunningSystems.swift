import Devices

/// The systems that the devices among some environments run (Devices.md#systems).
package struct RunningSystems: Sendable {
  /// An environment and the system that runs there.
  package struct Running: Sendable {
    /// The name of the environment.
    package let environment: String
    /// The name of the device, however it is held; that of the environment where there is none.
    let device: String
    /// The name of the system.
    package let system: String
  }

  /// The environments that run a system, in order.
  package let running: [Running]

  /// The systems of environments with their names; canvases run none.
  package init(_ environments: some Sequence<(name: String, request: LayoutRequest)> = []) {
    running = environments.compactMap { name, request in
      let device = if case .device(let device, _, _) = request.canvas { device.name } else { name }
      return request.systemName.map { Running(environment: name, device: device, system: $0) }
    }
  }

  private init(_ running: [Running]) { self.running = running }

  /// The systems of those environments alone that have one of some names.
  package func named(_ names: Set<String>) -> RunningSystems {
    RunningSystems(running.filter { names.contains($0.environment) })
  }

  /// The systems in one line, such as `laid out by iOS 18`, several of them with their devices; nil where no
  /// environment runs one.
  package var text: String? {
    var groups: [(system: String, devices: [String])] = []
    for one in running {
      if let index = groups.firstIndex(where: { $0.system == one.system }) {
        if !groups[index].devices.contains(one.device) { groups[index].devices.append(one.device) }
      } else {
        groups.append((one.system, [one.device]))
      }
    }
    guard let first = groups.first else { return nil }
    if groups.count == 1 { return "laid out by \(first.system)" }
    let texts = groups.map { system, devices in
      "\(system) on " + (devices.count > 3 ? "\(devices.count) screens" : devices.joined(separator: ", "))
    }
    return "laid out by " + texts.joined(separator: "; ")
  }
}
