import InterfaceDocuments
import PortolanTesting
import StoryboardTools
import UIKit
import XCTest

/// Tests of storyboard images, and of the map of an app.
@MainActor
final class AppMapTests: XCTestCase {
  private func document(_ extra: String = "") throws -> InterfaceDocument {
    func scene(_ id: String, _ item: String, _ connections: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" storyboardIdentifier="\(id)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/>
      <subviews><view id="box-\(id)"><rect key="frame" x="50" y="200" width="100" height="100"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></view>\(id == "two" ? extra : "")</subviews></view>
      <navigationItem key="navigationItem" title="\(id.capitalized)" \(item) id="i-\(id)"/>
      <connections>\(connections)</connections></viewController></objects></scene>
      """
    }
    return try Self.storyboard(
      scene("one", "", #"<segue destination="two" kind="show" identifier="go" id="a"/>"#)
        + scene("two", #"hidesBackButton="YES""#, ""), initial: "one")
  }

  private static func storyboard(_ scenes: String, initial: String) throws -> InterfaceDocument {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
      """
    return try InterfaceDocument(data: Data(xml.utf8), file: "Main.storyboard")
  }

  func testScenesAreDrawnAndCompared() throws {
    let renderer = SceneRenderer(SceneRenderer.Options(scale: 1))
    let old = renderer.pictures(of: try document())
    XCTAssertEqual(old.map(\.name), ["one", "two"])
    XCTAssertEqual(old[0].image.width, 393)
    let box = """
      <view id="new"><rect key="frame" x="10" y="500" width="20" height="30"/>
      <color key="backgroundColor" white="0" alpha="1" colorSpace="custom"/></view>
      """
    let new = renderer.pictures(of: try document(box))
    let outcomes = VisualDifference.compare(old, new)
    guard case .same = outcomes[0].outcome else { return XCTFail("the first scene is the same") }
    guard case .changed(let pixels, let delta) = outcomes[1].outcome else {
      return XCTFail("the second scene differs")
    }
    XCTAssertEqual(pixels, 600)
    XCTAssertEqual(delta?.width, 393)
  }

  /// A table filled by the app shows its prototypes, so that their changes are visible.
  func testPrototypesAreDrawn() throws {
    func table(_ text: String) throws -> InterfaceDocument {
      try Self.storyboard(
        """
        <scene sceneID="s"><objects><tableViewController id="list" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="table">
        <rect key="frame" x="0" y="0" width="393" height="852"/><color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <prototypes><tableViewCell reuseIdentifier="Cell" style="IBUITableViewCellStyleDefault" textLabel="label" id="cell">
        <rect key="frame" x="0" y="28" width="393" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="393" height="44"/>
        <subviews><label text="\(text)" id="label"><rect key="frame" x="16" y="0" width="361" height="44"/></label></subviews>
        </tableViewCellContentView></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="d1"/><outlet property="delegate" destination="list" id="d2"/></connections>
        </tableView></tableViewController></objects></scene>
        """, initial: "list")
    }
    let renderer = SceneRenderer(SceneRenderer.Options(scale: 1))
    let outcomes = VisualDifference.compare(
      renderer.pictures(of: try table("Title")), renderer.pictures(of: try table("Other")))
    guard case .changed(let pixels, _) = outcomes[0].outcome else { return XCTFail("the rows differ") }
    XCTAssertGreaterThan(pixels, 50)
  }

  func testMapHasScreensWaysAndDeadEnds() throws {
    let map = AppMap(
      documents: [("Main", try document())], initial: "Main",
      observed: AppMap.Observations(
        screens: [AppMap.Observations.Screen(name: "Alert", picture: Data([1]))],
        transitions: [AppMap.Observations.Transition(from: "two", to: "Alert", kind: "present")]))
    XCTAssertEqual(map.screens.map(\.name), ["One", "Two", "Alert"])
    XCTAssertEqual(map.screens.filter(\.isInitial).map(\.name), ["One"])
    XCTAssertEqual(map.transitions.map(\.kind), ["show", "present"])
    XCTAssertEqual(map.screens.filter(\.isDeadEnd).map(\.name), [])
    XCTAssertEqual(map.pictures, ["code/Alert": Data([1])])
    let alone = AppMap(documents: [("Main", try document())], initial: nil)
    XCTAssertEqual(alone.screens.filter(\.isDeadEnd).map(\.name), ["Two"])
    let page = MapDrawing(alone, pictures: [:]).html(title: "A & B")
    XCTAssertTrue(page.contains("<title>A &amp; B</title>"))
    XCTAssertTrue(page.contains("dead end: no way out"))
    XCTAssertTrue(page.contains("show · go"))
  }

  func testUnreachableScreensAreInRowsBelow() throws {
    let alone = (1...8).map { AppMap.Observations.Screen(name: "Alone\($0)", picture: nil) }
    let map = AppMap(
      documents: [("Main", try document())], initial: "Main",
      observed: AppMap.Observations(screens: alone, transitions: []))
    let layout = map.layout()
    let cell = AppMap.Layout.cell
    let rows = Set(layout.places.values.map(\.y))
    XCTAssertEqual(layout.places.count, 10)
    XCTAssertEqual(rows.count, 3, "those that are linked, then six, then two")
    XCTAssertEqual(Set(layout.places.values.map { "\($0.x) \($0.y)" }).count, 10, "none covers another")
    XCTAssertTrue(layout.places.values.allSatisfy { $0.x + cell.width <= layout.width })
    XCTAssertTrue(layout.places.values.allSatisfy { $0.y + cell.height <= layout.height })
  }

  /// Transitions observed by the test driver are added to the map, including those between screens outside
  /// storyboards.
  func testTheDriverRecordsTheScreens() throws {
    final class Root: UIViewController {}
    final class Detail: UIViewController {}
    final class Sheet: UIViewController {}
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let observer = ScreenObserver(file: file)
    let app = TestApp()
    defer { app.end() }
    func record() {
      app.settle()
      observer.observe(app.window) { app.snapshot(scale: 1)?.pngData() }
    }
    let navigation = UINavigationController(rootViewController: Root())
    app.show(navigation)
    record()
    navigation.pushViewController(Detail(), animated: true)
    record()
    navigation.present(Sheet(), animated: true)
    record()
    navigation.dismiss(animated: true)
    record()
    navigation.popViewController(animated: true)
    record()
    let observed = try JSONDecoder().decode(AppMap.Observations.self, from: Data(contentsOf: file))
    XCTAssertEqual(observed.screens.map(\.name), ["Root", "Detail", "Sheet"])
    XCTAssertTrue(observed.screens.allSatisfy { $0.picture != nil })
    XCTAssertEqual(
      observed.transitions.map { "\($0.from) \($0.kind) \($0.to)" },
      [
        "Root show Detail", "Detail present modally Sheet", "Sheet dismiss Detail", "Detail back Root",
      ])
    let map = AppMap(documents: [], initial: nil, observed: observed)
    XCTAssertEqual(map.screens.filter(\.isInitial).map(\.name), ["Root"])
    XCTAssertEqual(map.transitions.count, 4)
    XCTAssertTrue(map.transitions.allSatisfy { $0.source == .observed })
    XCTAssertEqual(map.pictures.count, 3)
  }
}
