extension ElementDeclaration {
  /// The elements of AppKit's documents that differ from UIKit's.
  static let appKit: [ElementDeclaration] = [
    ElementDeclaration(
      "view", is: "object",
      """
      hidden alphaValue wantsLayer toolTip identifier focusRingType
      translatesAutoresizingMaskIntoConstraints fixedFrame ambiguous misplaced verifyAmbiguity
      autoresizesSubviews canDrawConcurrently canDrawSubviewsIntoLayer appearanceType
      userInterfaceLayoutDirection placeholderIntrinsicWidth placeholderIntrinsicHeight
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority
      """,
      children: """
        frame:rect bounds:rect autoresizingMask:autoresizingMask accessibility:accessibility
        """),
    ElementDeclaration(
      "control", is: "view",
      """
      enabled continuous refusesFirstResponder tag allowsExpansionToolTips preferredMaxLayoutWidth
      """),
    ElementDeclaration("button", is: "control", children: "cell:buttonCell contentTintColor:color"),
    ElementDeclaration(
      "textField", is: "control",
      """
      allowsCharacterPickerTouchBarItem contentType textCompletion
      """, children: "cell:textFieldCell"),
    ElementDeclaration(
      "textView", is: "view",
      """
      allowsCharacterPickerTouchBarItem drawsBackground editable horizontallyResizable importsGraphics
      incrementalSearchingEnabled richText smartInsertDelete spellingCorrection textCompletion
      verticallyResizable
      """,
      children: """
        backgroundColor:color insertionPointColor:color maxSize:size minSize:size textColor:color
        """),
    ElementDeclaration("imageView", is: "control", children: "cell:imageCell"),
    ElementDeclaration("slider", is: "control", children: "cell:sliderCell"),
    ElementDeclaration("stepper", is: "control", children: "cell:stepperCell"),
    ElementDeclaration("segmentedControl", is: "control"),
    ElementDeclaration("datePicker", is: "control"),
    ElementDeclaration("colorWell", is: "control"),
    ElementDeclaration(
      "scrollView", is: "view",
      """
      autohidesScrollers borderType hasHorizontalScroller horizontalLineScroll horizontalPageScroll
      horizontalScrollElasticity usesPredominantAxisScrolling verticalLineScroll verticalPageScroll
      """,
      children: """
        contentView:clipView headerView:tableHeaderView horizontalScroller:scroller
        verticalScroller:scroller
        """),
    ElementDeclaration(
      "tableView", is: "control",
      """
      alternatingRowBackgroundColors autosaveColumns autosaveName columnAutoresizingStyle columnReordering
      columnResizing columnSelection emptySelection headerView multipleSelection rowHeight rowSizeStyle
      selectionHighlightStyle tableStyle typeSelect usesAutomaticRowHeights viewBased
      """,
      children: """
        backgroundColor:color gridColor:color gridStyleMask:tableViewGridLines intercellSpacing:size
        """),
    ElementDeclaration(
      "stackView", is: "view",
      """
      alignment detachesHiddenViews distribution horizontalClippingResistancePriority
      horizontalStackHuggingPriority orientation spacing verticalStackHuggingPriority
      """),
    ElementDeclaration("containerView", is: "view"),
    ElementDeclaration("visualEffectView", is: "view", "blendingMode material state"),
    ElementDeclaration("wkWebView", is: "view", children: "configuration:wkWebViewConfiguration"),
    ElementDeclaration(
      "window", is: "object",
      """
      allowsToolTipsWhenApplicationIsInactive animationBehavior autorecalculatesKeyViewLoop
      frameAutosaveName hidesOnDeactivate identifier oneShot releasedWhenClosed restorable separatorStyle
      showsToolbarButton tabbingMode title titleVisibility titlebarAppearsTransparent toolbarStyle
      visibleAtLaunch
      """,
      children: """
        canvasLocation:point collectionBehavior:windowCollectionBehavior contentRect:rect
        contentView:clipView,view initialPositionMask:windowPositionMask maxSize:value minSize:value
        screenRect:rect styleMask:windowStyleMask
        """),
    ElementDeclaration(
      "viewController", is: "object", "showSeguePresentationStyle storyboardIdentifier title",
      children: "view:customView,view"),
    ElementDeclaration("splitViewController", is: "viewController", children: "splitView:splitView"),
    ElementDeclaration(
      "controllerPlaceholder", is: "object", "referencedIdentifier storyboardIdentifier storyboardName"),
    ElementDeclaration("customObject", is: "object", "className"),
    ElementDeclaration(
      "segue",
      """
      customClass customModule customModuleProvider destination identifier kind popoverBehavior
      preferredEdge reference relationship
      """),
    ElementDeclaration(
      "constraint",
      """
      constant priority multiplier relation firstItem firstAttribute secondItem secondAttribute symbolic
      placeholder identifier userLabel customClass
      """),
    ElementDeclaration("font", "metaFont name size textStyle usesAppearanceFont"),
    ElementDeclaration("popUpButton", is: "control", children: "cell:popUpButtonCell"),
    ElementDeclaration("searchField", is: "control", "textCompletion", children: "cell:searchFieldCell"),
    ElementDeclaration("secureTextField", is: "control", children: "cell:secureTextFieldCell"),
    ElementDeclaration("levelIndicator", is: "control", children: "cell:levelIndicatorCell"),
    ElementDeclaration("comboBox", is: "control"),
    ElementDeclaration("tokenField", is: "control"),
    ElementDeclaration("matrix", is: "control"),
    ElementDeclaration(
      "box", is: "view", "boxType title titlePosition",
      children: """
        borderColor:color contentView:view fillColor:color titleFont:font
        """),
    ElementDeclaration(
      "clipView", is: "view", "copiesOnScroll drawsBackground", children: "backgroundColor:color,nil"),
    ElementDeclaration("customView", is: "view", children: "canvasLocation:point"),
    ElementDeclaration("gridView", is: "view", "columnSpacing rowAlignment rowSpacing xPlacement yPlacement"),
    ElementDeclaration(
      "outlineView", is: "tableView",
      """
      autoresizesOutlineColumn floatsGroupRows indentationPerLevel outlineTableColumn
      """),
    ElementDeclaration(
      "progressIndicator", is: "view",
      """
      bezeled controlSize displayedWhenStopped indeterminate maxValue style
      """),
    ElementDeclaration("scroller", is: "view", "controlSize doubleValue horizontal"),
    ElementDeclaration("splitView", is: "view", "dividerStyle vertical"),
    ElementDeclaration("tabView", is: "view", "type", children: "font:font"),
    ElementDeclaration("tableCellView", is: "view"),
    ElementDeclaration("tableHeaderView", is: "view"),
    ElementDeclaration(
      "cell", is: "object",
      """
      type state enabled editable selectable bordered alignment lineBreakMode title image font identifier
      tag controlSize borderStyle scrollable refusesFirstResponder sendsActionOnEndEditing allowsUndo
      allowsEditingTextAttributes usesSingleLineMode truncatesLastVisibleLine continuous
      baseWritingDirection
      """, children: "font:font"),
    ElementDeclaration(
      "buttonCell", is: "cell",
      """
      bezelStyle imagePosition imageScaling alternateTitle keyEquivalent inset transparent
      """,
      children: """
        behavior:behavior keyEquivalent:string keyEquivalentModifierMask:modifierMask
        """),
    ElementDeclaration(
      "textFieldCell", is: "cell", "placeholderString drawsBackground",
      children: """
        textColor:color backgroundColor:color formatter:dateFormatter,numberFormatter title:string
        """),
    ElementDeclaration("searchFieldCell", is: "textFieldCell", "bezelStyle"),
    ElementDeclaration("secureTextFieldCell", is: "textFieldCell"),
    ElementDeclaration("imageCell", is: "cell", "animates catalog imageScaling"),
    ElementDeclaration("levelIndicatorCell", is: "cell", "criticalValue maxValue warningValue"),
    ElementDeclaration("sliderCell", is: "cell", "maxValue sliderType tickMarkPosition"),
    ElementDeclaration("stepperCell", is: "cell", "autorepeat doubleValue maxValue minValue valueWraps"),
    ElementDeclaration(
      "popUpButtonCell", is: "buttonCell",
      """
      pullsDown altersStateOfSelectedItem autoenablesItems selectedItem preferredEdge arrowPosition
      """, children: "menu:menu"),
    ElementDeclaration("tableHeaderCell", is: "cell", children: "backgroundColor:color textColor:color"),
    ElementDeclaration("segmentedCell", is: "cell"),
    ElementDeclaration("datePickerCell", is: "cell"),
    ElementDeclaration("comboBoxCell", is: "cell"),
    ElementDeclaration(
      "windowController", is: "object", "showSeguePresentationStyle storyboardIdentifier",
      children: "window:window"),
    ElementDeclaration(
      "tabViewController", is: "viewController", "selectedTabViewItemIndex tabStyle",
      children: """
        tabView:tabView transitionOptions:viewControllerTransitionOptions
        """),
    ElementDeclaration("pagecontroller", is: "object", "storyboardIdentifier", children: "view:view"),
    ElementDeclaration("application", is: "object", children: "mainMenu:menu"),
    ElementDeclaration("menu", is: "object", "systemMenu title", children: "canvasLocation:point"),
    ElementDeclaration(
      "menuItem", is: "object",
      """
      alternate catalog enabled hidden isSeparatorItem keyEquivalent secondaryImage state tag title
      """,
      children: """
        attributedTitle:attributedString keyEquivalentModifierMask:modifierMask submenu:menu title:string
        """),
    ElementDeclaration(
      "tableColumn", is: "object", "editable identifier maxWidth minWidth width",
      children: """
        dataCell:buttonCell,imageCell,textFieldCell headerCell:tableHeaderCell
        resizingMask:tableColumnResizingMask sortDescriptorPrototype:sortDescriptor
        """),
    ElementDeclaration("tabViewItem", is: "object", "identifier image label", children: "view:view"),
    ElementDeclaration("splitViewItem", is: "object", "behavior canCollapse holdingPriority"),
    ElementDeclaration(
      "gridCell", is: "object", "column row", children: "contentView:secureTextField,textField"),
    ElementDeclaration("gridColumn", is: "object", "xPlacement"),
    ElementDeclaration("gridRow", is: "object"),
    ElementDeclaration("dateFormatter", is: "object", "dateStyle doesRelativeDateFormatting timeStyle"),
    ElementDeclaration(
      "numberFormatter", is: "object",
      """
      allowsFloats currencySymbol formatWidth formatterBehavior groupingSize internationalCurrencySymbol
      maximumFractionDigits maximumIntegerDigits minimumIntegerDigits negativeFormat numberStyle
      positiveFormat usesGroupingSeparator
      """,
      children: """
        maximum:real minimum:real negativeInfinitySymbol:nil positiveInfinitySymbol:nil
        """),
    ElementDeclaration("userDefaultsController", is: "object", "representsSharedInstance"),
    ElementDeclaration(
      "windowStyleMask",
      """
      HUD closable fullSizeContentView miniaturizable resizable titled utility
      """),
    ElementDeclaration("windowPositionMask", "bottomStrut leftStrut rightStrut topStrut"),
    ElementDeclaration("tableColumnResizingMask", "resizeWithTable userResizable"),
    ElementDeclaration(
      "behavior",
      """
      changeBackground changeContents changeGray doesNotDimImage lightByBackground lightByContents
      lightByGray pushIn
      """),
    ElementDeclaration("tableViewGridLines", "dashed horizontal vertical"),
    ElementDeclaration("contentBorderThickness", "minY"),
    ElementDeclaration("sortDescriptor", "ascending selector sortKey"),
    ElementDeclaration("modifierMask", "command control option shift"),
    ElementDeclaration("binding", "destination keyPath name", children: "options:dictionary"),
    ElementDeclaration(
      "dictionary",
      children: """
        NSAllowsEditingMultipleValuesSelection:bool NSConditionallySetsEnabled:bool
        NSMultipleValuesPlaceholder:integer NSNoSelectionPlaceholder:integer
        NSNotApplicablePlaceholder:integer NSNullPlaceholder:integer NSRaisesForNotApplicableKeys:bool
        NSValueTransformerName:string
        """),
    ElementDeclaration("windowCollectionBehavior", "fullScreenPrimary"),
    ElementDeclaration("viewControllerTransitionOptions", "allowUserInteraction"),
  ]
}
