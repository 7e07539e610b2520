import PortolanTesting
import UIKit
import XCTest

@testable import Quay

@MainActor
class ScreenTests: XCTestCase {
  var window: UIWindow!
  var ships: ShipsViewController!

  override func setUp() {
    super.setUp()
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: ShipsViewController.self))
    let navigation = storyboard.instantiateInitialViewController() as! UINavigationController
    ships = navigation.topViewController as? ShipsViewController
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    super.tearDown()
  }

  func testTheStoryboardIsConnected() {
    XCTAssertEqual(ships.anchor.image?.size.width, 8)
    XCTAssertEqual(ships.title, "Ships")
    XCTAssertEqual(ships.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "Pinta")
  }

  func testAButtonAddsAShip() {
    let add = ships.navigationItem.rightBarButtonItem!
    UIApplication.shared.sendAction(add.action!, to: add.target, from: nil, for: nil)
    XCTAssertEqual(ships.tableView.numberOfRows(inSection: 0), 3)
  }

  func testColoursOfTheCatalog() {
    XCTAssertEqual(UIColor(named: "Accent", in: Bundle(for: AppDelegate.self), compatibleWith: nil)?.cgColor.components?.first, 1)
  }

  private class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
  private final class EditableRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }

  /// The optional methods that a data source implements decide which controls rows have.
  func testControlsOfRows() {
    func cell(_ source: any UITableViewDataSource) -> UITableViewCell? {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.dataSource = source
      table.layoutIfNeeded()
      table.setEditing(true, animated: false)
      return withExtendedLifetime(source) { table.cellForRow(at: IndexPath(row: 0, section: 0)) }
    }
    XCTAssertEqual(cell(Rows())?.editingStyle, UITableViewCell.EditingStyle.none)
    XCTAssertEqual(cell(Rows())?.showsReorderControl, false)
    XCTAssertEqual(cell(EditableRows())?.editingStyle, .delete)
    XCTAssertEqual(cell(EditableRows())?.showsReorderControl, true)
  }

  /// Delays of an app take virtual time.
  func testDelaysEndInVirtualTime() {
    let app = TestApp()
    var ended: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 3000) { ended.append("block") }
    let timer = Timer.scheduledTimer(withTimeInterval: 2000, repeats: false) { _ in
      MainActor.assumeIsolated { ended.append("timer") }
    }
    Task {
      try? await Task.sleep(nanoseconds: 1_000_000_000_000)
      ended.append("task")
    }
    app.advance(by: 5000)
    XCTAssertEqual(ended, ["task", "timer", "block"])
    XCTAssertFalse(timer.isValid)
  }
}
