import Foundation
import TestSupport

/// The program under test, and the files beside the tests.
enum Fixtures {
  static let ninefold = Program("ninefold")

  /// A project of a storyboard that adapts, one that conflicts, and a xib in a folder.
  static let adaptive = directory.appending(path: "Fixtures/Adaptive")
  /// A storyboard of containers, presentations and columns, for what a running app does with them.
  static let running = directory.appending(path: "Fixtures/Running")
  /// Small storyboards of what a running app does, a folder each.
  static let rows = directory.appending(path: "Fixtures/Rows")
  /// A log of the console with two lists of constraints.
  static let log = directory.appending(path: "../../SampleProjects/TideTable/console.txt").standardized
  static let documentation = directory.appending(path: "../../Documentation").standardized
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

extension Fixtures {
  /// A storyboard of one scene, `s1`, with the subviews and constraints of a root view `root` of 375 by 667
  /// points; the first subview stands on line 11.
  static func storyboard(_ subviews: [String], constraints: [String] = []) -> String {
    func lines(_ elements: [String]) -> String {
      elements.map { "                            \($0)\n" }.joined()
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <scenes>
              <!--Form-->
              <scene sceneID="s1">
                  <objects>
                      <viewController id="c1" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="root">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      \(lines(subviews))                        </subviews><constraints>
      \(lines(constraints))                        </constraints>
                          </view>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
  }

  /// A label or another view that constraints lay out, with a saved frame.
  static func laidOut(
    _ element: String, _ id: String, _ attributes: String = "", frame: [Double] = [0, 0, 10, 10],
    _ content: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" \
    x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>\(content)</\(element)>
    """
  }

  /// A constraint of two items, or of one where the second is nil.
  static func constraint(
    _ id: String, _ first: (String, String), _ second: (String, String)?, _ constant: Double = 0
  ) -> String {
    let other = second.map { #" secondItem="\#($0.0)" secondAttribute="\#($0.1)""# } ?? ""
    return
      #"<constraint firstItem="\#(first.0)" firstAttribute="\#(first.1)"\#(other) constant="\#(constant)" id="\#(id)"/>"#
  }
}

extension String {
  /// The document without the comment about open conflicts that a merge leaves.
  var withoutConflictComment: String {
    replacing(/\n *<!-- ninefold merge: [^\n]*-->/, with: "")
  }
}
