extension Font {
  /// The names of the text styles as documents write them, such as `UICTFontTextStyleBody`, by the names that
  /// UIKit has for them, such as `body`.
  package static let textStyleNames: KeyValuePairs<String, String> = [
    "largeTitle": "UICTFontTextStyleTitle0", "title1": "UICTFontTextStyleTitle1",
    "title2": "UICTFontTextStyleTitle2", "title3": "UICTFontTextStyleTitle3",
    "headline": "UICTFontTextStyleHeadline", "body": "UICTFontTextStyleBody",
    "callout": "UICTFontTextStyleCallout", "subheadline": "UICTFontTextStyleSubhead",
    "footnote": "UICTFontTextStyleFootnote", "caption1": "UICTFontTextStyleCaption1",
    "caption2": "UICTFontTextStyleCaption2",
  ]
}
