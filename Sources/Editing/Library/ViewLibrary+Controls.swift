import SceneModel

extension ViewLibrary {
  /// The attributes of the controls that show no text, or nil of what is none.
  func control(_ kind: String) -> NewElement? {
    var element = NewElement(kind, ["opaque": "NO", "contentMode": "scaleToFill"])
    func add(_ attributes: KeyValuePairs<String, String>) {
      for (name, value) in attributes { element[name] = value }
    }
    let centred: KeyValuePairs = [
      "contentHorizontalAlignment": "center", "contentVerticalAlignment": "center",
    ]
    let hugging: KeyValuePairs = ["horizontalHuggingPriority": "750", "verticalHuggingPriority": "750"]
    switch kind {
    case "switch":
      add(hugging)
      add(centred)
      add(["on": "YES"])
    case "slider":
      add(centred)
      add(["value": "0.5", "minValue": "0.0", "maxValue": "1"])
    case "stepper":
      add(hugging)
      add(centred)
      add(["maximumValue": "100"])
    case "segmentedControl":
      add(["contentHorizontalAlignment": "left", "contentVerticalAlignment": "top"])
      add(["segmentControlStyle": "plain", "selectedSegmentIndex": "0"])
    case "progressView": add(["verticalHuggingPriority": "750", "progress": "0.5"])
    case "activityIndicatorView":
      add(hugging)
      add(["style": toolsVersion.number < 15_000 ? "gray" : "medium"])
    case "pageControl":
      add(centred)
      add(["numberOfPages": "3"])
    case "datePicker":
      element["opaque"] = nil
      add(centred)
      add(["datePickerMode": "dateAndTime", "minuteInterval": "1"])
    default: return nil
    }
    return element
  }

  /// The size of a new view in points.
  func size(_ kind: String) -> Size {
    switch kind {
    case "label": Size(42, 21)
    case "button": toolsVersion.number < 19_000 ? Size(46, 30) : Size(75, 35)
    case "textField": Size(97, toolsVersion.number < 14_000 ? 30 : 34)
    case "switch": toolsVersion.number < 24_000 ? Size(51, 31) : Size(63, 28)
    case "slider": Size(122, toolsVersion.number < 23_000 ? 31 : 34)
    case "stepper": Size(94, 32)
    case "segmentedControl": Size(131, 32)
    case "progressView": Size(150, 4)
    case "activityIndicatorView": Size(20, 20)
    case "pageControl": Size(115, 26)
    case "datePicker", "pickerView": Size(320, 216)
    default: Size(240, 128)
    }
  }

  /// What is in a new view, behind its frame, in order.
  func children(_ kind: String, _ text: String?, _ frame: Rect) -> [NewElement] {
    switch kind {
    case "view", "tableView", "stackView": kind == "stackView" ? [] : [background]
    case "label": string(text, key: "text") + [font("17")] + labelColors
    case "textField":
      string(Self.hasLines(text) ? text : nil, key: "text", always: true) + [font("14"), inputTraits]
    case "textView": textView(text)
    case "button": button(text ?? "Button")
    case "segmentedControl":
      [NewElement("segments", [:], ["First", "Second"].map { NewElement("segment", ["title": $0]) })]
    case "scrollView": scrollGuides
    case "visualEffectView": effect(frame.size)
    default: []
    }
  }

  private func string(_ text: String?, key: String, always: Bool = false) -> [NewElement] {
    guard let text, always || Self.hasLines(text) else { return [] }
    return [NewElement("string", ["key": key], text: text)]
  }

  private func font(_ pointSize: String) -> NewElement {
    NewElement(
      "fontDescription", ["key": "fontDescription", "type": "system", "pointSize": pointSize])
  }

  private var inputTraits: NewElement { NewElement("textInputTraits", ["key": "textInputTraits"]) }

  private var labelColors: [NewElement] {
    let text =
      toolsVersion.number < 8_000
      ? NewElement("color", ["key": "textColor", "cocoaTouchSystemColor": "darkTextColor"])
      : NewElement("nil", ["key": "textColor"])
    return [text, NewElement("nil", ["key": "highlightedColor"])]
  }

  private func textView(_ text: String?) -> [NewElement] {
    let string = NewElement(
      "string", ["key": "text"],
      text: text ?? "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.")
    let color =
      toolsVersion.number < 15_000
      ? NewElement("nil", ["key": "textColor"])
      : NewElement("color", ["key": "textColor", "systemColor": "labelColor"])
    let traits = NewElement(
      "textInputTraits", ["key": "textInputTraits", "autocapitalizationType": "sentences"])
    return [background, string, color, font("14"), traits]
  }

  /// From Xcode 13 on the library's button has a configuration.
  private func button(_ title: String) -> [NewElement] {
    let state = NewElement("state", ["key": "normal", "title": title])
    if toolsVersion.number < 19_000 { return [state] }
    let configuration = NewElement(
      "buttonConfiguration", ["key": "configuration", "style": "plain", "title": title])
    return [state, configuration]
  }

  private var scrollGuides: [NewElement] {
    guard toolsVersion.number >= 15_000 else { return [] }
    return ["contentLayoutGuide", "frameLayoutGuide"].map {
      NewElement("viewLayoutGuide", ["key": $0, "id": ""])
    }
  }

  private func effect(_ size: Size) -> [NewElement] {
    let content = NewElement(
      "view",
      [
        "key": "contentView", "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES",
        "contentMode": "center", "insetsLayoutMarginsFromSafeArea": "NO", "id": "",
      ],
      [
        Self.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)),
        NewElement(
          "autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"]),
      ])
    return [content, NewElement("blurEffect", ["style": "regular"])]
  }

  /// The library's background: white before Xcode 11, the system's background colour since.
  private var background: NewElement {
    switch toolsVersion.number {
    case ..<14_800:
      NewElement(
        "color",
        [
          "key": "backgroundColor", "white": "1", "alpha": "1", "colorSpace": "custom",
          "customColorSpace": "genericGamma22GrayColorSpace",
        ])
    case ..<17_000:
      NewElement(
        "color",
        [
          "key": "backgroundColor", "systemColor": "systemBackgroundColor",
          "cocoaTouchSystemColor": "whiteColor",
        ])
    default: NewElement("color", ["key": "backgroundColor", "systemColor": "systemBackgroundColor"])
    }
  }
}
