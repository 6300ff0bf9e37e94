extension WritingOrder {
  /// The order of attributes in a start tag.
  package static let attributes = WritingOrder(general: attributeNames, exceptions: attributeExceptions)

  // One order for all elements, then the pairs that differ in some (InterfaceBuilder.md#attribute-order).
  private static let attributeNames = """
    key firstItem firstAttribute x y property placeholderIdentifier selector destination relation
    secondItem secondAttribute kind eventType hidden systemColor red green blue white minX minY
    multiplier priority constant type keyPath relationship top symbolic maxX autoresizesSubviews opaque
    collectionClass headerTitle scrollDirection appends flexibleMinX widthSizable flexibleMaxX leading
    automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing autocapitalizationType
    autocorrectionType spellCheckingType keyboardType verifyAmbiguity clipsSubviews
    multipleTouchEnabled clearsContextBeforeDrawing userInteractionEnabled alpha tag contentMode
    horizontalHuggingPriority verticalHuggingPriority fixedFrame
    horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous misplaced
    placeholderIntrinsicWidth placeholderIntrinsicHeight restorationIdentifier
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea storyboardIdentifier axis
    distribution alignment spacing storyboardName bounces referencedIdentifier hidesWhenStopped
    layoutMarginsFollowReadableWidth selectionStyle tableViewCell mapType animating
    semanticContentAttribute spacingType autoresizesArchivedViewToFullSize barStyle translucent
    alwaysBounceHorizontal directionalLockEnabled alwaysBounceVertical zoomEnabled scrollEnabled
    pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator keyboardDismissMode
    indicatorStyle configurationType metaFont size name family up delaysContentTouches largeTitles
    rotateEnabled down left bottom footerTitle pitchEnabled sceneName horizontal minimumZoomScale
    canCancelContentTouches bouncesZoom direction progressViewStyle progress allowableMovement
    flexibleMinY maximumZoomScale dataMode contentInsetAdjustmentBehavior editable usesAttributedText
    sectionInsetReference showsReorderControl accessoryType hidesAccessoryWhenEditing indentationLevel
    indentationWidth shouldIndentWhileEditing reuseIdentifier videoGravity minimumPrimaryColumnWidth
    xcode11CocoaTouchSystemColor adjustsImageWhenAncestorFocused baselineRelativeArrangement
    bundleIdentifier keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry
    smartDashesType smartInsertDeleteType smartQuotesType minimumPressDuration preferredFramesPerSecond
    preferredPrimaryColumnWidthFraction preferredRenderingAPI showsMenuAsPrimaryAction className
    defaultVersion enableSetNeedsDisplay location minimumNumberOfTouches prefetchingEnabled
    searchBarStyle selected showsUserLocation allowsEditingTextAttributes numberOfTapsRequired
    showsBuildings simulatedAppContext button colorPixelFormat editingAccessoryType textLabel
    detailTextLabel imageView input progressImage scale weight showsCompass showsPointsOfInterest
    allowsAirPlayForMediaPlayback allowsLinkPreview depthStencilPixelFormat hint identifier version
    toolsVersion systemVersion targetRuntime popoverAnchorBarButtonItem destinationCreationSelector
    popoverAnchorView inheritsFrom modifierFlags scalesPageToFit symbolType trackImage variant
    actionName cancelsTouchesInView content heightSizable allowsPictureInPictureMediaPlayback
    base64-UTF8 candidateClass cocoaTouchSystemColor discoverabilityTitle dynamicTypePreference
    flexibleMaxY label length link lm maxY minToolsVersion none pointSize prompted reference
    relativePath right sceneID searchField statusBarStyle superclassName textContentType
    timeIntervalSinceReferenceDate trailing vertical definesPresentationContext
    extendedLayoutIncludesOpaqueBars allowDoubleColumnStyle preferredDisplayMode behavior
    primaryBackgroundStyle toolbarHidden transitionStyle navigationOrientation staticText
    summaryElement spineLocation doubleSided presentsWithGesture separatorInsetReference landscapeImage
    leftItemsSupplementBackButton highlightedImage allowsMultipleSelection contentImage
    sectionIndexMinimumDisplayRowCount hidesForSinglePage colorLabel notEnabled
    hidesBottomBarWhenPushed unwindAction minimumLineHeight header modalPresentationStyle
    modalTransitionStyle animates minimumValueImage maximumValueImage symbolScale enabled
    contentHorizontalAlignment contentVerticalAlignment text buttonType borderStyle placeholder
    textAlignment value minValue on maxValue adjustsImageWhenHighlighted datePickerMode minuteInterval
    numberOfPages reversesTitleShadowWhenHighlighted apportionsSegmentWidthsByContent
    segmentControlStyle selectedSegmentIndex showsTouchWhenHighlighted adjustsImageWhenDisabled
    minimumValue maximumValue stepValue continuous adjustsImageSizeForAccessibilityContentSizeCategory
    lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor baseWritingDirection highlighted
    hasAttributedTitle lineSpacing defaultTabInterval lineHeightMultiple tighteningFactorForTruncation
    pointerInteraction allowsDefaultTighteningForTruncation useCurrentDate selectable
    navigationBarHidden style separatorStyle title image automaticallyAdjustsScrollViewInsets
    useStoryboardIdentifierAsRestorationIdentifier catalog width colorSpace systemItem allowsSelection
    clearsSelectionOnViewWillAppear showsSelectionImmediatelyOnTouchBegin allowsSelectionDuringEditing
    rowHeight estimatedRowHeight sectionHeaderHeight largeTitleDisplayMode estimatedSectionHeaderHeight
    sectionFooterHeight estimatedSectionFooterHeight selectedImage contentViewInsetsToSafeArea
    backgroundImage customColorSpace height adjustsLetterSpacingToFitWidth
    adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize preferredMaxLayoutWidth
    clearButtonMode translatesAutoresizingMaskIntoConstraints id userLabel customClass
    propertyAccessControl useAutolayout customModule customModuleProvider orientation launchScreen
    useTraitCollections useSafeAreas colorMatched layout appearance initialViewController sceneMemberID
    """

  private static let attributeExceptions: KeyValuePairs = [
    "accessibilityTraits": [
      "image header", "image notEnabled", "image staticText",
    ],
    "barButtonItem": [
      "title style", "image style", "width style", "image landscapeImage",
    ],
    "button": [
      "highlighted contentHorizontalAlignment", "highlighted contentVerticalAlignment",
      "highlighted lineBreakMode",
    ],
    "datePicker": [
      "style useCurrentDate"
    ],
    "deployment": [
      "version identifier"
    ],
    "development": [
      "version identifier"
    ],
    "imageReference": [
      "image symbolScale", "catalog symbolScale",
    ],
    "imageView": [
      "image adjustsImageSizeForAccessibilityContentSizeCategory", "image highlightedImage",
      "catalog highlightedImage",
    ],
    "label": [
      "text enabled", "textAlignment enabled", "lineBreakMode enabled", "baselineAdjustment enabled",
      "minimumFontSize adjustsFontForContentSizeCategory",
      "minimumFontSize adjustsLetterSpacingToFitWidth", "minimumFontSize adjustsFontSizeToFit",
    ],
    "navigationController": [
      "automaticallyAdjustsScrollViewInsets navigationBarHidden", "title definesPresentationContext",
      "title modalPresentationStyle", "automaticallyAdjustsScrollViewInsets modalPresentationStyle",
      "title navigationBarHidden",
    ],
    "navigationItem": [
      "title leftItemsSupplementBackButton"
    ],
    "pageControl": [
      "contentHorizontalAlignment hidesForSinglePage", "contentVerticalAlignment hidesForSinglePage",
    ],
    "pageViewController": [
      "automaticallyAdjustsScrollViewInsets transitionStyle",
      "automaticallyAdjustsScrollViewInsets navigationOrientation",
      "automaticallyAdjustsScrollViewInsets spineLocation",
    ],
    "paragraphStyle": [
      "lineBreakMode minimumLineHeight", "baseWritingDirection minimumLineHeight",
    ],
    "preferredSymbolConfiguration": [
      "pointSize weight"
    ],
    "segue": [
      "customClass id", "customModule id", "customModuleProvider id", "customClass unwindAction",
      "customModule unwindAction", "customModuleProvider unwindAction", "customClass animates",
      "customModule animates", "customModuleProvider animates",
    ],
    "slider": [
      "contentHorizontalAlignment minimumValueImage", "contentHorizontalAlignment maximumValueImage",
      "contentVerticalAlignment minimumValueImage", "contentVerticalAlignment maximumValueImage",
      "value minimumValueImage", "value maximumValueImage", "minValue minimumValueImage",
      "minValue maximumValueImage", "maxValue minimumValueImage", "maxValue maximumValueImage",
      "continuous minimumValueImage", "continuous maximumValueImage",
    ],
    "splitViewController": [
      "title presentsWithGesture"
    ],
    "tableView": [
      "style allowsMultipleSelection", "separatorStyle allowsMultipleSelection",
      "style separatorInsetReference", "style sectionIndexMinimumDisplayRowCount",
      "separatorStyle sectionIndexMinimumDisplayRowCount",
    ],
    "tableViewCell": [
      "rowHeight style"
    ],
    "tableViewController": [
      "title hidesBottomBarWhenPushed"
    ],
    "tableViewSection": [
      "id colorLabel", "userLabel colorLabel",
    ],
    "textView": [
      "adjustsFontForContentSizeCategory selectable"
    ],
    "tvCaptionButtonView": [
      "contentHorizontalAlignment contentImage", "contentVerticalAlignment contentImage",
      "catalog title",
    ],
    "viewController": [
      "modalTransitionStyle modalPresentationStyle", "title hidesBottomBarWhenPushed",
      "title extendedLayoutIncludesOpaqueBars",
      "automaticallyAdjustsScrollViewInsets modalPresentationStyle", "title modalPresentationStyle",
    ],
  ]
}
