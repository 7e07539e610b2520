import PortolanTesting
import XCTest

@testable import UIKit

/// Tests of the standard commands.
@MainActor
final class MainMenuTests: XCTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { UIMenuSystem.main.setNeedsRebuild() }
  }

  private func key(_ app: TestApp, _ usage: UIKeyboardHIDUsage, _ character: String) {
    app.press(usage, character, modifiers: .command)
    app.settle()
  }

  func testFindBeginsTheSearchOfTheScreenInFront() {
    let app = TestApp()
    let screen = UITableViewController()
    screen.title = "Fruit"
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    app.show(UINavigationController(rootViewController: screen))
    key(app, .keyboardF, "f")
    XCTAssertTrue(search.isActive)
    XCTAssertTrue(search.searchBar.searchTextField.isFirstResponder)
    app.type("fig")
    key(app, .keyboardF, "f")
    app.type("pear")
    XCTAssertEqual(search.searchBar.text, "pear", "what was searched for is selected")
    app.press(.keyboardEscape)
    app.settle()
    XCTAssertFalse(search.isActive)
    XCTAssertFalse(search.searchBar.searchTextField.isFirstResponder)
  }

  func testFindEditsASearchFieldUnlessSomethingIsInFront() {
    let app = TestApp()
    let screen = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    screen.view.addSubview(bar)
    app.show(screen)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .cancel))
    screen.present(alert, animated: true)
    app.settle()
    key(app, .keyboardF, "f")
    XCTAssertFalse(bar.searchTextField.isFirstResponder)
    app.press(.keyboardEscape)
    app.settle()
    key(app, .keyboardF, "f")
    XCTAssertTrue(bar.searchTextField.isFirstResponder)
  }

  func testAnAppsOwnActionsComeFirst() {
    let app = TestApp()
    let screen = CommandController()
    app.show(screen)
    key(app, .keyboardF, "f")
    key(app, .keyboardComma, ",")
    key(app, .keyboardW, "w")
    XCTAssertEqual(screen.log, ["find", "settings", "close"])
    XCTAssertFalse(UIApplication.shared.connectedScenes.isEmpty)
  }

  func testCloseEndsTheScene() {
    let app = TestApp()
    app.show(UIViewController())
    key(app, .keyboardComma, ",")
    XCTAssertFalse(UIApplication.shared.connectedScenes.isEmpty)
    key(app, .keyboardW, "w")
    XCTAssertTrue(UIApplication.shared.connectedScenes.isEmpty)
  }

  func testQuitEndsTheApplication() {
    let app = TestApp()
    app.show(UIViewController())
    var isDone = false
    RunLoop.main.perform {
      MainActor.assumeIsolated {
        app.press(.keyboardQ, "q", modifiers: .command)
        isDone = true
      }
    }
    // Returns after the key has stopped it.
    app.host.run()
    XCTAssertTrue(isDone)
    XCTAssertFalse(UIApplication.shared.connectedScenes.isEmpty, "scenes come back after a quit")
  }

  func testAnApplicationReplacesACommand() {
    let delegate = ReplacingDelegate()
    let app = TestApp()
    app.show(UIViewController())
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    key(app, .keyboardW, "w")
    XCTAssertEqual(delegate.count, 1)
    XCTAssertFalse(UIApplication.shared.connectedScenes.isEmpty)
    UIApplication.shared.delegate = nil
  }

  func testWhereAWindowWasIsRead() {
    let placement = HostWindowPlacement(
      size: CGSize(width: 500, height: 700), origin: CGPoint(x: -20, y: 40), isMaximized: true)
    XCTAssertEqual(HostWindowPlacement(propertyList: placement.propertyList), placement)
    XCTAssertNil(HostWindowPlacement(propertyList: ["width": -3.0, "height": 2.0]))
    XCTAssertNil(HostWindowPlacement(propertyList: "damaged"))
  }
}

private final class CommandController: UIViewController {
  var log: [String] = []
  override func find(_ sender: Any?) { log.append("find") }
  func orderFrontPreferencesPanel(_ sender: Any?) { log.append("settings") }
  func performClose(_ sender: Any?) { log.append("close") }
}

private final class ReplacingDelegate: UIResponder, UIApplicationDelegate {
  var count = 0
  override func buildMenu(with builder: any UIMenuBuilder) {
    let command = UIKeyCommand(
      title: "Mine", action: Selector("closeMine:"), input: "w", modifierFlags: .command)
    command.handler = { [weak self] in self?.count += 1 }
    builder.insertChild(UIMenu(children: [command]), atEndOfMenu: .help)
  }
}

/// The table that lowering generates for the class above.
private enum Tables {
  @section(".init_array") @used static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(CommandController.self) { table in
        table.action("orderFrontPreferencesPanel:") { o, a in
          unsafeDowncast(o, to: CommandController.self).orderFrontPreferencesPanel(a[0, Any?.self])
        }
        table.action("performClose:") { o, a in
          unsafeDowncast(o, to: CommandController.self).performClose(a[0, Any?.self])
        }
      }
    }
  }
}
