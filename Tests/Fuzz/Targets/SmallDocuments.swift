/// Small documents that have what readers, layout and edits look at.
let smallDocuments: [[UInt8]] = [
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
          <view contentMode="scaleToFill" id="v">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                  <label text="A &amp; B" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                      <rect key="frame" x="20" y="59" width="100" height="20.5"/>
                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      <nil key="textColor"/>
                      <variation key="widthClass=compact" text="B"/>
                  </label>
                  <stackView axis="vertical" distribution="fillProportionally" spacing="8" \
  translatesAutoresizingMaskIntoConstraints="NO" id="s">
                      <rect key="frame" x="20" y="100" width="353" height="200"/>
                      <subviews>
                          <button opaque="NO" id="b">
                              <state key="normal" title="C"/>
                          </button>
                          <textView id="t"/>
                      </subviews>
                  </stackView>
              </subviews>
              <viewLayoutGuide key="safeArea" id="g"/>
              <constraints>
                  <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="20" id="k1"/>
                  <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" id="k2"/>
                  <constraint firstItem="s" firstAttribute="width" secondItem="s" secondAttribute="height" multiplier="4:3" \
  priority="750" id="k3">
                      <variation key="heightClass=compact" constant="10"/>
                  </constraint>
                  <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="s" secondAttribute="trailing" id="k4"/>
              </constraints>
              <variation key="default">
                  <mask key="subviews">
                      <exclude reference="s"/>
                  </mask>
              </variation>
              <variation key="heightClass=regular-widthClass=compact">
                  <mask key="subviews">
                      <include reference="s"/>
                  </mask>
              </variation>
          </view>
      </objects>
  </document>

  """,
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13122.16" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
      <scenes>
          <!--Title-->
          <scene sceneID="s1">
              <objects>
                  <tableViewController id="c" sceneMemberID="viewController">
                      <tableView key="view" rowHeight="44" id="t">
                          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                          <prototypes>
                              <tableViewCell id="p">
                                  <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                                  <tableViewCellContentView key="contentView" id="w">
                                      <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
                                      <autoresizingMask key="autoresizingMask"/>
                                  </tableViewCellContentView>
                                  <connections>
                                      <segue destination="d" kind="show" id="e"/>
                                  </connections>
                              </tableViewCell>
                          </prototypes>
                      </tableView>
                      <navigationItem key="navigationItem" id="n"/>
                  </tableViewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
              </objects>
              <point key="canvasLocation" x="53" y="375"/>
          </scene>
          <scene sceneID="s2">
              <objects>
                  <navigationController id="d" sceneMemberID="viewController">
                      <navigationBar key="navigationBar" contentMode="scaleToFill" id="m">
                          <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                      </navigationBar>
                      <connections>
                          <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/>
                      </connections>
                  </navigationController>
              </objects>
          </scene>
      </scenes>
      <resources>
          <image name="x" width="10" height="20"/>
      </resources>
  </document>

  """,
  "<?xml version='1.0'?>\r\n<!-- a -->\r\n<document a = 'b &#38; \"c\"'  d=\"e\"\t>\r\n\t<!--x--><b ></b ><c>t<![CDATA[<]]>u &#x41;</c>\n</document >\r\n",
  "\u{FEFF}<document><objects/></document>",
].map { Array($0.utf8) }
