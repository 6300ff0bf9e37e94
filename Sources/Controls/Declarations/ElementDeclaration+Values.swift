extension ElementDeclaration {
  /// The children of objects, and the elements around objects.
  static let values: [ElementDeclaration] = [
    ElementDeclaration(
      "accessibility", "label hint identifier description",
      children: """
        isElement:bool traits:accessibilityTraits value:string label:string hint:string
        """),
    ElementDeclaration("accessibilityOverrides", "dynamicTypePreference"),
    ElementDeclaration(
      "accessibilityTraits",
      """
      none button link image selected staticText header searchField playsSound keyboardKey summaryElement
      notEnabled updatesFrequently startsMediaSession adjustable allowsDirectInteraction causesPageTurn
      tabBar
      """),
    ElementDeclaration("adaptation"),
    ElementDeclaration("array"),
    ElementDeclaration("attributedString"),
    ElementDeclaration("audiovisualMediaTypes", "none"),
    ElementDeclaration(
      "autoresizingMask",
      """
      widthSizable heightSizable flexibleMinX flexibleMinY flexibleMaxX flexibleMaxY
      """),
    ElementDeclaration(
      "backgroundConfiguration",
      """
      image imageContentMode strokeWidth strokeOutset cornerRadius catalog
      """,
      children: """
        backgroundColor:color strokeColor:color backgroundInsets:directionalEdgeInsets
        """),
    ElementDeclaration("blurEffect", "style"),
    ElementDeclaration("bool", "value"),
    ElementDeclaration(
      "buttonConfiguration",
      """
      style title subtitle image imagePlacement imagePadding titlePadding titleAlignment cornerStyle
      buttonSize macIdiomStyle showsActivityIndicator automaticallyUpdateForSelection catalog indicator
      """,
      children: """
        title:string subtitle:string attributedSubtitle:attributedString
        subtitleFontDescription:fontDescription contentInsets:directionalEdgeInsets backgroundColor:color
        attributedTitle:attributedString background:backgroundConfiguration baseBackgroundColor:color
        baseForegroundColor:color image:imageReference
        preferredSymbolConfigurationForImage:preferredSymbolConfiguration
        titleFontDescription:fontDescription
        """),
    ElementDeclaration("capability", "minToolsVersion name"),
    ElementDeclaration("class", "className superclassName", children: "sourceIdentifier:source"),
    ElementDeclaration(
      "color",
      """
      red green blue alpha white name systemColor cocoaTouchSystemColor catalog colorSpace
      customColorSpace cyan magenta yellow black xcode11CocoaTouchSystemColor
      """),
    ElementDeclaration("customFonts"),
    ElementDeclaration("dataDetectorType", "link"),
    ElementDeclaration("dataDetectorTypes", "none"),
    ElementDeclaration("date", "timeIntervalSinceReferenceDate"),
    ElementDeclaration("deployment", "defaultVersion identifier version"),
    ElementDeclaration("designable", "name", children: "intrinsicContentSize:size"),
    ElementDeclaration("development", "defaultVersion identifier version"),
    ElementDeclaration("device", "appearance layout orientation"),
    ElementDeclaration("directionalEdgeInsets", "bottom leading top trailing"),
    ElementDeclaration(
      "document",
      """
      colorMatched initialViewController launchScreen propertyAccessControl systemVersion targetRuntime
      toolsVersion type useAutolayout useSafeAreas useTraitCollections variant version
      customObjectInstantitationMethod
      """,
      children: """
        customFonts:customFonts defaultSimulatedMetrics:simulatedMetricsContainer tintColor:color
        """),
    ElementDeclaration("edgeInsets", "bottom left right top"),
    ElementDeclaration("exclude", "reference"),
    ElementDeclaration("extendedEdge", "top bottom left right"),
    ElementDeclaration("fixedSimulatedSizeMetrics", children: "landscapeSize:size portraitSize:size"),
    ElementDeclaration("font", "metaFont name size"),
    ElementDeclaration(
      "fontDescription",
      """
      type pointSize weight name family style size width design symbolicTraits
      """),
    ElementDeclaration("fragment", "content", children: "content:string"),
    ElementDeclaration("frame", "height minX minY width"),
    ElementDeclaration("freeformSimulatedSizeMetrics"),
    ElementDeclaration(
      "image", "catalog height name width", children: "keyedArchiveRepresentation:mutableData"),
    ElementDeclaration("imageReference", "image symbolScale catalog renderingMode symbolVariableValue"),
    ElementDeclaration("include", "reference"),
    ElementDeclaration("inset", "minX minY maxX maxY"),
    ElementDeclaration("integer", "value"),
    ElementDeclaration("keyCommand", "actionName discoverabilityTitle input modifierFlags"),
    ElementDeclaration("mask"),
    ElementDeclaration("modalPageSheetSimulatedSizeMetrics"),
    ElementDeclaration("mutableArray"),
    ElementDeclaration("mutableData"),
    ElementDeclaration("mutableString"),
    ElementDeclaration("namedColor", "name"),
    ElementDeclaration("navigationBarAppearance", children: "backgroundColor:color"),
    ElementDeclaration("nil", "name"),
    ElementDeclaration("offsetWrapper", "horizontal vertical"),
    ElementDeclaration(
      "paragraphStyle",
      """
      alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
      allowsDefaultTighteningForTruncation lineSpacing paragraphSpacing paragraphSpacingBefore
      lineHeightMultiple minimumLineHeight maximumLineHeight defaultTabInterval firstLineHeadIndent
      headIndent tailIndent
      """),
    ElementDeclaration("plugIn", "identifier version"),
    ElementDeclaration("point", "x y"),
    ElementDeclaration("popoverArrowDirection", "up down left right"),
    ElementDeclaration(
      "preferredSymbolConfiguration", "configurationType pointSize weight scale",
      children: "fontDescription:fontDescription"),
    ElementDeclaration("range", "length location"),
    ElementDeclaration("real", "value"),
    ElementDeclaration("rect", "height width x y"),
    ElementDeclaration("relationship", "candidateClass kind name"),
    ElementDeclaration("scene", "sceneID", children: "canvasLocation:point"),
    ElementDeclaration("segment", "enabled image title width"),
    ElementDeclaration(
      "simulatedMetricsContainer",
      children: """
        destination:simulatedScreenMetrics orientation:simulatedOrientationMetrics
        statusBar:simulatedStatusBarMetrics
        """),
    ElementDeclaration("simulatedNavigationBarMetrics", "barStyle prompted translucent"),
    ElementDeclaration("simulatedOrientationMetrics", "orientation"),
    ElementDeclaration("simulatedScreenMetrics", "type"),
    ElementDeclaration("simulatedStatusBarMetrics", "statusBarStyle"),
    ElementDeclaration("simulatedTabBarMetrics"),
    ElementDeclaration("simulatedToolbarMetrics", "barStyle translucent"),
    ElementDeclaration("size", "height width"),
    ElementDeclaration("source", "relativePath type"),
    ElementDeclaration("splitViewDetailSimulatedSizeMetrics"),
    ElementDeclaration(
      "state", "title image backgroundImage catalog",
      children: """
        titleColor:color titleShadowColor:color attributedTitle:attributedString image:imageReference
        preferredSymbolConfiguration:preferredSymbolConfiguration title:string
        """),
    ElementDeclaration("string", "base64-UTF8"),
    ElementDeclaration("systemColor", "name"),
    ElementDeclaration(
      "textAttributes",
      children: """
        fontDescription:fontDescription textColor:color textShadowColor:color
        """),
    ElementDeclaration(
      "textInputTraits",
      """
      autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance
      returnKeyType enablesReturnKeyAutomatically secureTextEntry textContentType smartDashesType
      smartInsertDeleteType smartQuotesType passwordRules
      """),
    ElementDeclaration("textTab", "alignment location"),
    ElementDeclaration("toolbarAppearance"),
    ElementDeclaration(
      "userDefinedRuntimeAttribute", "type keyPath value catalog",
      children: """
        value:real,integer,color,size,rect,range,point,string,localizedString
        """),
    ElementDeclaration("value", "height type width"),
    ElementDeclaration("wkPreferences"),
    ElementDeclaration(
      "wkWebViewConfiguration",
      """
      allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
      """,
      children: """
        dataDetectorTypes:dataDetectorTypes mediaTypesRequiringUserActionForPlayback:audiovisualMediaTypes
        preferences:wkPreferences
        """),
  ]
}
