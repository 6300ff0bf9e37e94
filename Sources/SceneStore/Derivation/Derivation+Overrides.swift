import Resolver
import SceneModel

extension Derivation {
  /// Adds what the variations say of objects and constraints.
  mutating func addOverrides() {
    for override in resolver.overrides(installation) {
      switch roles[Int(override.owner.index)] {
      case .object, .constraint: rows.overrides.append(row(override))
      default: break
      }
    }
    rows.overrides.sort { ($0.owner, $0.position, $0.name) < ($1.owner, $1.position, $1.name) }
  }

  private func row(_ override: VariationOverride) -> OverrideRow {
    let key = override.key
    var row = OverrideRow(
      owner: Int(override.owner.index), position: Int(override.node.index), name: "", property: "",
      key: tree[override.variation, .key] ?? "", width: key.sizeClass.width.rawValue,
      height: key.sizeClass.height.rawValue, rank: key.rank, action: .value, value: nil, number: nil,
      deciding: override.deciding)
    switch override.content {
    case .installation(let installs): row.action = installs ? .install : .uninstall
    case .value(let held):
      row.name = held.path.text
      row.property = held.property
      row.value = held.value
      row.number = held.value.flatMap {
        row.name == "multiplier" ? Double(multiplier: $0) : Double(attribute: $0)
      }
    }
    return row
  }
}
