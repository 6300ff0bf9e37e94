import SceneModel

/// The objects of documents for the Mac (InterfaceBuilder.md#platforms).
extension ObjectKind {
  static let appKitKinds =
    kinds(.view, appKitViews) + kinds(.view, appKitWindows) + kinds(.guide, appKitGuides)
    + kinds(.controller, appKitControllers) + kinds(.other, appKitCells) + kinds(.other, appKitObjects)

  private static let appKitViews: KeyValuePairs = [
    "box": "NSBox", "browser": "NSBrowser", "button": "NSButton", "clipView": "NSClipView",
    "collectionView": "NSCollectionView", "colorWell": "NSColorWell", "comboBox": "NSComboBox",
    "comboButton": "NSComboButton", "containerView": "NSView", "customView": "NSView",
    "datePicker": "NSDatePicker", "form": "NSForm", "gridView": "NSGridView", "imageView": "NSImageView",
    "levelIndicator": "NSLevelIndicator", "mapView": "MKMapView", "matrix": "NSMatrix", "mtkView": "MTKView",
    "openGLView": "NSOpenGLView", "outlineView": "NSOutlineView", "pathControl": "NSPathControl",
    "pdfView": "PDFView", "popUpButton": "NSPopUpButton", "predicateEditor": "NSPredicateEditor",
    "progressIndicator": "NSProgressIndicator", "ruleEditor": "NSRuleEditor", "sceneKitView": "SCNView",
    "scrollView": "NSScrollView", "scroller": "NSScroller", "scrubber": "NSScrubber",
    "searchField": "NSSearchField", "secureTextField": "NSSecureTextField",
    "segmentedControl": "NSSegmentedControl", "skView": "SKView", "slider": "NSSlider",
    "splitView": "NSSplitView", "stackView": "NSStackView", "stepper": "NSStepper", "switch": "NSSwitch",
    "tabView": "NSTabView", "tableCellView": "NSTableCellView", "tableHeaderView": "NSTableHeaderView",
    "tableRowView": "NSTableRowView", "tableView": "NSTableView", "textField": "NSTextField",
    "textView": "NSTextView", "tokenField": "NSTokenField", "view": "NSView",
    "visualEffectView": "NSVisualEffectView", "webView": "WebView", "wkWebView": "WKWebView",
  ]

  /// The containers of views that are no views.
  private static let appKitWindows: KeyValuePairs = [
    "drawer": "NSDrawer", "toolbar": "NSToolbar", "toolbarItem": "NSToolbarItem", "window": "NSWindow",
  ]

  private static let appKitGuides: KeyValuePairs = ["viewLayoutGuide": "NSLayoutGuide"]

  private static let appKitControllers: KeyValuePairs = [
    "collectionViewItem": "NSCollectionViewItem", "controllerPlaceholder": "NSResponder",
    "hostingController": "NSHostingController", "pagecontroller": "NSPageController",
    "splitViewController": "NSSplitViewController", "tabViewController": "NSTabViewController",
    "viewController": "NSViewController", "viewControllerPlaceholder": "NSViewController",
    "windowController": "NSWindowController",
  ]

  private static let appKitCells: KeyValuePairs = [
    "browserCell": "NSBrowserCell", "buttonCell": "NSButtonCell", "comboBoxCell": "NSComboBoxCell",
    "customCell": "NSCell", "datePickerCell": "NSDatePickerCell", "formCell": "NSFormCell",
    "imageCell": "NSImageCell", "levelIndicatorCell": "NSLevelIndicatorCell", "pathCell": "NSPathCell",
    "popUpButtonCell": "NSPopUpButtonCell", "searchFieldCell": "NSSearchFieldCell",
    "secureTextFieldCell": "NSSecureTextFieldCell", "segmentedCell": "NSSegmentedCell",
    "sliderCell": "NSSliderCell", "stepperCell": "NSStepperCell", "tableHeaderCell": "NSTableHeaderCell",
    "textFieldCell": "NSTextFieldCell", "tokenFieldCell": "NSTokenFieldCell",
  ]

  private static let appKitObjects: KeyValuePairs = [
    "application": "NSApplication", "arrayController": "NSArrayController",
    "byteCountFormatter": "NSByteCountFormatter", "clickGestureRecognizer": "NSClickGestureRecognizer",
    "customFormatter": "NSFormatter", "customObject": "NSObject", "dateFormatter": "NSDateFormatter",
    "dictionaryController": "NSDictionaryController", "gridCell": "NSGridCell",
    "gridColumn": "NSGridColumn", "gridRow": "NSGridRow",
    "magnificationGestureRecognizer": "NSMagnificationGestureRecognizer", "menu": "NSMenu",
    "menuItem": "NSMenuItem", "numberFormatter": "NSNumberFormatter",
    "objectController": "NSObjectController", "panGestureRecognizer": "NSPanGestureRecognizer",
    "popover": "NSPopover", "pressGestureRecognizer": "NSPressGestureRecognizer",
    "rotationGestureRecognizer": "NSRotationGestureRecognizer", "splitViewItem": "NSSplitViewItem",
    "tabViewItem": "NSTabViewItem", "tableColumn": "NSTableColumn", "touchBar": "NSTouchBar",
    "treeController": "NSTreeController", "userDefaultsController": "NSUserDefaultsController",
  ]
}
