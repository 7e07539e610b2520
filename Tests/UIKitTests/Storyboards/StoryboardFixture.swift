import InterfaceDocuments
import UIKit

/// Storyboards for tests, with minimal XML.
@MainActor
enum StoryboardFixture {
  /// Returns a storyboard with scenes; the first one is initial.
  static func storyboard(_ scenes: String..., initial: String = "one") throws -> UIStoryboard {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
      <scenes>\(scenes.joined())</scenes></document>
      """
    return UIStoryboard(document: try InterfaceDocument(data: Data(xml.utf8), file: "Main.storyboard"))
  }

  /// Returns a scene with a view.
  static func scene(
    _ id: String, _ attributes: String = "", view: String = "", controller: String = "", objects: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
        <view key="view" contentMode="scaleToFill" id="view-\(id)">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          \(view)
          <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        \(controller)
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="responder-\(id)" sceneMemberID="firstResponder"/>
      <exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/>
      \(objects)
    </objects></scene>
    """
  }

  static func navigation(_ id: String = "one", root: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <navigationController id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-\(id)"/>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="root-\(id)"/></connections>
      </navigationController>
    </objects></scene>
    """
  }

  static func button(_ title: String, y: Int = 200, connections: String = "") -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
    buttonType="system" lineBreakMode="middleTruncation" id="button-\(title)">
      <rect key="frame" x="40" y="\(y)" width="200" height="44"/>
      <state key="normal" title="\(title)"/>
      <connections>\(connections)</connections>
    </button>
    """
  }
}
