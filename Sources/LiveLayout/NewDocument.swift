import Controls
import SceneModel

/// The document of a scene that is made from nothing: a file of one view, as Interface Builder writes it.
enum NewDocument {
  /// The identifier of the one view.
  static let rootID = ObjectID("iN0-l3-epB")

  static let empty = document(Size(0, 0))

  /// A document whose view has a size and follows that of its window. Points.
  static func document(_ size: Size) -> Document {
    let view = NewElement(
      "view", ["contentMode": "scaleToFill", "id": rootID.text],
      [
        .frame(Rect(x: 0, y: 0, width: size.width, height: size.height)),
        NewElement(
          "autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"]),
      ])
    let root = NewElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "version": "3.0", "toolsVersion": "23504",
        "targetRuntime": "iOS.CocoaTouch", "propertyAccessControl": "none", "useAutolayout": "YES",
        "useTraitCollections": "YES", "useSafeAreas": "YES", "colorMatched": "YES",
      ],
      [
        NewElement(
          "dependencies", [:],
          [
            NewElement("deployment", ["identifier": "iOS"]),
            NewElement(
              "plugIn", ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": "23506"]),
            NewElement(
              "capability", ["name": "Safe area layout guides", "minToolsVersion": "9.0"]),
          ]),
        NewElement(
          "objects", [:],
          [
            NewElement(
              "placeholder",
              ["placeholderIdentifier": "IBFilesOwner", "id": "-1", "userLabel": "File's Owner"],
              [
                // So the view fills a device's screen (Devices.md#file-roots).
                NewElement(
                  "connections", [:],
                  [
                    NewElement(
                      "outlet", ["property": "view", "destination": rootID.text, "id": "fIl-es-vie"])
                  ])
              ]),
            NewElement(
              "placeholder",
              ["placeholderIdentifier": "IBFirstResponder", "id": "-2", "customClass": "UIResponder"]),
            view,
          ]),
      ])
    return Document(path: "Scene.xib", tree: ElementTree(root))
  }
}
