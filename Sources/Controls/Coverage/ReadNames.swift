/// The attributes that the resolver, the store and the layout read of the tree without a typed reading, by element.
///
/// `view *` and `controller *` are all objects of the role. A test compares the names with the sources of the modules.
enum ReadNames {
  static let vocabulary: KeyValuePairs<String, [String]> = [
    "document": [
      "type", "toolsVersion", "targetRuntime", "useAutolayout", "useTraitCollections", "useSafeAreas",
      "launchScreen", "initialViewController",
    ],
    "scenes": [], "scene": ["sceneID"], "objects": [], "resources": [], "designables": [],
    "designable": ["name"], "simulatedMetricsContainer": ["key"], "subviews": [], "constraints": [],
    "connections": [], "layoutGuides": [], "segments": [], "sections": [], "prototypes": [], "cells": [],
    "items": [], "gestureRecognizers": [], "userDefinedRuntimeAttributes": [],
    "constraint": [
      "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
      "constant", "priority", "placeholder",
    ],
    "variation": ["key"], "mask": ["key"], "include": ["reference"], "exclude": ["reference"],
    "rect": ["key", "x", "y", "width", "height"], "size": ["key", "width", "height"],
    "inset": ["key"], "edgeInsets": ["key"], "directionalEdgeInsets": ["key"],
    "color": ["key"], "fontDescription": ["key"], "string": ["key", "base64-UTF8"],
    "attributedString": ["key"],
    "autoresizingMask": [
      "key", "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY", "flexibleMaxY",
    ],
    "extendedEdge": ["key", "top", "bottom"],
    "viewControllerLayoutGuide": ["type"], "viewLayoutGuide": ["key"],
    "view *": [
      "hidden", "fixedFrame", "misplaced", "ambiguous", "translatesAutoresizingMaskIntoConstraints",
      "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority", "insetsLayoutMarginsFromSafeArea",
      "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth", "placeholderIntrinsicWidth",
      "placeholderIntrinsicHeight",
    ],
    "controller *": [
      "viewRespectsSystemMinimumLayoutMargins", "extendedLayoutIncludesOpaqueBars",
      "hidesBottomBarWhenPushed", "modalPresentationStyle", "navigationBarHidden", "toolbarHidden",
    ],
    "label": ["text", "numberOfLines"], "imageView": ["image"],
    "button": ["buttonType"], "textField": ["text", "placeholder", "borderStyle"],
    "textView": ["text", "scrollEnabled"], "tableView": ["scrollEnabled"], "scrollView": ["scrollEnabled"],
    "collectionView": ["scrollEnabled"], "activityIndicatorView": ["style", "hidesWhenStopped"],
    "pageControl": ["numberOfPages"], "segmentedControl": ["apportionsSegmentWidthsByContent"],
    "stackView": [
      "axis", "alignment", "distribution", "spacing", "spacingType", "baselineRelativeArrangement",
    ],
    "tableViewCell": ["accessoryType"],
    "navigationBar": ["translucent", "largeTitles"], "tabBar": ["translucent"], "toolbar": ["translucent"],
  ]
}
