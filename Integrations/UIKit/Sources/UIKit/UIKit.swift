// The name by which programs import the part of UIKit that lays out.
@_exported import UIKitLayout
