import SceneModel

/// The objects of documents for watches (InterfaceBuilder.md#platforms).
extension ObjectKind {
  static let watchKitKinds =
    kinds(.view, watchKitObjects) + kinds(.controller, watchKitControllers)
    + kinds(.other, watchKitRecognizers) + kinds(.other, watchKitMenus)

  private static let watchKitObjects: KeyValuePairs = [
    "activityRing": "WKInterfaceActivityRing", "button": "WKInterfaceButton", "date": "WKInterfaceDate",
    "group": "WKInterfaceGroup", "imageView": "WKInterfaceImage", "inlineMovie": "WKInterfaceInlineMovie",
    "label": "WKInterfaceLabel", "map": "WKInterfaceMap", "movie": "WKInterfaceMovie",
    "paymentButton": "WKInterfacePaymentButton", "picker": "WKInterfacePicker",
    "separator": "WKInterfaceSeparator", "slider": "WKInterfaceSlider", "switch": "WKInterfaceSwitch",
    "table": "WKInterfaceTable", "textField": "WKInterfaceTextField", "timer": "WKInterfaceTimer",
    "volumeControl": "WKInterfaceVolumeControl",
  ]

  private static let watchKitControllers: KeyValuePairs = [
    "controller": "WKInterfaceController", "controllerPlaceholder": "WKInterfaceController",
    "glanceController": "WKInterfaceController", "hostingController": "WKHostingController",
    "notificationController": "WKUserNotificationInterfaceController",
  ]

  private static let watchKitRecognizers: KeyValuePairs = [
    "panGestureRecognizer": "WKPanGestureRecognizer",
    "pongPressGestureRecognizer": "WKLongPressGestureRecognizer",
    "swipeGestureRecognizer": "WKSwipeGestureRecognizer",
    "tapGestureRecognizer": "WKTapGestureRecognizer",
  ]

  /// The elements without a class of WatchKit: a project's class stands for the rows of a table.
  private static let watchKitMenus: KeyValuePairs = [
    "menu": "NSObject", "menuItem": "NSObject", "notificationCategory": "NSObject", "tableRow": "NSObject",
  ]
}
