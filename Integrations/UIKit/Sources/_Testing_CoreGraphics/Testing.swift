// A file that imports both Testing and CoreGraphics has the compiler import this module as well, as it does for
// UIKit.
