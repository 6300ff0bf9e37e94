// The attributes by the form of their values, of all elements.
extension AttributeForm {
  static let truths = """
    HUD adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused
    adjustsImageWhenDisabled adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth
    allowDoubleColumnStyle allowUserInteraction allowsAirPlayForMediaPlayback
    allowsBackForwardNavigationGestures allowsCameraControl allowsCharacterPickerTouchBarItem
    allowsContinuousInteraction allowsDefaultTighteningForTruncation allowsDirectInteraction
    allowsEditingTextAttributes allowsExpansionToolTips allowsFloats allowsLinkPreview
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback
    allowsSelection allowsSelectionDuringEditing allowsToolTipsWhenApplicationIsInactive allowsUndo
    alternate alternatingRowBackgroundColors altersStateOfSelectedItem alwaysBounceHorizontal
    alwaysBounceVertical animates animating appends apportionsSegmentWidthsByContent ascending
    autoenablesDefaultLighting autoenablesItems autohidesScrollers automaticEstimatedItemSize
    automaticallyAdjustsScrollViewInsets automaticallyUpdateForSelection autorecalculatesKeyViewLoop
    autorepeat autoresizesArchivedViewToFullSize autoresizesOutlineColumn autoresizesSubviews
    autosaveColumns bezeled bordered bottomStrut bounces bouncesZoom button canCancelContentTouches
    canCollapse canDrawConcurrently canDrawSubviewsIntoLayer cancelsTouchesInView causesPageTurn
    changeBackground changeContents changeGray changesSelectionAsPrimaryAction clearsContextBeforeDrawing
    clearsOnBeginEditing clearsSelectionOnViewWillAppear clipsSubviews closable columnReordering
    columnResizing columnSelection command contentViewInsetsToSafeArea continuous control copiesOnScroll
    dashed defersCurrentPageDisplay definesPresentationContext delaysContentTouches delaysTouchesBegan
    delaysTouchesEnded detachesHiddenViews directionalLockEnabled displayedWhenStopped doesNotDimImage
    doesRelativeDateFormatting doubleSided down dragInteractionEnabled drawsBackground editable
    emptySelection enableSetNeedsDisplay enabled enablesReturnKeyAutomatically
    extendedLayoutIncludesOpaqueBars findInteractionEnabled flexibleMaxX flexibleMaxY flexibleMinX
    flexibleMinY floatsGroupRows followsUndockedKeyboard fullScreenPrimary fullSizeContentView
    hasAttributedTitle hasHorizontalScroller header heightSizable hidesAccessoryWhenEditing hidesBackButton
    hidesBottomBarWhenPushed hidesForSinglePage hidesOnDeactivate hidesWhenStopped highlighted
    horizontallyResizable importsGraphics incrementalSearchingEnabled indeterminate isSeparatorItem
    jitteringEnabled keyboardKey largeTitles leftItemsSupplementBackButton leftStrut lightByBackground
    lightByContents lightByGray link loops miniaturizable momentary multipleSelection multipleTouchEnabled
    navigationBarHidden none notEnabled on oneShot opaque option pagingEnabled pitchEnabled playing
    playsSound pointerInteraction prefetchingEnabled presentsWithGesture prompted
    providesPresentationContextTransitionStyle pullsDown pushIn refusesFirstResponder releasedWhenClosed
    remembersLastFocusedIndexPath representsSharedInstance resizable resizeWithTable resizesToFullScreen
    restorable reversesTitleShadowWhenHighlighted richText rightStrut rotateEnabled scalesPageToFit
    scrollEnabled scrollable searchField searchResultsButtonSelected sectionFootersPinToVisibleBounds
    sectionHeadersPinToVisibleBounds secureTextEntry selectable selected sendsActionOnEndEditing shift
    shouldIndentWhileEditing showsActivityIndicator showsBookmarkButton showsBuildings showsCancelButton
    showsCompass showsExpansionTextWhenTruncated showsHorizontalScrollIndicator showsMenuAsPrimaryAction
    showsPlaybackControls showsPointsOfInterest showsReorderControl showsScale showsScopeBar
    showsSearchResultsButton showsSelectionImmediatelyOnTouchBegin showsSelectionIndicator
    showsToolbarButton showsTouchWhenHighlighted showsTraffic showsUserLocation showsVerticalScrollIndicator
    smartInsertDelete spellingCorrection springLoaded startsMediaSession staticText summaryElement
    supportsAlpha symbolic textCompletion titlebarAppearsTransparent titled toolbarHidden topStrut
    translucent transparent truncatesLastVisibleLine typeSelect up updatesFrequently useCurrentDate
    useStoryboardIdentifierAsRestorationIdentifier userInteractionEnabled userResizable usesAppearanceFont
    usesAttributedText usesAutomaticRowHeights usesGroupingSeparator usesPredominantAxisScrolling
    usesSingleLineMode utility valueWraps verticallyResizable viewBased visibleAtLaunch wantsDateDecorations
    wantsFullScreenLayout wantsLayer widthSizable wraps zoomEnabled
    """

  static let numbers = """
    allowableMovement alphaValue black columnSpacing cornerRadius countDownDuration criticalValue cyan
    defaultTabInterval doubleValue dynamicTypePreference estimatedSectionFooterHeight
    estimatedSectionHeaderHeight firstLineHeadIndent formatWidth headIndent holdingPriority
    horizontalClippingResistancePriority horizontalLineScroll horizontalPageScroll
    horizontalStackHuggingPriority indentationPerLevel indentationWidth inset itemSpacing itemWidth location
    magenta maxValue maxWidth maximumPrimaryColumnWidth maximumValue maximumZoomScale minValue minWidth
    minimumInteritemSpacing minimumLineSpacing minimumPressDuration minimumPrimaryColumnWidth minimumValue
    minimumZoomScale pageSpacing paragraphSpacing paragraphSpacingBefore preferredPrimaryColumnWidthFraction
    preferredRenderingAPI progress rotation rowSpacing stepValue strokeOutset strokeWidth
    symbolVariableValue tailIndent tighteningFactorForTruncation timeIntervalSinceReferenceDate titlePadding
    verticalLineScroll verticalPageScroll verticalStackHuggingPriority warningValue yellow
    """

  static let fractions = """
    alpha blue bottom constant green height leading left maxX maxY minX minY pointSize red right spacing top
    trailing white width x y
    """

  static let wholes = """
    integer.value currentPage groupingSize indentationLevel length maximumFractionDigits
    maximumIntegerDigits maximumNumberOfTouches minimumIntegerDigits minimumNumberOfTouches minuteInterval
    numberOfLines numberOfPages numberOfTapsRequired numberOfTouchesRequired preferredFramesPerSecond
    sectionIndexMinimumDisplayRowCount selectedIndex selectedSegmentIndex selectedTabViewItemIndex tag
    """

  /// Booleans of one element; the same name has another form elsewhere.
  static let truthsOfElements = """
    accessibilityTraits.image bool.value extendedEdge.top extendedEdge.bottom extendedEdge.left
    extendedEdge.right popoverArrowDirection.left popoverArrowDirection.right scroller.horizontal
    splitView.vertical tableViewGridLines.horizontal tableViewGridLines.vertical
    """

  /// Numbers of one element; the same name has another form elsewhere.
  static let numbersOfElements = """
    offsetWrapper.horizontal offsetWrapper.vertical real.value slider.value stepper.value
    """

  /// Attributes of UIKit's classes whose values are enumerated words.
  static let words = [
    "accessoryType": "none disclosureIndicator detailDisclosureButton checkmark detailButton",
    "editingAccessoryType": "none disclosureIndicator detailDisclosureButton checkmark detailButton",
    "autocapitalizationType": "none words sentences allCharacters",
    "autocorrectionType": "default no yes",
    "baselineAdjustment": "alignBaselines alignCenters none",
    "clearButtonMode": "never whileEditing unlessEditing always",
    "contentHorizontalAlignment": "center left right fill leading trailing",
    "contentInsetAdjustmentBehavior": "automatic scrollableAxes never always",
    "contentMode": """
    scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right TopLeft topRight bottomLeft
    bottomRight
    """,
    "contentVerticalAlignment": "center top bottom fill",
    "dataMode": "prototypes static none",
    "datePickerMode": "time date dateAndTime countDownTimer yearAndMonth",
    "indicatorStyle": "default black white",
    "keyboardDismissMode": "none onDrag interactive onDragWithAccessory interactiveWithAccessory",
    "largeTitleDisplayMode": "automatic always never",
    "lineBreakMode": "wordWrap characterWrap clip headTruncation tailTruncation middleTruncation",
    "modalTransitionStyle": "coverVertical flipHorizontal crossDissolve partialCurl",
    "progressViewStyle": "default bar",
    "scrollDirection": "vertical horizontal",
    "segmentControlStyle": "plain bordered bar bezeled",
    "selectionStyle": "none blue gray default",
    "semanticContentAttribute": "unspecified playback spatial forceLeftToRight forceRightToLeft",
    "separatorStyle": "none default singleLine singleLineEtched",
    "spacingType": "custom standard",
    "spellCheckingType": "default no yes",
    "textAlignment": "left center right justified natural",
    "transitionStyle": "pageCurl scroll",
  ]

  /// Attributes of one element whose values are enumerated words.
  static let wordsOfElements = [
    "activityIndicatorView.style": "white whiteLarge gray medium large",
    "fontDescription.type": "system boldSystem italicSystem",
    "paragraphStyle.lineBreakMode": """
    wordWrapping charWrapping clipping truncatingHead truncatingTail truncatingMiddle
    """,
    "tableView.style": "plain grouped insetGrouped",
    "userDefinedRuntimeAttribute.type": """
    boolean color image localizedString nil number point range rect size string
    """,
  ]
}
