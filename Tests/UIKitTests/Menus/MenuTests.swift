import PortolanTesting
import UIKit
import XCTest

@MainActor
final class MenuTests: XCTestCase {
  private var chosen: [String] = []

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [self] in chosen.append($0.title) }
  }

  private func showButton(_ menu: UIMenu) -> (TestApp, UIButton) {
    let app = TestApp()
    let screen = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    screen.view.addSubview(button)
    app.show(screen)
    return (app, button)
  }

  func testATapOpensTheMenuAndAnotherChooses() {
    let (app, button) = showButton(
      UIMenu(children: [action("Name"), action("Date"), action("Never", attributes: .hidden)]))
    var events = 0
    button.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in XCTFail("the menu is the action") }, for: .touchUpInside)
    app.tap("Sort")
    app.settle()
    XCTAssertTrue(app.sees("Name"))
    XCTAssertFalse(app.sees("Never"))
    XCTAssertEqual(events, 1)
    app.tap("Date")
    app.settle()
    XCTAssertEqual(chosen, ["Date"])
    XCTAssertFalse(app.sees("Name"))
  }

  func testATapElsewhereClosesIt() {
    let (app, _) = showButton(UIMenu(children: [action("Name")]))
    app.tap("Sort")
    app.settle()
    app.tap(at: CGPoint(x: 200, y: 700))
    app.settle()
    XCTAssertFalse(app.sees("Name"))
    XCTAssertEqual(chosen, [])
  }

  func testAChangeOfTheTextSizeClosesIt() {
    let (app, _) = showButton(UIMenu(children: [action("Name")]))
    app.tap("Sort")
    app.settle()
    app.host.contentSizeCategory = .accessibilityLarge
    app.settle()
    XCTAssertFalse(app.sees("Name"))
  }

  func testOneFingerOpensMovesAndChooses() throws {
    let (app, _) = showButton(UIMenu(children: [action("Name"), action("Date")]))
    let fingers = TouchSynthesizer(window: app.window)
    fingers.down(at: CGPoint(x: 90, y: 222))
    fingers.wait(0.5)
    let row = try XCTUnwrap(app.element("Date")).frame
    fingers.move(to: CGPoint(x: row.midX, y: row.midY))
    fingers.wait(0.1)
    fingers.up()
    app.settle()
    XCTAssertEqual(chosen, ["Date"])
  }

  func testDisabledItemsCannotBeSelected() {
    let (app, _) = showButton(UIMenu(children: [action("Name", attributes: .disabled)]))
    app.tap("Sort")
    app.settle()
    app.tap("Name")
    app.settle()
    XCTAssertEqual(chosen, [])
    XCTAssertTrue(app.sees("Name"))
  }

  func testSubmenusOpenAndClose() {
    let (app, _) = showButton(
      UIMenu(children: [
        UIMenu(title: "More", children: [action("Deep")]),
        UIMenu(title: "Line", options: .displayInline, children: [action("Inline")]),
      ]))
    app.tap("Sort")
    app.settle()
    XCTAssertTrue(app.sees("Inline"))
    XCTAssertFalse(app.sees("Deep"))
    app.tap("More")
    app.settle()
    app.tap("Deep")
    app.settle()
    XCTAssertEqual(chosen, ["Deep"])
    XCTAssertFalse(app.sees("More"))
  }

  func testAnEntryMayKeepTheMenuAndIsCheckedAlone() {
    let menu = UIMenu(
      options: .singleSelection,
      children: [
        action("A", attributes: .keepsMenuPresented, state: .on),
        action("B", attributes: .keepsMenuPresented),
      ])
    let (app, _) = showButton(menu)
    app.tap("Sort")
    app.settle()
    app.tap("B")
    app.settle()
    XCTAssertEqual(menu.selectedElements.map(\.title), ["B"])
    XCTAssertTrue(app.sees("A"))
  }

  func testAPopUpButtonShowsItsChoice() {
    let (app, button) = showButton(UIMenu(children: [action("Small"), action("Large")]))
    button.changesSelectionAsPrimaryAction = true
    XCTAssertEqual(button.currentTitle, "Small")
    app.settle()
    app.tap("Small")
    app.settle()
    app.tap("Large")
    app.settle()
    XCTAssertEqual(button.currentTitle, "Large")
  }

  func testDeferredEntriesComeWhenTheyAreReady() {
    var answer: (@MainActor ([UIMenuElement]) -> Void)?
    let (app, _) = showButton(UIMenu(children: [UIDeferredMenuElement { answer = $0 }]))
    app.tap("Sort")
    app.advance(by: 0.5)
    XCTAssertTrue(app.sees("Loading…"))
    answer?([action("Late")])
    app.settle()
    app.tap("Late")
    app.settle()
    XCTAssertEqual(chosen, ["Late"])
  }

  func testKeysMoveAndChoose() {
    let (app, _) = showButton(UIMenu(children: [action("Name"), action("Date")]))
    app.tap("Sort")
    app.settle()
    let keys = TouchSynthesizer(window: app.window)
    keys.press(.keyboardDownArrow)
    keys.press(.keyboardDownArrow)
    keys.press(.keyboardReturnOrEnter)
    app.settle()
    XCTAssertEqual(chosen, ["Date"])
    app.tap("Sort")
    app.settle()
    keys.press(.keyboardEscape)
    app.settle()
    XCTAssertFalse(app.sees("Name"))
  }

  func testABarButtonsMenu() {
    let app = TestApp()
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [action("Share")]))
    app.show(UINavigationController(rootViewController: screen))
    app.tap("More")
    app.settle()
    app.tap("Share")
    app.settle()
    XCTAssertEqual(chosen, ["Share"])
  }

  func testMenuIsPlacedWhereItFits() {
    let room = CGRect(x: 8, y: 60, width: 377, height: 700)
    let size = CGSize(width: 250, height: 300)
    for x in stride(from: 0.0, through: 390, by: 30) {
      for y in stride(from: 0.0, through: 840, by: 30) {
        let source = CGRect(x: x, y: y, width: 40, height: 30)
        let placement = MenuPlacement(size: size, source: source, room: room)
        XCTAssertTrue(room.contains(placement.frame), "\(source): \(placement.frame)")
        XCTAssertTrue((0...1).contains(placement.anchor.x))
      }
    }
  }
}
