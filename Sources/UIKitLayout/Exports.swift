// The rooms below are of the same module to a program.
@_exported public import UIKitCore
