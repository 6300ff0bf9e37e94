import SceneModel

/// The views of Interface Builder's library, as the version that saved a document writes a new one (observed: the values
/// that a kind has most often where nobody changed it).
struct ViewLibrary {
  let toolsVersion: ToolsVersion

  /// The kinds, in the order of their names.
  static let kinds = [
    "activityIndicatorView", "button", "datePicker", "imageView", "label", "mapView", "pageControl",
    "pickerView", "progressView", "scrollView", "segmentedControl", "slider", "stackView", "stepper",
    "switch", "tableView", "textField", "textView", "view", "visualEffectView",
  ]

  /// A new view of a kind, or nil where there is none.
  func element(_ kind: String, id: ObjectID, frame: Rect?, text: String?) -> NewElement? {
    guard var element = attributes(kind, text) else { return nil }
    let size = size(kind)
    let frame = frame ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
    element["translatesAutoresizingMaskIntoConstraints"] = "NO"
    element["id"] = id.text
    element.content = ([Self.rect(frame)] + children(kind, text, frame)).map { .element($0) }
    return element
  }

  /// A saved frame.
  static func rect(_ frame: Rect) -> NewElement {
    NewElement(
      "rect",
      [
        "key": "frame", "x": NumberText.text(frame.x), "y": NumberText.text(frame.y),
        "width": NumberText.text(frame.width), "height": NumberText.text(frame.height),
      ])
  }

  private func attributes(_ kind: String, _ text: String?) -> NewElement? {
    switch kind {
    case "view", "pickerView": NewElement(kind, ["contentMode": "scaleToFill"])
    case "stackView", "visualEffectView": NewElement(kind, ["opaque": "NO", "contentMode": "scaleToFill"])
    case "label": label(text)
    case "button": button()
    case "imageView": imageView(text)
    case "textField": textField(text)
    case "textView":
      NewElement(
        kind,
        [
          "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
          "textAlignment": "natural",
        ])
    case "scrollView", "mapView":
      NewElement(
        kind, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"])
    case "tableView": tableView()
    default: control(kind)
    }
  }

  private func label(_ text: String?) -> NewElement {
    var label = NewElement(
      "label",
      [
        "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "left",
        "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251", "text": text ?? "Label",
        "textAlignment": "natural", "lineBreakMode": "tailTruncation",
        "baselineAdjustment": "alignBaselines", "adjustsFontSizeToFit": "NO",
      ])
    if Self.hasLines(text) { label["text"] = nil }
    return label
  }

  private func button() -> NewElement {
    NewElement(
      "button",
      [
        "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "buttonType": buttonType, "lineBreakMode": "middleTruncation",
      ])
  }

  private func imageView(_ image: String?) -> NewElement {
    var view = NewElement(
      "imageView",
      [
        "clipsSubviews": "YES", "userInteractionEnabled": "NO", "contentMode": "scaleAspectFit",
        "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251",
      ])
    if toolsVersion.number < 14_000 {
      view["clipsSubviews"] = nil
      view["contentMode"] = "scaleToFill"
    }
    if let image { view["image"] = image }
    return view
  }

  private func textField(_ text: String?) -> NewElement {
    var field = NewElement(
      "textField",
      [
        "opaque": "NO", "clipsSubviews": "YES", "contentMode": "scaleToFill",
        "contentHorizontalAlignment": "left", "contentVerticalAlignment": "center",
      ])
    if let text, !Self.hasLines(text) { field["text"] = text }
    field["borderStyle"] = "roundedRect"
    field["textAlignment"] = "natural"
    field["minimumFontSize"] = "17"
    return field
  }

  private func tableView() -> NewElement {
    NewElement(
      "tableView",
      [
        "clipsSubviews": "YES", "contentMode": "scaleToFill", "alwaysBounceVertical": "YES",
        "dataMode": "prototypes", "style": "plain", "separatorStyle": "default",
        "rowHeight": toolsVersion.number < 15_000 ? "44" : "-1",
        "estimatedRowHeight": "-1", "sectionHeaderHeight": "28", "sectionFooterHeight": "28",
      ])
  }

  /// Xcode 12 has the button of the type `system`; before, the same button was called `roundedRect`.
  private var buttonType: String { toolsVersion.number < 17_000 ? "roundedRect" : "system" }

  static func hasLines(_ text: String?) -> Bool {
    text?.utf8.contains { $0 == 0x0A || $0 == 0x0D } ?? false
  }
}
