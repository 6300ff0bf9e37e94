// `import CoreGraphics` on Linux: the points, rectangles and transforms that Foundation and UIKitLayout have.
@_exported import UIKitLayout
