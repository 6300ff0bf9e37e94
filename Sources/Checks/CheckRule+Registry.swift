extension CheckRule {
  /// All rules, group by group.
  package static let all: [CheckRule] =
    layoutRules + adaptivityRules + guidelineRules + referenceRules + conventionRules

  /// The rule of an id, or nil.
  package static func named(_ id: String) -> CheckRule? { all.first { $0.id == id } }

  private static var layoutRules: [CheckRule] {
    [
      .unsatisfiable,
      .ambiguous,
      .misplaced,
      .scrollContent,
      .selfSizingCell,
      .rowEstimate,
      .truncatedText,
      .zeroSize,
      .clipped,
      .overlapping,
      .offScreen,
    ]
  }

  private static var adaptivityRules: [CheckRule] {
    [
      .duplicateConstraint,
      .deadView,
      .deadConstraint,
      .deadOverride,
      .uninstalledItem,
      .popoverWithoutExit,
      .fullScreenWithoutExit,
      .idiomLayout,
      .deviceSize,
      .macSize,
      .macUnavailable,
      .oneOrientation,
      .orientationChange,
      .oneLandscape,
      .imageVariants,
    ]
  }

  private static var guidelineRules: [CheckRule] {
    [
      .touchTarget,
      .safeAreaContent,
      .barHeightConstant,
      .homeIndicator,
      .roundedCorner,
      .readableWidth,
      .backgroundSafeArea,
      .buttonMargins,
      .horizontalScrolling,
      .artwork,
    ]
  }

  private static var referenceRules: [CheckRule] {
    [
      .danglingReference, .duplicateId, .storyboardReference, .imageResources, .colorResources,
      .fontResources, .customModule, .unreachableScene, .missingIdentifier, .stringsKey,
    ]
  }

  private static var conventionRules: [CheckRule] {
    [
      .staleSuppression, .enableAutolayout, .useTraitCollections, .relativeToMargin, .customClassName,
      .storyboardViewcontrollerId, .reuseIdentifier, .stackviewBackgroundcolor, .useBaseClass, .viewAsDevice,
      .hidesBottomBar, .hasInitialViewController, .hasSingleViewController,
    ]
  }
}
