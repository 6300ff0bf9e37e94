package import JSONText
import Ninefold

extension TransitionAnswer {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: transition.outline)
      for (name, layout) in [("from", transition.old), ("to", transition.new)] {
        json.object(name) { json in
          json.member(layout.sizeClass)
          json.member(layout.traits)
          if let system = layout.system { json.member("system", system) }
          json.member(layout.size)
        }
      }
      json.members(of: transition.difference, tree)
      for (name, views) in [("added", transition.added), ("removed", transition.removed)] {
        json.objects(name, views) { json, view in
          json.members(of: view.node, tree)
          json.member(frame: view.frame)
        }
      }
      json.objects("reframed", transition.reframed) { json, view in
        json.members(of: view.node, tree)
        json.members(old: view.old, new: view.new)
      }
    }
  }
}
