import SceneModel
@_spi(UIKitHooks) import UIKitCore
import UIKitLayout
import UIKitValues

extension ElementWriter {
  /// Writes a view as a document that is drawn: each view in it at the frame that it has, with its colours.
  ///
  /// Nothing is laid out again, so there are no constraints, and stack views arrange nothing.
  @MainActor
  mutating func draw(_ view: UIView) {
    open("document", Self.fileAttributes)
    open("objects")
    draw(view, in: CGRect(origin: .zero, size: view.bounds.size))
    close()
    resources()
    close()
  }

  @MainActor
  private mutating func draw(_ view: UIView, in frame: CGRect) {
    let isStack = view is UIStackView
    open(isStack ? "view" : view.elementName, ["id": view.layoutID.text])
    if let word = view.direction.word { self["semanticContentAttribute"] = word }
    if view.alpha != 1 { set("alpha", view.alpha) }
    self["contentMode"] = UIView.ContentMode.words.word(of: view.contentMode)
    self["clipsSubviews"] = (view.clipsToBounds || view is UIScrollView).word
    writeState(of: view)
    if !isStack { view.writeContent(&self) }
    rect(frame, key: "frame")
    for (key, color) in Self.colors(of: view) {
      if let color { self.color(color.resolvedColor(with: view.traitCollection), key: key) }
    }
    let shown = view.subviews.filter { !$0.isHidden }
    if !shown.isEmpty {
      open("subviews")
      for subview in shown {
        draw(subview, in: subview.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY))
      }
      close()
    }
    close()
  }

  /// The attributes that change how a control looks and not how large it is.
  @MainActor
  private mutating func writeState(of view: UIView) {
    switch view {
    case let label as UILabel: self["textAlignment"] = NSTextAlignment.words.word(of: label.textAlignment)
    case let field as UITextField: self["textAlignment"] = NSTextAlignment.words.word(of: field.textAlignment)
    case let text as UITextView: self["textAlignment"] = NSTextAlignment.words.word(of: text.textAlignment)
    case let control as UISwitch: self["on"] = control.isOn.word
    case let slider as UISlider:
      set("value", CGFloat(slider.value))
      set("minValue", CGFloat(slider.minimumValue))
      set("maxValue", CGFloat(slider.maximumValue))
    case let progress as UIProgressView: set("progress", CGFloat(progress.progress))
    case let segments as UISegmentedControl:
      set("selectedSegmentIndex", CGFloat(segments.selectedSegmentIndex))
    case let pages as UIPageControl: set("currentPage", CGFloat(pages.currentPage))
    default: break
    }
  }

  /// The colours of a view by their keys.
  @MainActor
  private static func colors(of view: UIView) -> [(key: String, color: UIColor?)] {
    var background = view.backgroundColor
    if background == nil {
      switch view {
      case let table as UITableView:
        background = table.style == .plain ? .systemBackground : .systemGroupedBackground
      case is UITextView: background = .systemBackground
      case is UIScrollView: background = .clear
      default: break
      }
    }
    let colors = [("backgroundColor", background), ("tintColor", view.tintColor)]
    switch view {
    case let label as UILabel: return colors + [("textColor", label.textColor)]
    case let field as UITextField: return colors + [("textColor", field.textColor)]
    case let text as UITextView: return colors + [("textColor", text.textColor)]
    case let control as UISwitch: return colors + [("onTintColor", control.onTintColor)]
    case let indicator as UIActivityIndicatorView: return colors + [("color", indicator.color)]
    default: return colors
    }
  }
}

extension KeyValuePairs where Key == String, Value: Equatable {
  /// The word of a value; nil of one that has none.
  fileprivate func word(of value: Value) -> String? { first { $0.value == value }?.key }
}
