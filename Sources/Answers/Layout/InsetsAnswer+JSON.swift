package import JSONText
import Ninefold

extension InsetsAnswer {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: insets.outline, under: insets.traits)
      json.members(of: screen)
      if let place = insets.place {
        json.member("place", place)
        json.member("shown", insets.absence == nil)
      }
      json.objects("controllers", insets.controllers) { json, controller in
        json.members(ofObject: controller.id.text, type: controller.type)
        json.member("view", controller.view?.text)
        json.member(controller.size)
        json.member("safeArea", controller.safeArea)
        json.member("additional", controller.additional)
        json.member("keyboard", points: controller.keyboard)
      }
      json.objects("views", insets.views) { json, view in
        json.members(ofObject: view.id.text, type: view.type)
        json.member("parent", view.parent?.text)
        json.member(frame: view.frame)
        json.member("safeArea", view.safeArea)
        json.member("margins", view.margins)
        guard let scrolling = view.scrolling else { return }
        json.members(of: view.content)
        json.member("behavior", scrolling.behavior.rawValue)
        json.member("contentInset", scrolling.contentInset)
        json.member("adjustedContentInset", scrolling.adjusted)
        if let separator = scrolling.separator { json.member("separatorInset", separator) }
        if let section = scrolling.section { json.member("sectionInset", section) }
      }
      guard let changes else { return }
      json.objects("told", changes) { json, change in
        json.members(ofObject: change.id.text, type: change.type)
        json.member("call", change.call.rawValue)
        json.member("old", change.old)
        json.member("new", change.new)
      }
    }
  }
}
