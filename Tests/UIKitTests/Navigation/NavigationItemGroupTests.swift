import PortolanTesting
import PortolanXCTest
@testable import UIKit

/// Tests of button groups and the title menu in a navigation bar.
@MainActor
final class NavigationItemGroupTests: XCTestCase {
  private func item(_ title: String, _ action: @escaping @MainActor () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
  }

  private func show(_ device: Device, _ prepare: (UINavigationItem) -> Void) -> (TestApp, UINavigationItem) {
    let screen = UIViewController()
    screen.title = "Notes"
    prepare(screen.navigationItem)
    let app = TestApp(device: device)
    app.show(UINavigationController(rootViewController: screen))
    app.settle()
    return (app, screen.navigationItem)
  }

  private func x(_ label: String, _ app: TestApp) throws -> CGFloat {
    try XCTUnwrap(app.element(label)?.frame.midX, label)
  }

  func testItemsAndGroupsAreTheSameButtons() {
    let (a, b, c) = (item("A"), item("B"), item("C"))
    let navigationItem = UINavigationItem(title: "T")
    navigationItem.rightBarButtonItems = [a, b]
    XCTAssertEqual(navigationItem.trailingItemGroups.map { $0.barButtonItems.map(\.title) }, [["B", "A"]])
    navigationItem.trailingItemGroups = [.fixedGroup(items: [c]), .fixedGroup(items: [b, a])]
    XCTAssertEqual(navigationItem.rightBarButtonItems?.map(\.title), ["A", "B", "C"])
    XCTAssert(a.buttonGroup === navigationItem.trailingItemGroups[1])
    navigationItem.leadingItemGroups = [a.creatingFixedGroup()]
    XCTAssertEqual(navigationItem.leftBarButtonItem?.title, "A")
    navigationItem.leftBarButtonItems = nil
    XCTAssert(navigationItem.leadingItemGroups.isEmpty)
  }

  func testTheCentreShowsItsGroupsOnAPadAndTheTitleLeads() throws {
    let (app, _) = show(.iPad) {
      $0.style = .editor
      $0.centerItemGroups = [.fixedGroup(items: [item("Bold"), item("Italic")])]
      $0.rightBarButtonItem = item("Share")
      $0.pinnedTrailingGroup = .fixedGroup(items: [item("Done")])
    }
    XCTAssertLessThan(try x("Notes", app), try x("Bold", app))
    XCTAssertLessThan(try x("Bold", app), try x("Italic", app))
    XCTAssertLessThan(try x("Italic", app), try x("Share", app))
    XCTAssertLessThan(try x("Share", app), try x("Done", app))
    XCTAssertEqual((try x("Bold", app) + x("Italic", app)) / 2, app.window.bounds.midX, accuracy: 30)
    XCTAssertFalse(app.sees("More"))
  }

  func testOnAPhoneTheOverflowMenuListsThem() throws {
    var chosen = ""
    let (app, _) = show(.iPhone15) {
      $0.style = .editor
      $0.centerItemGroups = [.fixedGroup(items: [item("Bold") { chosen = "Bold" }, item("Italic")])]
    }
    XCTAssertFalse(app.sees("Bold"))
    app.tap("More")
    app.settle()
    app.tap("Bold")
    app.settle()
    XCTAssertEqual(chosen, "Bold")
    XCTAssertNil(MenuPresentation.current)
  }

  func testRepresentativeItemReplacesGroupThatDoesNotFit() throws {
    let wide = UIBarButtonItemGroup.fixedGroup(
      representativeItem: UIBarButtonItem(title: "Format", image: nil, primaryAction: nil, menu: nil),
      items: (0..<8).map { item("A long button \($0)") })
    let (app, navigationItem) = show(.iPad) {
      $0.style = .editor
      $0.centerItemGroups = [wide]
    }
    XCTAssert(wide.isDisplayingRepresentativeItem)
    XCTAssertFalse(app.sees("A long button 0"))
    app.tap("Format")
    app.settle()
    XCTAssert(app.sees("A long button 7"))
    app.tap("A long button 7")
    app.settle()
    wide.isHidden = true
    app.settle()
    XCTAssertFalse(app.sees("Format"))
    _ = navigationItem
  }

  // MARK: The title's menu

  private final class Renamer: UINavigationItemRenameDelegate {
    var names: [String] = []
    var accepts = true
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      names.append(title)
    }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      accepts
    }
  }

  func testATapOnTheTitleOpensItsMenu() {
    var chosen = 0
    let (app, _) = show(.iPhone15) {
      $0.titleMenuProvider = { suggested in
        UIMenu(children: suggested + [UIAction(title: "Move") { _ in chosen += 1 }])
      }
    }
    app.tap("Notes")
    app.settle()
    XCTAssertEqual(MenuPresentation.current?.menu?.children.map(\.title), ["Move"])
    app.tap("Move")
    app.settle()
    XCTAssertEqual(chosen, 1)
  }

  func testUserRenamesTitle() {
    let renamer = Renamer()
    let (app, item) = show(.iPhone15) { $0.renameDelegate = renamer }
    app.tap("Notes")
    app.settle()
    app.tap("Rename")
    app.settle()
    app.type("Letters")
    renamer.accepts = false
    app.type("\n")
    app.settle()
    XCTAssertEqual(item.title, "Notes", "refused")
    renamer.accepts = true
    app.type("\n")
    app.settle()
    XCTAssertEqual(item.title, "Letters")
    XCTAssertEqual(renamer.names, ["Letters"])
    XCTAssert(app.sees("Letters"))
  }
}
