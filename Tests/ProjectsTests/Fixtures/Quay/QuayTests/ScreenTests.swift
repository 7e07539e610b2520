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
}
