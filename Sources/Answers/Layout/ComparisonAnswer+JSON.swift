package import JSONText
import Ninefold

extension ComparisonAnswer {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: comparison.outline, in: comparison.sizeClass)
      json.member("compared", comparison.count)
      json.objects("differences", differences) { json, difference in
        let frames = difference.comparison
        json.members(ofObject: frames.id.text, type: frames.type)
        json.member("label", resolution.label(of: frames.node))
        json.members(of: places[frames.node])
        json.members(of: difference) { id in resolution.node(id).map { places[$0] } }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(
    of difference: FrameDifference, _ place: (ObjectID) -> DocumentPlace?
  ) {
    let frames = difference.comparison
    member("saved", points: frames.saved.numbers)
    member("computed", points: frames.computed.numbers)
    member("misplaced", frames.isMarkedMisplaced)
    member(cause: difference.reason)
    objects("numbers", difference.numbers, .inline) { json, number in
      json.member("number", number.kind.rawValue)
      json.member("saved", points: number.saved)
      json.member("computed", points: number.computed)
      json.member(cause: number.reason)
      json.member("view", number.reason.view?.text)
      json.member("constraint", number.reason.constraint?.text)
      json.member("points", points: number.reason.points)
      if let place = (number.reason.constraint ?? number.reason.view).flatMap(place) {
        json.members(of: place)
      }
    }
  }

  private mutating func member(cause reason: FrameDifference.Reason?) {
    member("cause", reason?.cause.rawValue)
    member("rule", reason?.anchor)
    member("unknown", reason?.unknown?.rawValue)
  }
}
