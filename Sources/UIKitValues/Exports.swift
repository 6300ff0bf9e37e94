// `import UIKit` brings Foundation, and so do these.
@_exported public import Foundation
