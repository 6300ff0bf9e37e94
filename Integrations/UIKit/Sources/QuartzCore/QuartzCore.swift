// `import QuartzCore` on Linux: the part of layers that UIKitLayout has.
@_exported import UIKitLayout
