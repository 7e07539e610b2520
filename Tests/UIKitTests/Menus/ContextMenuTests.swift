import PortolanTesting
import UIKit
import XCTest

@MainActor
final class ContextMenuTests: XCTestCase {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var preview: UIViewController?
    var hasMenu = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      log.append("asked at \(Int(location.x)),\(Int(location.y))")
      return UIContextMenuConfiguration(identifier: "card" as NSString, previewProvider: { self.preview }) {
        _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit \(animator.previewViewController === preview)")
      animator.addCompletion { self.log.append("committed") }
    }
  }

  private func show() -> (TestApp, UIView, Owner) {
    let app = TestApp()
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    let card = UIView(frame: CGRect(x: 40, y: 150, width: 200, height: 100))
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 12
    let owner = Owner()
    card.addInteraction(UIContextMenuInteraction(delegate: owner))
    screen.view.addSubview(card)
    app.show(screen)
    return (app, card, owner)
  }

  func testALongPressOpensTheMenuAndATapChooses() {
    let (app, card, owner) = show()
    TouchSynthesizer(window: app.window).longPress(at: CGPoint(x: 100, y: 200))
    app.settle()
    XCTAssertEqual(owner.log, ["asked at 60,50", "display"])
    XCTAssertTrue(app.sees("Copy"))
    XCTAssertTrue(card.isHidden, "its picture is lifted in its place")
    app.tap("Copy")
    app.settle()
    XCTAssertEqual(owner.log.suffix(2), ["end", "copy"])
    XCTAssertFalse(card.isHidden)
    XCTAssertEqual(app.window.subviews.count, 1)
  }

  /// Screen readers and the keyboard reach only the open menu; of nested menus, only the topmost one.
  func testOnlyTheOpenMenuIsWithinReach() {
    let app = TestApp()
    let screen = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 40, y: 150, width: 200, height: 44)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Name") { _ in }, UIMenu(title: "Date", children: [UIAction(title: "Newest") { _ in }]),
    ])
    let behind = UIButton(type: .system)
    behind.setTitle("Behind", for: .normal)
    behind.frame = CGRect(x: 40, y: 700, width: 200, height: 44)
    screen.loadViewIfNeeded()
    screen.view.addSubview(button)
    screen.view.addSubview(behind)
    app.show(screen)
    XCTAssert(app.accessibilityText.contains("Behind"))
    app.tap("Sort")
    app.settle()
    XCTAssert(app.accessibilityText.contains("Name"))
    XCTAssertFalse(app.accessibilityText.contains("Behind"), app.accessibilityText)
    app.tap("Date")
    app.settle()
    XCTAssert(app.accessibilityText.contains("Newest"))
    XCTAssertFalse(app.accessibilityText.contains("Name"), app.accessibilityText)
    app.press(.keyboardEscape)
    app.settle()
    XCTAssert(app.accessibilityText.contains("Name"))
    app.press(.keyboardEscape)
    app.settle()
    XCTAssert(app.accessibilityText.contains("Behind"))
    XCTAssertFalse(app.accessibilityText.contains("Name"))
  }

  func testNoConfigurationIsNoMenu() {
    let (app, _, owner) = show()
    owner.hasMenu = false
    TouchSynthesizer(window: app.window).longPress(at: CGPoint(x: 100, y: 200))
    app.settle()
    XCTAssertEqual(app.window.subviews.count, 1)
  }

  func testATapOnThePreviewCommits() {
    let (app, _, owner) = show()
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 300, height: 300)
    preview.view.backgroundColor = .systemPink
    owner.preview = preview
    TouchSynthesizer(window: app.window).longPress(at: CGPoint(x: 100, y: 200))
    app.settle()
    let frame = preview.view.convert(preview.view.bounds, to: nil)
    XCTAssertEqual(frame.size, CGSize(width: 300, height: 300))
    app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    app.settle()
    XCTAssertEqual(owner.log.suffix(3), ["end", "commit true", "committed"])
  }
}
