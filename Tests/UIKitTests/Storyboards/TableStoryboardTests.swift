import PortolanTesting
import UIKit
import XCTest

/// Tests of tables and collections in storyboards: prototypes, static rows, segues from rows.
@MainActor
final class TableStoryboardTests: XCTestCase {
  private typealias Fixture = StoryboardFixture

  private func tableScene(_ content: String, _ attributes: String, dataMode: String) -> String {
    """
    <scene sceneID="scene-table"><objects>
      <tableViewController id="table" sceneMemberID="viewController" \(attributes)>
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="\(dataMode)" \
        style="grouped" separatorStyle="default" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          \(content)
          <connections><outlet property="dataSource" destination="table" id="o1"/>\
          <outlet property="delegate" destination="table" id="o2"/></connections>
        </tableView>
        <navigationItem key="navigationItem" title="Table" id="item"/>
      </tableViewController>
    </objects></scene>
    """
  }

  private func cell(_ id: String, _ attributes: String, text: String, connections: String = "") -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="blue" indentationWidth="10" \
    textLabel="label-\(id)" style="IBUITableViewCellStyleDefault" id="\(id)" \(attributes)>
      <rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="\(id)" id="content-\(id)">
        <rect key="frame" x="0" y="0" width="393" height="44"/>
        <subviews>
          <label opaque="NO" text="\(text)" id="label-\(id)"><fontDescription key="fontDescription" type="system" pointSize="20"/></label>
        </subviews>
      </tableViewCellContentView>
      <connections>\(connections)</connections>
    </tableViewCell>
    """
  }

  func testStaticRowsAreShownAndPerformSegues() throws {
    let sections = """
      <sections><tableViewSection headerTitle="Fruit" id="s1"><cells>
        \(cell("c1", "", text: "Apple", connections: #"<segue destination="detail" kind="show" identifier="go" id="g"/>"#))
        \(cell("c2", #"accessoryType="disclosureIndicator" rowHeight="80""#, text: "Pear"))
      </cells></tableViewSection></sections>
      """
    let storyboard = try Fixture.storyboard(
      Fixture.navigation(root: "table"), tableScene(sections, "", dataMode: "static"),
      Fixture.scene(
        "detail", controller: #"<navigationItem key="navigationItem" title="Apple details" id="i"/>"#))
    let app = TestApp()
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    app.show(navigation)
    let table = try XCTUnwrap((navigation.topViewController as? UITableViewController)?.tableView)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "Apple")
    XCTAssertEqual(
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.font, .systemFont(ofSize: 20))
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 80)
    XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType, .disclosureIndicator)
    XCTAssertEqual(table.style, .grouped)
    app.tap("Apple")
    app.settle()
    XCTAssertTrue(app.sees("Apple details"))
  }

  func testPrototypesMakeCellsOfTheirClass() throws {
    let prototypes = """
      <prototypes>\(cell(
        "p", #"reuseIdentifier="Row" customClass="StoryboardCell" customModule="UIKitTests""#, text: "Title",
        connections: #"<segue destination="detail" kind="show" identifier="row" id="g"/>"#))</prototypes>
      """
    let storyboard = try Fixture.storyboard(
      Fixture.navigation(root: "table"),
      tableScene(
        prototypes, #"customClass="StoryboardTable" customModule="UIKitTests""#, dataMode: "prototypes"),
      Fixture.scene("detail", controller: #"<navigationItem key="navigationItem" title="Details" id="i"/>"#))
    let app = TestApp()
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    app.show(navigation)
    let screen = try XCTUnwrap(navigation.topViewController as? StoryboardTable)
    XCTAssertTrue(app.sees("Row 2"))
    XCTAssertTrue(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) is StoryboardCell)
    XCTAssertEqual(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.reuseIdentifier, "Row")
    app.tap("Row 1")
    app.settle()
    // The row is selected before the controller prepares, and the segue is performed before the delegate is
    // notified.
    XCTAssertEqual(screen.log, ["prepare row for 1", "did select 1"])
    XCTAssertTrue(app.sees("Details"))
  }

  func testCollectionPrototypesAndFlowLayout() throws {
    let storyboard = try Fixture.storyboard(
      """
      <scene sceneID="sc"><objects>
        <collectionViewController id="one" customClass="StoryboardCollection" customModule="UIKitTests" sceneMemberID="viewController">
          <collectionView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" id="cv">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="7" id="fl">
              <size key="itemSize" width="140" height="180"/>
              <inset key="sectionInset" minX="10" minY="20" maxX="10" maxY="10"/>
            </collectionViewFlowLayout>
            <cells>
              <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="Item" id="cell">
                <rect key="frame" x="0" y="0" width="140" height="180"/>
                <view key="contentView" opaque="NO" contentMode="center">
                  <rect key="frame" x="0" y="0" width="140" height="180"/>
                  <subviews><label text="Here" tag="3" id="l"><rect key="frame" x="5" y="5" width="100" height="20"/></label></subviews>
                </view>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
              </collectionViewCell>
            </cells>
            <connections><outlet property="dataSource" destination="one" id="o1"/><outlet property="delegate" destination="one" id="o2"/></connections>
          </collectionView>
        </collectionViewController>
      </objects></scene>
      """)
    let app = TestApp()
    let screen = try XCTUnwrap(storyboard.instantiateInitialViewController() as? StoryboardCollection)
    app.show(screen)
    let flow = try XCTUnwrap(screen.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    XCTAssertEqual(flow.minimumLineSpacing, 12)
    XCTAssertEqual(flow.itemSize, CGSize(width: 140, height: 180))
    let cell = try XCTUnwrap(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(cell.frame.size, CGSize(width: 140, height: 180))
    XCTAssertEqual((cell.contentView.viewWithTag(3) as? UILabel)?.text, "Here")
    XCTAssertEqual(cell.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

final class StoryboardCell: UITableViewCell {}

final class StoryboardTable: UITableViewController {
  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("did select \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1
    let selected = tableView.indexPathForSelectedRow?.row ?? -1
    log.append("prepare \(segue.identifier ?? "-") for \(row == selected ? row : -1)")
  }
}

final class StoryboardCollection: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 4 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }
}
