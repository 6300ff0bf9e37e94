// `import UIKit` brings Foundation, and so does this.
@_exported public import Foundation
