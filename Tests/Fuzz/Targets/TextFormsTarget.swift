import InterfaceBuilder
import ProjectResources
import SceneModel

extension FuzzTarget {
  /// `.stringsdict` files and string catalogues: the input as both.
  static let textForms = FuzzTarget(
    "text-forms",
    InputForm(
      .brackets,
      words: [
        "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>", "NSStringLocalizedFormatKey",
        "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType", "other", "one", "%#@v@", "%1$#@v@",
        "\"variations\":{", "\"plural\":{", "\"device\":{", "\"stringUnit\":{", "\"value\":\"\"",
        "\"substitutions\":{", "%arg",
      ]),
    longest: 4 << 10, seeds: { textFormsSeeds },
    check: { input, _ in
      for path in ["fr.lproj/Main.stringsdict", "mul.lproj/Main.xcstrings"] {
        let forms: LocalizedForms
        do throws(ReadError) {
          forms = try LocalizedFormsReader().read(input, path: path)
        } catch {
          try require(!error.description.isEmpty && error.line > 0, "an error without a place")
          continue
        }
        try require(StringsWriter().write(forms.file) == input, "other bytes written than read")
        for entry in forms.entries {
          for idiom in [nil, "phone", "pad"] {
            let usual = entry.forms.text(for: TextForms.Choice(idiom: idiom))
            let longest = entry.forms.text(for: TextForms.Choice(idiom: idiom, isLongest: true))
            try require((usual == nil) == (longest == nil), "a form without the other one")
          }
        }
      }
    })
}

private let textFormsSeeds: [[UInt8]] = [
  """
  <plist version="1.0"><dict><key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@ of %#@w@</string>
  <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key>
  <string>one %#@w@</string><key>other</key><string>%d</string></dict>
  <key>w</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key>
  <string>files</string></dict></dict></dict></plist>
  """,
  """
  {"sourceLanguage":"en","strings":{"a.text":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"%#@n@"},
  "substitutions":{"n":{"formatSpecifier":"ld","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}},
  "de":{"variations":{"device":{"iphone":{"stringUnit":{"value":"a"}},"other":{"stringUnit":{"value":"b"}}}}}}}},
  "version":"1.0"}
  """,
].map { Array($0.utf8) }
