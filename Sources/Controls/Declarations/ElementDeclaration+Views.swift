extension ElementDeclaration {
  /// The declarations that views and controls inherit, and those of views that are no kind.
  static let views: [ElementDeclaration] = [
    ElementDeclaration(
      "object",
      """
      userLabel customClass customModule customModuleProvider propertyAccessControl colorLabel
      """,
      children: """
        userComments:attributedString userDefinedRuntimeAttributes:userDefinedRuntimeAttributes
        """),
    ElementDeclaration(
      "control", is: "view",
      """
      enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment
      showsMenuAsPrimaryAction toolTip
      """),
    ElementDeclaration("tvCaptionButtonView", is: "control", "catalog contentImage title"),
  ]
}
