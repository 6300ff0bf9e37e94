import JSONText
import Ninefold

extension SceneComparison {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: outline, in: sizeClass)
      json.member("compared", count)
      json.objects("differences", differences) { json, difference in
        json.members(of: difference)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of difference: FrameDifference) {
    let frames = difference.comparison
    members(ofObject: frames.id.text, type: frames.type)
    member("saved", frames.saved.numbers)
    member("computed", frames.computed.numbers)
    member("misplaced", frames.isMarkedMisplaced)
    member(cause: difference.reason?.cause)
    objects("numbers", difference.numbers, .inline) { json, number in
      json.member("number", number.kind.rawValue)
      json.member("saved", number.saved)
      json.member("computed", number.computed)
      json.member(cause: number.reason.cause)
      json.member("view", number.reason.view?.text)
      json.member("constraint", number.reason.constraint?.text)
      json.member("points", number.reason.points)
    }
  }

  private mutating func member(cause: FrameDifference.Cause?) {
    member("cause", cause?.rawValue)
  }
}
