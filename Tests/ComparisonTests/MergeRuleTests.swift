import Comparison
import InterfaceBuilder
import SceneModel
import Testing

/// A rule of merging, in the smallest documents that show it.
struct MergeRule: CustomTestStringConvertible {
  let name: String
  let base: String
  let ours: String
  let theirs: String
  let merged: String
  var conflicts: [String] = []
  var overruled: [String] = []

  var testDescription: String { name }

  static let values = [
    MergeRule(
      name: "attributes that different sides changed combine",
      base: #"<label text="a" alpha="1" id="L"/>"#, ours: #"<label text="b" alpha="1" id="L"/>"#,
      theirs: #"<label text="a" alpha="0.5" id="L"/>"#, merged: #"<label text="b" alpha="0.5" id="L"/>"#),
    MergeRule(
      name: "attributes that different sides added stand in Interface Builder's order",
      base: #"<label contentMode="left" id="L"/>"#, ours: #"<label contentMode="left" text="a" id="L"/>"#,
      theirs: #"<label hidden="YES" contentMode="left" id="L" userLabel="b"/>"#,
      merged: #"<label hidden="YES" contentMode="left" text="a" id="L" userLabel="b"/>"#),
    MergeRule(
      name: "two values of an attribute are a conflict",
      base: #"<label text="a" id="L"/>"#, ours: #"<label text="b" id="L"/>"#,
      theirs: #"<label text="c" id="L"/>"#, merged: #"<label text="b" id="L"/>"#, conflicts: ["value L text"]),
    MergeRule(
      name: "one value that both gave is none",
      base: #"<label text="a" id="L"/>"#, ours: #"<label text="b" id="L"/>"#,
      theirs: #"<label text="b" id="L"/>"#, merged: #"<label text="b" id="L"/>"#),
    MergeRule(
      name: "a number in another spelling is no change",
      base: #"<view alpha="0.40000000000000002" id="V"/>"#, ours: #"<view alpha="0.4" id="V"/>"#,
      theirs: #"<view alpha="0.6" id="V"/>"#, merged: #"<view alpha="0.6" id="V"/>"#),
    MergeRule(
      name: "a text of digits is no number",
      base: #"<label text="12345678" tag="10000001" id="L"/>"#,
      ours: #"<label text="12345679" tag="10000002" id="L"/>"#,
      theirs: #"<label text="12345670" tag="10000003" id="L"/>"#,
      merged: #"<label text="12345679" tag="10000002" id="L"/>"#,
      conflicts: ["value L text", "value L tag"]),
    MergeRule(
      name: "equal things without identifiers are one wherever they stand",
      base:
        #"<segmentedControl id="S"><segments><segment title="A"/><segment title="B"/><segment title="C"/></segments></segmentedControl>"#,
      ours:
        #"<segmentedControl id="S"><segments><segment title="B"/><segment title="C"/></segments></segmentedControl>"#,
      theirs:
        #"<segmentedControl id="S"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
      merged: #"<segmentedControl id="S"><segments><segment title="B"/></segments></segmentedControl>"#),
    MergeRule(
      name: "their order means something",
      base:
        #"<segmentedControl id="S"><segments><segment title="A"/><segment title="B"/><segment title="C"/></segments></segmentedControl>"#,
      ours:
        #"<segmentedControl id="S"><segments><segment title="B"/><segment title="A"/><segment title="C"/></segments></segmentedControl>"#,
      theirs:
        #"<segmentedControl id="S"><segments><segment title="A"/><segment title="C"/><segment title="B"/></segments></segmentedControl>"#,
      merged:
        #"<segmentedControl id="S"><segments><segment title="B"/><segment title="A"/><segment title="C"/></segments></segmentedControl>"#,
      conflicts: ["order S"]),
    MergeRule(
      name: "what was renamed stays between its neighbours",
      base:
        #"<segmentedControl id="S"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
      ours:
        #"<segmentedControl id="S"><segments><segment title="N"/><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
      theirs:
        #"<segmentedControl id="S"><segments><segment title="A"/><segment title="Z"/></segments></segmentedControl>"#,
      merged:
        #"<segmentedControl id="S"><segments><segment title="N"/><segment title="A"/><segment title="Z"/></segments></segmentedControl>"#
    ),
    MergeRule(
      name: "runtime attributes of other key paths stand beside each other",
      base: #"<view id="V"/>"#,
      ours:
        #"<view id="V"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="a" value="1"/></userDefinedRuntimeAttributes></view>"#,
      theirs:
        #"<view id="V"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="b" value="2"/></userDefinedRuntimeAttributes></view>"#,
      merged:
        #"<view id="V"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="a" value="1"/><userDefinedRuntimeAttribute type="string" keyPath="b" value="2"/></userDefinedRuntimeAttributes></view>"#
    ),
    MergeRule(
      name: "two values of a key path are a conflict",
      base:
        #"<view id="V"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="z" value="1"/></userDefinedRuntimeAttributes></view>"#,
      ours:
        #"<view id="V"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="z" value="1"/><userDefinedRuntimeAttribute type="string" keyPath="a" value="5"/></userDefinedRuntimeAttributes></view>"#,
      theirs:
        #"<view id="V"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="z" value="1"/><userDefinedRuntimeAttribute type="string" keyPath="a" value="8"/></userDefinedRuntimeAttributes></view>"#,
      merged:
        #"<view id="V"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="z" value="1"/><userDefinedRuntimeAttribute type="string" keyPath="a" value="5"/></userDefinedRuntimeAttributes></view>"#,
      conflicts: ["value V value"]),
    MergeRule(
      name: "a mask takes out an object or lets it in",
      base: #"<label id="L"/><view id="V"/>"#,
      ours:
        #"<label id="L"/><view id="V"><variation key="widthClass=compact"><mask key="subviews"><exclude reference="L"/></mask></variation></view>"#,
      theirs:
        #"<label id="L"/><view id="V"><variation key="widthClass=compact"><mask key="subviews"><include reference="L"/></mask></variation></view>"#,
      merged:
        #"<label id="L"/><view id="V"><variation key="widthClass=compact"><mask key="subviews"><exclude reference="L"/></mask></variation></view>"#,
      conflicts: ["value V"]),
    MergeRule(
      name: "a colour is one value",
      base: #"<view id="V"><color key="tintColor" red="0" green="0" blue="0"/></view>"#,
      ours: #"<view id="V"><color key="tintColor" red="1" green="0" blue="0"/></view>"#,
      theirs: #"<view id="V"><color key="tintColor" red="0" green="1" blue="0"/></view>"#,
      merged: #"<view id="V"><color key="tintColor" red="1" green="0" blue="0"/></view>"#,
      conflicts: ["value V"]),
    MergeRule(
      name: "a colour in another spelling is no change",
      base: #"<view id="V"><color key="tintColor" cocoaTouchSystemColor="darkTextColor"/></view>"#,
      ours: #"<view id="V"><color key="tintColor" systemColor="darkTextColor"/></view>"#,
      theirs: #"<view id="V"><color key="tintColor" red="0" green="1" blue="0" alpha="1"/></view>"#,
      merged: #"<view id="V"><color key="tintColor" red="0" green="1" blue="0" alpha="1"/></view>"#),
    MergeRule(
      name: "nor are two spellings of one colour a conflict",
      base: #"<view id="V"><color key="tintColor" red="0" green="1" blue="0" alpha="1"/></view>"#,
      ours:
        #"<view id="V"><color key="tintColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></view>"#,
      theirs: #"<view id="V"><color key="tintColor" systemColor="darkTextColor"/></view>"#,
      merged:
        #"<view id="V"><color key="tintColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></view>"#),
    MergeRule(
      name: "one object that both have stays one where one side gave it a class",
      base: "", ours: #"<view id="V"><subviews><label text="a" id="L"/></subviews></view>"#,
      theirs: #"<view id="V"><subviews><label text="a" id="L" customClass="K"/></subviews></view>"#,
      merged: #"<view id="V"><subviews><label text="a" id="L" customClass="K"/></subviews></view>"#),
    MergeRule(
      name: "generated names of embedded images are no conflict",
      base: #"<imageView id="V"/>"#,
      ours: #"<imageView image="0B9C2B5E-9D6F-4E2B-8C3D-2B1A0F9E8D7C" id="V"/>"#,
      theirs: #"<imageView image="1B9C2B5E-9D6F-4E2B-8C3D-2B1A0F9E8D7C" id="V"/>"#,
      merged: #"<imageView image="0B9C2B5E-9D6F-4E2B-8C3D-2B1A0F9E8D7C" id="V"/>"#),
    MergeRule(
      name: "a text merges as one",
      base: #"<label id="L"><string key="text">a</string></label>"#,
      ours: #"<label id="L"><string key="text">a</string></label>"#,
      theirs: #"<label id="L"><string key="text">b &amp; c</string></label>"#,
      merged: #"<label id="L"><string key="text">b &amp; c</string></label>"#),
    MergeRule(
      name: "an element that one side made another kind stays that",
      base: #"<view alpha="1" id="V"/>"#, ours: #"<scrollView alpha="1" id="V"/>"#,
      theirs: #"<view alpha="0" id="V"/>"#, merged: #"<scrollView alpha="0" id="V"/>"#),
    MergeRule(
      name: "a class that one side renamed is called so where the other side set it",
      base: #"<view customClass="A" id="V"/><view customClass="A" id="W"/><view id="Z"/>"#,
      ours:
        #"<view customClass="A" id="V"/><view customClass="A" id="W"/><view id="Z" customClass="A"/><view customClass="A" id="X"/>"#,
      theirs: #"<view customClass="B" id="V"/><view customClass="B" id="W"/><view id="Z"/>"#,
      merged:
        #"<view customClass="B" id="V"/><view customClass="B" id="W"/><view id="Z" customClass="B"/><view customClass="B" id="X"/>"#
    ),
    MergeRule(
      name: "an object that one side gave another class is no renamed class",
      base: #"<view customClass="A" id="V"/>"#,
      ours: #"<view customClass="A" id="V"/><view customClass="A" id="X"/>"#,
      theirs: #"<view customClass="B" id="V"/>"#,
      merged: #"<view customClass="B" id="V"/><view customClass="A" id="X"/>"#),
    MergeRule(
      name: "a class that one side still has is not renamed",
      base: #"<view customClass="A" id="V"/><view customClass="A" id="W"/>"#,
      ours: #"<view customClass="A" id="V"/><view customClass="A" id="W"/><view customClass="A" id="X"/>"#,
      theirs: #"<view customClass="B" id="V"/><view customClass="B" id="W"/><label customClass="A" id="Y"/>"#,
      merged:
        #"<view customClass="B" id="V"/><view customClass="B" id="W"/><view customClass="A" id="X"/><label customClass="A" id="Y"/>"#
    ),
    MergeRule(
      name: "an outlet that one side made anew as it was is the new one",
      base:
        #"<view id="V"><connections><outlet property="p" destination="V" id="a"/><outlet property="q" destination="V" id="b"/></connections></view>"#,
      ours:
        #"<view id="V"><connections><outlet property="p" destination="V" id="c"/><outlet property="q" destination="V" id="b"/></connections></view>"#,
      theirs:
        #"<view id="V"><connections><outlet property="p" destination="V" id="a"/><outlet property="q" destination="V" id="b"/></connections></view>"#,
      merged:
        #"<view id="V"><connections><outlet property="p" destination="V" id="c"/><outlet property="q" destination="V" id="b"/></connections></view>"#
    ),
    MergeRule(
      name: "it is the former where the other side alone changed the list",
      base:
        #"<view id="V"><connections><outlet property="p" destination="V" id="a"/><outlet property="q" destination="V" id="b"/></connections></view>"#,
      ours:
        #"<view id="V"><connections><outlet property="p" destination="V" id="c"/><outlet property="q" destination="V" id="b"/></connections></view>"#,
      theirs:
        #"<view id="V"><connections><outlet property="p" destination="V" id="a"/><outlet property="q" destination="V" id="b"/><outlet property="r" destination="V" id="d"/></connections></view>"#,
      merged:
        #"<view id="V"><connections><outlet property="p" destination="V" id="a"/><outlet property="q" destination="V" id="b"/><outlet property="r" destination="V" id="d"/></connections></view>"#
    ),
    MergeRule(
      name: "so it is where theirs made it anew",
      base:
        #"<view id="V"><connections><outlet property="p" destination="V" id="a"/><outlet property="q" destination="V" id="b"/></connections></view>"#,
      ours:
        #"<view id="V"><connections><outlet property="p" destination="V" id="a"/><outlet property="q" destination="V" id="b"/><outlet property="r" destination="V" id="d"/></connections></view>"#,
      theirs:
        #"<view id="V"><connections><outlet property="p" destination="V" id="c"/><outlet property="q" destination="V" id="b"/></connections></view>"#,
      merged:
        #"<view id="V"><connections><outlet property="p" destination="V" id="a"/><outlet property="q" destination="V" id="b"/><outlet property="r" destination="V" id="d"/></connections></view>"#
    ),
  ]

  static let noise = [
    MergeRule(
      name: "frames are no conflict",
      base: #"<view id="V"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#,
      ours: #"<view id="V"><rect key="frame" x="0" y="0" width="2" height="1"/></view>"#,
      theirs: #"<view id="V"><rect key="frame" x="0" y="0" width="1" height="2"/></view>"#,
      merged: #"<view id="V"><rect key="frame" x="0" y="0" width="2" height="1"/></view>"#),
    MergeRule(
      name: "frames that no constraint decides are chosen",
      base:
        #"<view id="S"><subviews><view id="V"><rect key="frame" x="10" y="0" width="9" height="9"/><autoresizingMask key="autoresizingMask"/></view></subviews></view>"#,
      ours:
        #"<view id="S"><subviews><view id="V"><rect key="frame" x="20" y="0" width="9" height="9"/><autoresizingMask key="autoresizingMask"/></view></subviews></view>"#,
      theirs:
        #"<view id="S"><subviews><view id="V"><rect key="frame" x="30" y="0" width="9" height="9"/><autoresizingMask key="autoresizingMask"/></view></subviews></view>"#,
      merged:
        #"<view id="S"><subviews><view id="V"><rect key="frame" x="20" y="0" width="9" height="9"/><autoresizingMask key="autoresizingMask"/></view></subviews></view>"#,
      conflicts: ["value V"]),
    MergeRule(
      name: "unless the view around it has another size",
      base:
        #"<view id="S"><rect key="frame" x="0" y="0" width="320" height="9"/><subviews><view id="V"><rect key="frame" x="10" y="0" width="9" height="9"/><autoresizingMask key="autoresizingMask"/></view></subviews></view>"#,
      ours:
        #"<view id="S"><rect key="frame" x="0" y="0" width="375" height="9"/><subviews><view id="V"><rect key="frame" x="20" y="0" width="9" height="9"/><autoresizingMask key="autoresizingMask"/></view></subviews></view>"#,
      theirs:
        #"<view id="S"><rect key="frame" x="0" y="0" width="320" height="9"/><subviews><view id="V"><rect key="frame" x="30" y="0" width="9" height="9"/><autoresizingMask key="autoresizingMask"/></view></subviews></view>"#,
      merged:
        #"<view id="S"><rect key="frame" x="0" y="0" width="375" height="9"/><subviews><view id="V"><rect key="frame" x="30" y="0" width="9" height="9"/><autoresizingMask key="autoresizingMask"/></view></subviews></view>"#
    ),
    MergeRule(
      name: "nor are sizes of images, and lists of resources have what both need",
      base: #"<resources><image name="a" width="1" height="1"/></resources>"#,
      ours:
        #"<resources><image name="a" width="2" height="1"/><image name="b" width="1" height="1"/></resources>"#,
      theirs:
        #"<resources><image name="a" width="3" height="1"/><image name="c" width="1" height="1"/></resources>"#,
      merged:
        #"<resources><image name="a" width="2" height="1"/><image name="b" width="1" height="1"/><image name="c" width="1" height="1"/></resources>"#
    ),
    MergeRule(
      name: "a column is as wide as the wider",
      base: #"<tableColumn width="134" id="C"/>"#, ours: #"<tableColumn width="174" id="C"/>"#,
      theirs: #"<tableColumn width="208" id="C"/>"#, merged: #"<tableColumn width="208" id="C"/>"#),
    MergeRule(
      name: "empty animations that one side's version writes are left out",
      base: #"<view id="V"/>"#, ours: #"<view id="V"><animations/></view>"#,
      theirs: #"<view alpha="0" id="V"/>"#, merged: #"<view alpha="0" id="V"/>"#),
    MergeRule(
      name: "a resource that the other side uses anew stays",
      base:
        #"<imageView image="a" id="I"/><view id="V"/><resources><image name="a" width="1" height="1"/></resources>"#,
      ours: #"<imageView id="I"/><view id="V"/>"#,
      theirs:
        #"<imageView image="a" id="I"/><view id="V"><subviews><imageView image="a" id="J"/></subviews></view><resources><image name="a" width="1" height="1"/></resources>"#,
      merged:
        #"<imageView id="I"/><view id="V"><subviews><imageView image="a" id="J"/></subviews></view><resources><image name="a" width="1" height="1"/></resources>"#
    ),
    MergeRule(
      name: "a resource stays where one side uses it of another object",
      base:
        #"<imageView image="a" id="I"/><imageView id="J"/><resources><image name="a" width="1" height="1"/></resources>"#,
      ours:
        #"<imageView id="I"/><imageView image="a" id="J"/><resources><image name="a" width="1" height="1"/></resources>"#,
      theirs: #"<imageView id="I"/><imageView id="J"/>"#,
      merged:
        #"<imageView id="I"/><imageView image="a" id="J"/><resources><image name="a" width="1" height="1"/></resources>"#
    ),
    MergeRule(
      name: "a capability stays as long as one side has it",
      base: #"<dependencies><capability name="a"/></dependencies>"#, ours: #"<dependencies/>"#,
      theirs: #"<dependencies><capability name="a"/></dependencies>"#,
      merged: #"<dependencies><capability name="a"/></dependencies>"#),
  ]

  static let objects = [
    MergeRule(
      name: "what one side moved, the other edits where it is now",
      base: #"<view id="A"><subviews><label text="a" id="L"/></subviews></view><view id="B"/>"#,
      ours: #"<view id="A"/><view id="B"><subviews><label text="a" id="L"/></subviews></view>"#,
      theirs: #"<view id="A"><subviews><label text="b" id="L"/></subviews></view><view id="B"/>"#,
      merged: #"<view id="A"/><view id="B"><subviews><label text="b" id="L"/></subviews></view>"#),
    MergeRule(
      name: "an object has one home",
      base: #"<view id="A"><subviews><label id="L"/></subviews></view><view id="B"/><view id="C"/>"#,
      ours: #"<view id="A"/><view id="B"><subviews><label id="L"/></subviews></view><view id="C"/>"#,
      theirs: #"<view id="A"/><view id="B"/><view id="C"><subviews><label id="L"/></subviews></view>"#,
      merged: #"<view id="A"/><view id="B"><subviews><label id="L"/></subviews></view><view id="C"/>"#,
      conflicts: ["move L"]),
    MergeRule(
      name: "moves into each other leave both objects in the document",
      base: #"<view id="A"/><view id="B"/>"#,
      ours: #"<view id="B"><subviews><view id="A"/></subviews></view>"#,
      theirs: #"<view id="A"><subviews><view id="B"/></subviews></view>"#,
      merged: #"<view id="B"><subviews><view id="A"/></subviews></view>"#, conflicts: ["move B"]),
    MergeRule(
      name: "what both added in one place stands ours first",
      base: #"<view id="V"><subviews><label id="L"/></subviews></view>"#,
      ours: #"<view id="V"><subviews><label id="L"/><button id="M"/></subviews></view>"#,
      theirs: #"<view id="V"><subviews><label id="L"/><switch id="N"/></subviews></view>"#,
      merged: #"<view id="V"><subviews><label id="L"/><button id="M"/><switch id="N"/></subviews></view>"#),
    MergeRule(
      name: "what one side put elsewhere in a list is there",
      base: #"<view id="V"><subviews><label id="A"/><label id="B"/><label id="C"/></subviews></view>"#,
      ours:
        #"<view id="V"><subviews><label id="A"/><label id="B"/><label id="C"/><label id="D"/></subviews></view>"#,
      theirs: #"<view id="V"><subviews><label id="C"/><label id="A"/><label id="B"/></subviews></view>"#,
      merged:
        #"<view id="V"><subviews><label id="C"/><label id="A"/><label id="B"/><label id="D"/></subviews></view>"#
    ),
    MergeRule(
      name: "two orders that go in a circle are a conflict where the order means something",
      base: #"<view id="V"><subviews><label id="A"/><label id="B"/><label id="C"/></subviews></view>"#,
      ours: #"<view id="V"><subviews><label id="B"/><label id="A"/><label id="C"/></subviews></view>"#,
      theirs: #"<view id="V"><subviews><label id="A"/><label id="C"/><label id="B"/></subviews></view>"#,
      merged: #"<view id="V"><subviews><label id="B"/><label id="A"/><label id="C"/></subviews></view>"#,
      conflicts: ["order V"]),
    MergeRule(
      name: "so are two orders of tabs, but none of other connections",
      base:
        #"<tabBarController id="T"><connections><segue relationship="viewControllers" id="a"/><segue relationship="viewControllers" id="b"/><segue relationship="viewControllers" id="c"/></connections></tabBarController><view id="V"><connections><action selector="d" id="d"/><action selector="e" id="e"/><action selector="f" id="f"/></connections></view>"#,
      ours:
        #"<tabBarController id="T"><connections><segue relationship="viewControllers" id="b"/><segue relationship="viewControllers" id="a"/><segue relationship="viewControllers" id="c"/></connections></tabBarController><view id="V"><connections><action selector="e" id="e"/><action selector="d" id="d"/><action selector="f" id="f"/></connections></view>"#,
      theirs:
        #"<tabBarController id="T"><connections><segue relationship="viewControllers" id="a"/><segue relationship="viewControllers" id="c"/><segue relationship="viewControllers" id="b"/></connections></tabBarController><view id="V"><connections><action selector="d" id="d"/><action selector="f" id="f"/><action selector="e" id="e"/></connections></view>"#,
      merged:
        #"<tabBarController id="T"><connections><segue relationship="viewControllers" id="b"/><segue relationship="viewControllers" id="a"/><segue relationship="viewControllers" id="c"/></connections></tabBarController><view id="V"><connections><action selector="e" id="e"/><action selector="d" id="d"/><action selector="f" id="f"/></connections></view>"#,
      conflicts: ["order T"]),
    MergeRule(
      name: "what each side added to an object stands as Interface Builder writes it",
      base: #"<view id="V"/>"#,
      ours: #"<view id="V"><connections><outlet property="p" destination="V" id="o"/></connections></view>"#,
      theirs:
        #"<view id="V"><subviews><label id="L"/></subviews><variation key="widthClass=compact" hidden="YES"/></view>"#,
      merged:
        #"<view id="V"><subviews><label id="L"/></subviews><variation key="widthClass=compact" hidden="YES"/><connections><outlet property="p" destination="V" id="o"/></connections></view>"#
    ),
    MergeRule(
      name: "what both copied from elsewhere is one, and what refers to it follows",
      base: #"<view id="V"/>"#,
      ours: #"<view id="V"><subviews><label text="a" id="L"/></subviews></view>"#,
      theirs:
        #"<view id="V"><subviews><label text="a" id="M"/></subviews><connections><outlet property="p" destination="M" id="o"/></connections></view>"#,
      merged:
        #"<view id="V"><subviews><label text="a" id="L"/></subviews><connections><outlet property="p" destination="L" id="o"/></connections></view>"#
    ),
    MergeRule(
      name: "what was copied and worked on is one too",
      base: #"<view id="V"/>"#,
      ours:
        #"<view id="V"><subviews><button alpha="0" customClass="K" id="L"><state key="normal" title="a"/></button></subviews></view>"#,
      theirs:
        #"<view id="V"><subviews><button customClass="K" id="M"><state key="normal" title="a"/><color key="tintColor" white="1"/></button></subviews></view>"#,
      merged:
        #"<view id="V"><subviews><button alpha="0" customClass="K" id="L"><state key="normal" title="a"/><color key="tintColor" white="1"/></button></subviews></view>"#
    ),
    MergeRule(
      name: "what tells nothing is not taken for one",
      base: "", ours: #"<view id="S"><subviews><view alpha="0" id="A"/></subviews></view>"#,
      theirs: #"<view id="S"><subviews><view hidden="YES" id="B"/></subviews></view>"#,
      merged: #"<view id="S"><subviews><view alpha="0" id="A"/><view hidden="YES" id="B"/></subviews></view>"#
    ),
    MergeRule(
      name: "one identifier for two things becomes two",
      base: #"<view id="V"/>"#, ours: #"<view id="V"><subviews><label id="X"/></subviews></view>"#,
      theirs:
        #"<view id="V"><subviews><button id="X"/></subviews><connections><outlet property="p" destination="X" id="o"/></connections></view>"#,
      merged:
        #"<view id="V"><subviews><label id="X"/><button id="NEW"/></subviews><connections><outlet property="p" destination="NEW" id="o"/></connections></view>"#
    ),
    MergeRule(
      name: "a key names one object",
      base: #"<viewController id="C"><view key="view" id="V"/></viewController>"#,
      ours: #"<viewController id="C"><view key="view" id="W"/></viewController>"#,
      theirs: #"<viewController id="C"><tableView key="view" id="X"/></viewController>"#,
      merged: #"<viewController id="C"><view key="view" id="W"/></viewController>"#,
      conflicts: ["occupant C key view"]),
    MergeRule(
      name: "an outlet has one destination",
      base: #"<view id="V"/><label text="a" id="A"/><label text="b" id="B"/>"#,
      ours:
        #"<view id="V"><connections><outlet property="p" destination="A" id="o"/></connections></view><label text="a" id="A"/><label text="b" id="B"/>"#,
      theirs:
        #"<view id="V"><connections><outlet property="p" destination="B" id="q"/></connections></view><label text="a" id="A"/><label text="b" id="B"/>"#,
      merged:
        #"<view id="V"><connections><outlet property="p" destination="A" id="o"/></connections></view><label text="a" id="A"/><label text="b" id="B"/>"#,
      conflicts: ["occupant V outlet p"]),
  ]

  static let remade = [
    MergeRule(
      name: "an object that one side drew again is the one that the other side changed",
      base:
        #"<objects><tableViewCell reuseIdentifier="r" id="C"><label key="k" text="a" id="L"/></tableViewCell></objects>"#,
      ours:
        #"<objects><tableViewCell reuseIdentifier="r" id="C"><label key="k" text="a" alpha="0" id="L"/></tableViewCell></objects>"#,
      theirs:
        #"<objects><tableViewCell reuseIdentifier="r" hidden="YES" id="D"><label key="k" text="a" id="M"/><connections><outlet property="p" destination="M" id="o"/></connections></tableViewCell></objects>"#,
      merged:
        #"<objects><tableViewCell reuseIdentifier="r" hidden="YES" id="C"><label key="k" text="a" alpha="0" id="L"/><connections><outlet property="p" destination="L" id="o"/></connections></tableViewCell></objects>"#
    ),
    MergeRule(
      name: "where the other side changed nothing, it is the new one",
      base: #"<objects><label text="a" id="L"/></objects>"#,
      ours: #"<objects><label text="a" id="L"/></objects>"#,
      theirs: #"<objects><label text="a" hidden="YES" id="M"/></objects>"#,
      merged: #"<objects><label text="a" hidden="YES" id="M"/></objects>"#),
    MergeRule(
      name: "a scene has one controller",
      base: #"<objects><viewController sceneMemberID="viewController" id="A"/></objects>"#,
      ours: #"<objects><viewController title="b" sceneMemberID="viewController" id="B"/></objects>"#,
      theirs: #"<objects><tableViewController title="c" sceneMemberID="viewController" id="C"/></objects>"#,
      merged: #"<objects><viewController title="b" sceneMemberID="viewController" id="B"/></objects>"#,
      conflicts: ["occupant sceneMemberID viewController"]),
  ]

  static let deletions = [
    MergeRule(
      name: "what one side took away is gone, with what refers to it",
      base:
        #"<view id="V"><subviews><label id="L"/></subviews><constraints><constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="c"/></constraints></view>"#,
      ours: #"<view id="V"/>"#,
      theirs:
        #"<view id="V"><subviews><label misplaced="YES" id="L"/></subviews><constraints><constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="c"/></constraints></view>"#,
      merged: #"<view id="V"/>"#),
    MergeRule(
      name: "it is gone though the other side changed its values",
      base:
        #"<view id="V"><subviews><label id="L"/></subviews><constraints><constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" constant="1" id="c"/></constraints></view>"#,
      ours: #"<view id="V"/>"#,
      theirs:
        #"<view id="V"><subviews><label text="a" id="L"><color key="textColor" white="1"/></label></subviews><constraints><constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" constant="2" id="c"/></constraints></view>"#,
      merged: #"<view id="V"/>"#, overruled: ["label L ours", "constraint c ours"]),
    MergeRule(
      name: "what the other side laid out anew is kept, wherever its constraints are, with what held it",
      base:
        #"<view id="V"><subviews><label id="L"/></subviews><constraints><constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="c"/></constraints></view>"#,
      ours: #"<view id="V"/>"#,
      theirs:
        #"<view id="V"><subviews><label id="L"/></subviews><constraints><constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="c"/><constraint firstItem="L" firstAttribute="centerX" secondItem="V" secondAttribute="centerX" id="d"/></constraints></view>"#,
      merged:
        #"<view id="V"><subviews><label id="L"/></subviews><constraints><constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="c"/><constraint firstItem="L" firstAttribute="centerX" secondItem="V" secondAttribute="centerX" id="d"/></constraints></view>"#,
      conflicts: ["deletion L"]),
    MergeRule(
      name: "a constraint made anew, or held to the safe area instead of the view, is no new layout",
      base:
        #"<view id="V"><subviews><label id="L"/></subviews><constraints><constraint firstAttribute="trailing" secondItem="L" secondAttribute="trailing" id="c"/></constraints></view>"#,
      ours: #"<view id="V"/>"#,
      theirs:
        #"<view id="V"><subviews><label id="L"/></subviews><constraints><constraint firstItem="L" firstAttribute="trailing" secondItem="G" secondAttribute="trailing" id="d"/></constraints><viewLayoutGuide key="safeArea" id="G"/></view>"#,
      merged: #"<view id="V"><viewLayoutGuide key="safeArea" id="G"/></view>"#),
    MergeRule(
      name: "what the other side connected anew is kept",
      base:
        #"<view id="V"><subviews><label id="L"/></subviews></view><view id="W"/>"#,
      ours: #"<view id="V"/><view id="W"/>"#,
      theirs:
        #"<view id="V"><subviews><label id="L"/></subviews></view><view id="W"><connections><outlet property="p" destination="L" id="o"/></connections></view>"#,
      merged:
        #"<view id="V"><subviews><label id="L"/></subviews></view><view id="W"><connections><outlet property="p" destination="L" id="o"/></connections></view>"#,
      conflicts: ["deletion L"]),
    MergeRule(
      name: "a colour that one side took away is gone though the other changed it",
      base: #"<view id="V"><color key="tintColor" white="0"/></view>"#, ours: #"<view id="V"/>"#,
      theirs: #"<view id="V"><color key="tintColor" white="1"/></view>"#, merged: #"<view id="V"/>"#,
      overruled: ["view/color[tintColor] V ours"]),
    MergeRule(
      name: "what was added to what the other side took away keeps it",
      base: #"<objects><view id="V"/></objects>"#, ours: #"<objects/>"#,
      theirs: #"<objects><view id="V"><subviews><label id="L"/></subviews></view></objects>"#,
      merged: #"<objects><view id="V"><subviews><label id="L"/></subviews></view></objects>"#,
      conflicts: ["deletion V"]),
    MergeRule(
      name: "an object that one side moved out of what the other took away is kept",
      base:
        #"<view id="V"><subviews><view id="A"><subviews><label id="X"/></subviews></view><view id="B"/></subviews></view>"#,
      ours: #"<view id="V"><subviews><view id="B"/></subviews></view>"#,
      theirs:
        #"<view id="V"><subviews><view id="A"/><view id="B"><subviews><label id="X"/></subviews></view></subviews></view>"#,
      merged:
        #"<view id="V"><subviews><view id="B"><subviews><label id="X"/></subviews></view></subviews></view>"#,
      conflicts: ["deletion X"]),
    MergeRule(
      name: "so is one that one side took away by itself",
      base: #"<view id="V"><subviews><label id="X"/><label id="Y"/></subviews></view>"#,
      ours: #"<view id="V"><subviews><label id="Y"/></subviews></view>"#,
      theirs:
        #"<view id="V"><subviews><stackView id="S"><subviews><label id="X"/><label id="Y"/></subviews></stackView></subviews></view>"#,
      merged:
        #"<view id="V"><subviews><stackView id="S"><subviews><label id="X"/><label id="Y"/></subviews></stackView></subviews></view>"#,
      conflicts: ["deletion X"]),
    MergeRule(
      name: "one identifier of an object and a constraint becomes two",
      base: #"<view id="V"><subviews><label id="X"/></subviews></view>"#,
      ours:
        #"<view id="V"><constraints><constraint firstAttribute="width" constant="1" id="X"/></constraints></view>"#,
      theirs: #"<view id="V"><subviews><label id="X"><view id="W"/></label></subviews></view>"#,
      merged:
        #"<view id="V"><subviews><label id="NEW"><view id="W"/></label></subviews><constraints><constraint firstAttribute="width" constant="1" id="X"/></constraints></view>"#,
      conflicts: ["deletion X"]),
    MergeRule(
      name: "a constraint is not replaced by another at the same edge of the view around it",
      base:
        #"<view id="V"><subviews><label id="A"/><label id="B"/></subviews><constraints><constraint firstItem="A" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" constant="8" id="c"/></constraints></view>"#,
      ours:
        #"<view id="V"><subviews><label id="A"/><label id="B"/></subviews><constraints><constraint firstItem="A" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" constant="16" id="c"/></constraints></view>"#,
      theirs:
        #"<view id="V"><subviews><label id="A"/><label id="B"/></subviews><constraints><constraint firstItem="B" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="d"/></constraints></view>"#,
      merged:
        #"<view id="V"><subviews><label id="A"/><label id="B"/></subviews><constraints><constraint firstItem="B" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="d"/><constraint firstItem="A" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" constant="16" id="c"/></constraints></view>"#,
      conflicts: ["deletion c"]),
    MergeRule(
      name: "a constraint that another replaces is gone though the other side changed it",
      base:
        #"<view id="V"><constraints><constraint firstAttribute="width" constant="1" id="c"/></constraints></view>"#,
      ours:
        #"<view id="V"><constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="9" id="d"/></constraints></view>"#,
      theirs:
        #"<view id="V"><constraints><constraint firstAttribute="width" constant="2" id="c"/></constraints></view>"#,
      merged:
        #"<view id="V"><constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="9" id="d"/></constraints></view>"#,
      overruled: ["constraint c ours"]),
    MergeRule(
      name: "any constraint that holds the object along the same axis replaces it",
      base:
        #"<view id="V"><subviews><label id="A"/></subviews><constraints><constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="8" id="c"/></constraints></view>"#,
      ours:
        #"<view id="V"><subviews><label id="A"/></subviews><constraints><constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="9" id="c"/></constraints></view>"#,
      theirs:
        #"<view id="V"><subviews><label id="A"/></subviews><constraints><constraint firstItem="A" firstAttribute="centerY" secondItem="V" secondAttribute="centerY" id="d"/></constraints></view>"#,
      merged:
        #"<view id="V"><subviews><label id="A"/></subviews><constraints><constraint firstItem="A" firstAttribute="centerY" secondItem="V" secondAttribute="centerY" id="d"/></constraints></view>"#,
      overruled: ["constraint c theirs"]),
    MergeRule(
      name: "constraints between the same ends are one",
      base: #"<view id="V"/>"#,
      ours:
        #"<view id="V"><constraints><constraint firstAttribute="width" constant="1" id="c"/></constraints></view>"#,
      theirs:
        #"<view id="V"><constraints><constraint firstAttribute="width" constant="2" id="d"/></constraints></view>"#,
      merged:
        #"<view id="V"><constraints><constraint firstAttribute="width" constant="1" id="c"/></constraints></view>"#,
      conflicts: ["value c constant"]),
  ]
}

/// The rules of merging (Documentation/Merging.md).
struct MergeRuleTests {
  @Test(
    arguments: MergeRule.values + MergeRule.noise + MergeRule.objects + MergeRule.remade + MergeRule.deletions
  )
  func `a rule gives what it says`(rule: MergeRule) throws {
    let versions = try ThreeVersions(rule.base, rule.ours, rule.theirs)
    var content = versions.content
    if let new = newIdentifier(versions, rule) { content.replace(new, with: "NEW") }
    #expect(content == rule.merged)
    #expect(versions.conflicts == rule.conflicts)
    #expect(versions.overruled == rule.overruled)
  }

  /// The identifier that the merge made.
  private func newIdentifier(_ versions: ThreeVersions, _ rule: MergeRule) -> String? {
    let tree = versions.merge.document.tree
    let known = [rule.base, rule.ours, rule.theirs].joined()
    return tree.identifiers.sorted().first { !known.contains("\"\($0)\"") }
  }

  @Test func `the favored side is in force`() throws {
    let versions = try ThreeVersions(
      #"<label text="a" id="L"/>"#, #"<label text="b" id="L"/>"#, #"<label text="c" id="L"/>"#,
      favored: .theirs)
    #expect(versions.content == #"<label text="c" id="L"/>"#)
    let conflict = try #require(versions.merge.conflicts.first)
    #expect([conflict.base, conflict.ours, conflict.theirs] == ["a", "b", "c"])
    #expect(conflict.inForce == .theirs && conflict.element == "label")
  }

  @Test func `what has no identifier is called by what it says`() throws {
    let versions = try ThreeVersions(
      #"<label id="L"/>"#, #"<label id="L"><color key="textColor" white="1"/></label>"#,
      #"<label id="L"><nil key="textColor"/></label>"#)
    let conflict = try #require(versions.merge.conflicts.first)
    #expect([conflict.base, conflict.ours, conflict.theirs] == [nil, "color white=1", "nil"])
  }

  @Test(arguments: [MergeSide.ours, .theirs])
  func `the favored side is in force where one took away what the other changed`(favored: MergeSide) throws {
    let texts = [
      #"<view id="V"><subviews><view id="X"/></subviews></view>"#, #"<view id="V"/>"#,
      #"<view id="V"><subviews><view id="X"><subviews><label id="L"/></subviews></view></subviews></view>"#,
    ]
    let versions = try ThreeVersions(texts[0], texts[1], texts[2], favored: favored)
    #expect(versions.content == texts[favored.rawValue])
    #expect(versions.conflicts == ["deletion X"])
    #expect(versions.merge.conflicts.first?.inForce == favored)
    #expect(try ThreeVersions(texts[0], texts[1], texts[2]).content == texts[2])
  }

  @Test(arguments: [MergeSide.ours, .theirs])
  func `of an outlet that one side changed and the other made anew, one is there`(favored: MergeSide) throws {
    func document(_ outlet: String) -> String {
      #"<view id="V"><connections>\#(outlet)</connections></view><label id="A"/><label id="B"/><label id="C"/>"#
    }
    let (ours, theirs) = (
      #"<outlet property="p" destination="B" id="o"/>"#, #"<outlet property="p" destination="C" id="q"/>"#
    )
    let versions = try ThreeVersions(
      document(#"<outlet property="p" destination="A" id="o"/>"#), document(ours), document(theirs),
      favored: favored)
    #expect(versions.content == document(favored == .ours ? ours : theirs))
    #expect(versions.conflicts == ["occupant V outlet p"])
    #expect(versions.merge.conflicts.first?.inForce == favored)
  }

  @Test func `each side in force refers to what it has`() throws {
    let texts = [
      #"<view id="V"><subviews><view id="A"/></subviews></view>"#,
      #"<view id="V"><subviews><label id="X"/></subviews></view>"#,
      #"<view id="V"><subviews><view id="A"><subviews><button id="X"/></subviews></view></subviews><constraints><constraint firstItem="X" firstAttribute="top" id="c"/></constraints></view>"#,
    ]
    let documents = try texts.map { text in
      try DocumentReader().read(Array("<document>\(text)</document>".utf8), path: "a")
    }
    for document in DocumentMerge.versions(base: documents[0], ours: documents[1], theirs: documents[2]) {
      let tree = document.tree
      for index in 1..<tree.count {
        guard let item = tree[NodeID(index), .firstItem] else { continue }
        #expect(tree.identifiers.contains(item))
      }
    }
  }

  @Test func `references that one side added to what the other took away are told`() throws {
    let versions = try ThreeVersions(
      #"<view id="V"/><label id="L"/>"#, #"<view id="V"/>"#,
      #"<view id="V"><connections><outlet property="p" destination="L" id="o"/></connections></view><label id="L"/>"#,
      favored: .ours)
    #expect(versions.content == #"<view id="V"/>"#)
    #expect(versions.conflicts == ["deletion L"])
    #expect(
      versions.merge.removed.map { "\($0.element) of \($0.side) to \($0.object)" } == [
        "outlet of theirs to L"
      ])
  }

  @Test func `references to nothing that a side had stay`() throws {
    let text =
      #"<view id="V"><connections><outlet property="p" destination="gone" id="o"/></connections></view>"#
    let versions = try ThreeVersions(text, text, text + #"<label id="L"/>"#)
    #expect(versions.content == text + #"<label id="L"/>"#)
    #expect(versions.merge.removed.isEmpty)
  }

  @Test func `the newer Interface Builder wins where both saved`() throws {
    func document(_ version: String, _ other: String) -> String {
      #"<document toolsVersion="\#(version)" systemVersion="\#(version)" \#(other)/>"#
    }
    let newer = try ThreeVersions(documents: [
      document("9.5", ""), document("9.9", #"launchScreen="YES""#), document("10.1", #"useSafeAreas="YES""#),
    ])
    #expect(newer.text.contains(#"toolsVersion="10.1" systemVersion="10.1""#))
    #expect(newer.text.contains(#"launchScreen="YES""#) && newer.text.contains(#"useSafeAreas="YES""#))
    #expect(newer.conflicts.isEmpty)
    // The placeholder is a version of Xcode 14 (InterfaceBuilder.md#tools-version).
    let placeholder = try ThreeVersions(documents: [
      document("21701", ""), document("32700.99.1234", ""), document("23504", ""),
    ])
    #expect(placeholder.text.contains(#"toolsVersion="23504""#))
  }

  @Test func `without a base all that both have is theirs and ours`() throws {
    let versions = try ThreeVersions(documents: [
      "", #"<document><label text="a" id="L"/></document>"#,
      #"<document><label text="a" id="L"/><view id="V"/></document>"#,
    ])
    #expect(versions.content == #"<label text="a" id="L"/><view id="V"/>"#)
    #expect(versions.conflicts.isEmpty)
  }
}
