// `import WebKit` on Linux: the views of the web that UIKitLayout has.
@_exported import UIKitLayout
