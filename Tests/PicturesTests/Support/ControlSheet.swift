/// Controls one below the other, each of which a golden shows.
enum ControlSheet {
  private static let tint = "<color key=\"tintColor\" red=\"0.5\" green=\"0.0\" blue=\"0.5\" alpha=\"1\"/>"

  static let views = [
    Picturing.view("label", "label", (16, 30, 100, 21), "text=\"Tide\""),
    Picturing.view("switch", "switch", (16, 60, 51, 31), "on=\"YES\""),
    Picturing.view("switch", "off", (80, 60, 51, 31), "on=\"NO\""),
    Picturing.view("slider", "slider", (14, 100, 122, 31), "value=\"0.25\" minValue=\"0.0\" maxValue=\"1\""),
    Picturing.view("stepper", "stepper", (16, 140, 94, 32)),
    Picturing.view("progressView", "progress", (16, 180, 150, 4), "progress=\"0.5\""),
    Picturing.view("pageControl", "pages", (16, 190, 116, 26), "numberOfPages=\"3\" currentPage=\"1\""),
    Picturing.view("activityIndicatorView", "spinner", (16, 220, 20, 20), "style=\"gray\""),
    Picturing.view(
      "segmentedControl", "segments", (16, 250, 160, 32), "selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"Ebb\"/><segment title=\"Flood\"/></segments>"),
    Picturing.view(
      "textField", "field", (16, 290, 120, 34), "borderStyle=\"roundedRect\" placeholder=\"Port\""),
    Picturing.view("searchBar", "search", (0, 330, 375, 56), "placeholder=\"Harbour\""),
    Picturing.view(
      "button", "system", (16, 390, 60, 30), "buttonType=\"system\"",
      "<state key=\"normal\" title=\"Go\"/>" + tint),
    Picturing.view(
      "button", "filled", (90, 390, 90, 35), "buttonType=\"system\"",
      "<state key=\"normal\" title=\"Go\"/><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\"/>"
    ),
    Picturing.view("imageView", "image", (16, 430, 40, 30), "image=\"Boat\""),
    Picturing.view("datePicker", "date", (16, 470, 300, 36), "style=\"compact\""),
    Picturing.view("mapView", "map", (16, 510, 100, 60)),
    Picturing.view("view", "custom", (130, 510, 100, 60), "customClass=\"TideView\""),
  ].joined()
}
