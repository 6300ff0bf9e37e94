import AutoLayout
import Controls
import Devices
import InterfaceBuilder
import Pictures
import SceneModel
import Testing

/// Small storyboards, and what is drawn of them on a device.
enum Screens {
  /// A storyboard of scenes, each the elements of its objects; the first controller begins.
  static func document(_ scenes: [String], initial: String = "a", resources: String = "") throws -> Document {
    let all = scenes.enumerated().map { index, objects in
      "<scene sceneID=\"scene\(index)\"><objects>\(objects)</objects></scene>"
    }
    return try Picturing.read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="\(initial)"><device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(all.joined())</scenes>\(resources)</document>
      """)
  }

  /// A controller with a view of 375 × 667 that has a label.
  static func controller(
    _ id: String, text: String = "", views: String = "", view: String = "", rest: String = ""
  ) -> String {
    let label =
      text.isEmpty ? "" : Picturing.view("label", "\(id)-label", (20, 200, 200, 21), "text=\"\(text)\"")
    return """
      <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(label)\(views)</subviews>\(view)</view>\(rest)</viewController>
      """
  }

  /// A container controller that leads to others by a relationship.
  static func container(
    _ element: String, _ id: String, _ relationship: String, _ destinations: [String], _ content: String = ""
  ) -> String {
    let segues = destinations.enumerated().map { index, destination in
      """
      <segue destination="\(destination)" kind="relationship" relationship="\(relationship)" id="\(id)-\(index)"/>
      """
    }
    return """
      <\(element) id="\(id)" sceneMemberID="viewController">\(content)
      <connections>\(segues.joined())</connections></\(element)>
      """
  }

  /// The request of a device that runs a system.
  static func request(
    _ name: String, major: Int? = nil, _ orientation: Orientation = .portrait
  ) throws -> LayoutRequest {
    var request = LayoutRequest(canvas: .device(try #require(Device.named(name)), orientation, .full))
    request.askedSystem = major.flatMap(DeviceSystem.known)
    return request
  }

  /// The picture of a scene on a device.
  static func drawing(
    _ document: Document, scene: Int = 0, on name: String = "iPhone 15", major: Int? = nil,
    of roots: ShownRoots = .first, isBare: Bool = true
  ) throws -> Drawing {
    let engine = LayoutEngine(document, try request(name, major: major))
    return ScenePicture(engine, document.scenes[scene]).drawing(
      title: "t", of: roots, PictureOptions(isBare: isBare))
  }

  /// The texts that are drawn of a scene on a device.
  static func texts(
    _ document: Document, scene: Int = 0, on name: String = "iPhone 15", isBare: Bool = true
  ) throws -> [String] {
    try drawing(document, scene: scene, on: name, isBare: isBare).commands.texts.map(\.text)
  }
}
