import Controls
import Resolver
import SceneModel

/// How one view is made and set up, in all classes and in some.
struct MemberSettings {
  /// The settings that hold in all nine classes.
  private(set) var common: ObjectSettings
  /// The settings that differ, of each class; empty where none do.
  private(set) var varied: [[Setting]] = []

  init(_ member: CodeMember, _ members: CodeMembers, _ context: CodeContext) {
    func read(_ resolution: Resolution) -> ObjectSettings {
      var reader = SettingReader(
        member.node, resolution, context, creation: "\(context.standardClass(of: member.node))()")
      reader.readFrame(of: member, members)
      reader.readKind()
      reader.readView(isContent: member.isContent)
      reader.omitTheRest()
      return reader.result
    }
    common = read(context.base)
    if let custom = context.customClass(of: member.node),
      let parenthesis = common.creation.firstIndex(of: "(")
    {
      common.creation = custom + common.creation[parenthesis...]
    }
    guard context.isVaried(member.node) else { return }
    split(context.classes.map { read($0).settings })
  }

  /// Takes apart what all classes have in common and what differs.
  private mutating func split(_ classes: [[Setting]]) {
    var subjects: [String] = []
    var values: [String: [Int: Setting]] = [:]
    for (index, settings) in classes.enumerated() {
      for setting in settings {
        if values[setting.subject] == nil { subjects.append(setting.subject) }
        values[setting.subject, default: [:]][index] = setting
      }
    }
    var result = Array(repeating: [Setting](), count: classes.count)
    var differing: Set<String> = []
    for subject in subjects {
      let found = values[subject] ?? [:]
      guard found.count < classes.count || Set(found.values.map(\.statement)).count > 1 else { continue }
      differing.insert(subject)
      for index in classes.indices { if let setting = found[index] { result[index].append(setting) } }
    }
    common.settings.removeAll { differing.contains($0.subject) }
    varied = result.allSatisfy(\.isEmpty) ? [] : result
  }
}

extension CodeMember {
  /// Whether it is the content view of another view.
  var isContent: Bool { expression == "contentView" || expression.hasSuffix(".contentView") }
}

extension SettingReader {
  /// The frame and the autoresizing mask of a view that constraints do not lay out, or that holds such views.
  mutating func readFrame(of member: CodeMember, _ members: CodeMembers) {
    let tree = context.tree
    let isAutoresized: Bool
    switch member.placement {
    case .subview, .property: isAutoresized = tree.isAutoresized(member.node)
    case .arranged, .given: isAutoresized = false
    }
    switch member.placement {
    case .subview where !isAutoresized:
      call(
        "translatesAutoresizingMaskIntoConstraints", "translatesAutoresizingMaskIntoConstraints = false")
    default: break
    }
    let holds = members.members.contains { other in
      guard case .subview(let index) = other.placement else { return false }
      return members.members[index].node == member.node && tree.isAutoresized(other.node)
    }
    guard isAutoresized || holds, let frame = tree.savedFrame(of: member.node) else { return }
    set("frame", SwiftText.rect(frame))
    // A fixed frame keeps its distances from the upper left corner, whatever mask stands beside it.
    guard isAutoresized, tree.flag(member.node, .fixedFrame) != true,
      let mask = tree.autoresizingMask(of: member.node)
    else { return }
    let names = [
      (mask.horizontal.before, ".flexibleLeftMargin"), (mask.horizontal.size, ".flexibleWidth"),
      (mask.horizontal.after, ".flexibleRightMargin"), (mask.vertical.before, ".flexibleTopMargin"),
      (mask.vertical.size, ".flexibleHeight"), (mask.vertical.after, ".flexibleBottomMargin"),
    ].filter(\.0).map(\.1)
    if !names.isEmpty { set("autoresizingMask", "[\(names.joined(separator: ", "))]") }
  }
}

extension ElementTree {
  /// Whether a view follows its superview by its autoresizing mask instead of constraints.
  func isAutoresized(_ view: NodeID) -> Bool {
    flag(view, .translatesAutoresizingMaskIntoConstraints) != false || flag(view, .fixedFrame) == true
  }
}
