import InterfaceDocuments
import StoryboardTools
import UIKit
import XCTest

/// Pictures of storyboards, and the map of an app.
@MainActor
final class AppMapTests: XCTestCase {
  private func document(_ extra: String = "") throws -> InterfaceDocument {
    func scene(_ id: String, _ item: String, _ connections: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" storyboardIdentifier="\(id)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><view id="box-\(id)"><rect key="frame" x="50" y="200" width="100" height="100"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></view>\(id == "two" ? extra : "")</subviews></view>
      <navigationItem key="navigationItem" title="\(id.capitalized)" \(item) id="i-\(id)"/>
      <connections>\(connections)</connections></viewController></objects></scene>
      """
    }
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="one"><scenes>
      \(scene("one", "", #"<segue destination="two" kind="show" identifier="go" id="a"/>"#))
      \(scene("two", #"hidesBackButton="YES""#, ""))
      </scenes></document>
      """
    return try InterfaceDocument(data: Data(xml.utf8), file: "Main.storyboard")
  }

  func testMapHasScreensWaysAndDeadEnds() throws {
    let map = AppMap(
      documents: [("Main", try document())], initial: "Main",
      observed: [AppMap.Observation(from: "two", to: "Alert", kind: "present")])
    XCTAssertEqual(map.screens.map(\.name), ["One", "Two", "Alert"])
    XCTAssertEqual(map.screens.filter(\.isInitial).map(\.name), ["One"])
    XCTAssertEqual(map.ways.map(\.kind), ["show", "present"])
    XCTAssertEqual(map.screens.filter(\.isDeadEnd).map(\.name), [])
    let alone = AppMap(documents: [("Main", try document())], initial: nil)
    XCTAssertEqual(alone.screens.filter(\.isDeadEnd).map(\.name), ["Two"])
    let page = MapDrawing(alone, pictures: [:]).html(title: "A & B")
    XCTAssertTrue(page.contains("<title>A &amp; B</title>"))
    XCTAssertTrue(page.contains("dead end: no way out"))
    XCTAssertTrue(page.contains("show · go"))
  }
}
