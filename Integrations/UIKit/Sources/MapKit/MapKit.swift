// `import MapKit` on Linux: the views of maps that UIKitLayout has.
@_exported import UIKitLayout
