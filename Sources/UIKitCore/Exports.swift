// `import UIKit` brings Foundation, and so does this.
@_exported public import Foundation
// The values are a room of their own, and of the same module to a program.
@_exported public import UIKitValues
