import InterfaceBuilder
import SceneModel

/// A document of a source text.
func document(_ path: String = "Main.storyboard", _ source: String) throws -> Document {
  try DocumentReader().read(Array(source.utf8), path: path)
}

/// A storyboard of one scene with a view that holds what is given.
func storyboard(_ path: String = "Main.storyboard", scene: String = "s-1", inView content: String) throws
  -> Document
{
  try document(
    path,
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="c-1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <!--First-->
            <scene sceneID="\(scene)">
                <objects>
                    <viewController id="c-1" customClass="FirstController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v-1">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    \(content)
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """)
}
