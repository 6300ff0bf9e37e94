extension ElementDeclaration {
  /// Views that show or edit a value.
  static let controls: [ElementDeclaration] = [
    ElementDeclaration(
      "control", is: "view",
      """
      enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment
      showsMenuAsPrimaryAction toolTip
      """),
    ElementDeclaration(
      "button", is: "control",
      """
      buttonType lineBreakMode hasAttributedTitle adjustsImageWhenHighlighted adjustsImageWhenDisabled
      showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted springLoaded
      changesSelectionAsPrimaryAction pointerInteraction role
      adjustsImageSizeForAccessibilityContentSizeCategory
      """,
      children: """
        normal:state highlighted:state disabled:state selected:state focused:state
        configuration:buttonConfiguration contentEdgeInsets:inset fontDescription:fontDescription
        imageEdgeInsets:inset titleEdgeInsets:inset titleShadowOffset:size
        """),
    ElementDeclaration(
      "label", is: "view",
      """
      text textAlignment lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit
      minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory
      preferredMaxLayoutWidth highlighted enabled usesAttributedText allowsDefaultTighteningForTruncation
      showsExpansionTextWhenTruncated
      """,
      children: """
        attributedText:attributedString fontDescription:fontDescription highlightedColor:color,nil
        shadowColor:color shadowOffset:size text:mutableString,string textColor:color,nil
        """),
    ElementDeclaration(
      "textField", is: "control",
      """
      text placeholder textAlignment borderStyle clearButtonMode clearsOnBeginEditing minimumFontSize
      adjustsFontSizeToFit adjustsFontForContentSizeCategory background disabledBackground
      allowsEditingTextAttributes usesAttributedText
      """,
      children: """
        attributedText:attributedString attributedPlaceholder:attributedString
        fontDescription:fontDescription placeholder:string text:string textColor:color,nil
        textInputTraits:textInputTraits
        """),
    ElementDeclaration(
      "textView", is: "scrollView",
      """
      text textAlignment editable selectable usesAttributedText allowsEditingTextAttributes
      adjustsFontForContentSizeCategory findInteractionEnabled
      """,
      children: """
        attributedText:attributedString dataDetectorTypes:dataDetectorType fontDescription:fontDescription
        text:mutableString,string textColor:color textInputTraits:textInputTraits
        """),
    ElementDeclaration(
      "imageView", is: "view",
      """
      image highlightedImage highlighted catalog adjustsImageSizeForAccessibilityContentSizeCategory
      adjustsImageWhenAncestorFocused
      """,
      children: """
        highlightedImage:imageReference image:imageReference
        preferredSymbolConfiguration:preferredSymbolConfiguration
        """),
    ElementDeclaration(
      "slider", is: "control",
      """
      value minValue maxValue continuous minimumValueImage maximumValueImage
      """,
      children: """
        maximumTrackTintColor:color minimumTrackTintColor:color thumbTintColor:color
        """),
    ElementDeclaration(
      "switch", is: "control", "on title preferredStyle", children: "thumbTintColor:color onTintColor:color"),
    ElementDeclaration(
      "stepper", is: "control",
      """
      value minimumValue maximumValue stepValue autorepeat wraps continuous
      """, children: "tintColor:color"),
    ElementDeclaration(
      "segmentedControl", is: "control",
      """
      segmentControlStyle selectedSegmentIndex momentary springLoaded apportionsSegmentWidthsByContent
      """, children: "selectedSegmentTintColor:color"),
    ElementDeclaration(
      "pageControl", is: "control",
      """
      numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay allowsContinuousInteraction
      backgroundStyle preferredIndicatorImage
      """,
      children: """
        currentPageIndicatorTintColor:color pageIndicatorTintColor:color
        """),
    ElementDeclaration(
      "datePicker", is: "control",
      """
      datePickerMode style minuteInterval useCurrentDate locale calendar timeZone countDownDuration
      """,
      children: """
        date:date maximumDate:date minimumDate:date
        """),
    ElementDeclaration("colorWell", is: "control", "title supportsAlpha", children: "selectedColor:color"),
    ElementDeclaration(
      "progressView", is: "view", "progress progressViewStyle progressImage trackImage",
      children: """
        progressTintColor:color trackTintColor:color
        """),
    ElementDeclaration(
      "activityIndicatorView", is: "view", "style animating hidesWhenStopped", children: "color:color"),
    ElementDeclaration("pickerView", is: "view", "showsSelectionIndicator"),
    ElementDeclaration("calendarView", is: "view", "calendar locale timeZone wantsDateDecorations"),
    ElementDeclaration(
      "searchBar", is: "view",
      """
      text placeholder prompt searchBarStyle barStyle translucent showsCancelButton showsBookmarkButton
      showsSearchResultsButton showsScopeBar searchResultsButtonSelected
      """,
      children: """
        tintColor:color scopeButtonTitles:array barTintColor:color textInputTraits:textInputTraits
        """),
  ]
}
