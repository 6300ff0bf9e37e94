import Foundation
import TestSupport

/// The program under test, and the files beside the tests.
enum Fixtures {
  static let ninefold = Program("ninefold")

  /// A project of a storyboard that adapts, one that conflicts, and a xib in a folder.
  static let adaptive = directory.appending(path: "Fixtures/Adaptive")
  static let goldens = directory.appending(path: "Goldens")

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()

  /// A well-formed document around objects of a xib.
  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
    \(objects)
        </objects>
    </document>

    """
  }

  /// A view of a xib.
  static func view(_ id: String) -> String {
    """
            <view id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
            </view>
    """
  }
}
