/// The keyboards.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// The words on a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The letters that are written large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether quotation marks are turned.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// The meaning of a field's text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that counts once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The traits of writing that a view of text has, which change no layout.
package struct TextInput {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var textContentType: UITextContentType?
  var isSecureTextEntry = false
  var enablesReturnKeyAutomatically = false

  /// The traits that text has at first.
  package init() {}
}

/// A view that keeps traits of writing.
@MainActor
package protocol TextInputHolder: AnyObject {
  var textInput: TextInput { get set }
}

/// A view that text is written in.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

extension UITextInputTraits {
  /// The keyboard.
  public var keyboardType: UIKeyboardType {
    get { input.keyboardType }
    set { input.keyboardType = newValue }
  }
  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { input.keyboardAppearance }
    set { input.keyboardAppearance = newValue }
  }
  /// The word on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { input.returnKeyType }
    set { input.returnKeyType = newValue }
  }
  /// The letters that are written large by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { input.autocapitalizationType }
    set { input.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { input.autocorrectionType }
    set { input.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { input.spellCheckingType }
    set { input.spellCheckingType = newValue }
  }
  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { input.smartDashesType }
    set { input.smartDashesType = newValue }
  }
  /// Whether quotation marks are turned.
  public var smartQuotesType: UITextSmartQuotesType {
    get { input.smartQuotesType }
    set { input.smartQuotesType = newValue }
  }
  /// Whether spaces come and go with words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { input.smartInsertDeleteType }
    set { input.smartInsertDeleteType = newValue }
  }
  /// The meaning of the text.
  public var textContentType: UITextContentType! {
    get { input.textContentType }
    set { input.textContentType = newValue }
  }
  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { input.isSecureTextEntry }
    set { input.isSecureTextEntry = newValue }
  }
  /// Whether the return key waits for text.
  public var enablesReturnKeyAutomatically: Bool {
    get { input.enablesReturnKeyAutomatically }
    set { input.enablesReturnKeyAutomatically = newValue }
  }

  private var input: TextInput {
    get { (self as? any TextInputHolder)?.textInput ?? TextInput() }
    set { (self as? any TextInputHolder)?.textInput = newValue }
  }
}
