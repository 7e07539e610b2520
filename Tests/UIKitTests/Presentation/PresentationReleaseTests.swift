import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests that an app that ends while it presents something releases its controllers.
@MainActor
final class PresentationReleaseTests: XCTestCase {
  private final class Witness {
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var presented: UIViewController?
  }

  /// Returns what is left of an app that ended while `present` was in effect.
  private func remains(of present: (UIViewController) -> UIViewController?) -> [String] {
    let witness = Witness()
    do {
      let app = TestApp()
      let root = UIViewController()
      witness.root = root
      witness.window = app.window
      app.show(root)
      witness.presented = present(root)
      app.settle()
      XCTAssertNotNil(witness.presented)
      app.end()
    }
    TestApp().end()
    return [
      witness.window.map { _ in "window" }, witness.root.map { _ in "root" },
      witness.presented.map { _ in "presented" },
    ].compactMap(\.self)
  }

  private func remains(
    presenting make: () -> UIViewController, _ style: UIModalPresentationStyle = .automatic
  ) -> [String] {
    remains { root in
      let presented = make()
      presented.modalPresentationStyle = style
      presented.popoverPresentationController?.sourceView = root.view
      root.present(presented, animated: true)
      return presented
    }
  }

  func testSheets() {
    XCTAssertEqual(remains(presenting: { UIViewController() }), [])
    XCTAssertEqual(remains(presenting: { UIViewController() }, .formSheet), [])
    let stack = { UINavigationController(rootViewController: UIViewController()) }
    XCTAssertEqual(remains(presenting: stack), [])
  }

  func testCoveringPresentations() {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    ]
    for style in styles {
      XCTAssertEqual(remains(presenting: { UIViewController() }, style), [], "\(style)")
    }
  }

  func testPopovers() {
    XCTAssertEqual(remains(presenting: { UIViewController() }, .popover), [])
  }

  func testAlerts() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      XCTAssertEqual(
        remains(presenting: {
          let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          return alert
        }), [])
    }
  }

  func testMenus() {
    XCTAssertEqual(
      remains { root in
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        root.view.addSubview(button)
        button.performPrimaryAction()
        return root
      }, [])
  }

  func testSearches() {
    XCTAssertEqual(
      remains { root in
        let list = UITableViewController()
        let search = UISearchController(searchResultsController: UIViewController())
        list.navigationItem.searchController = search
        root.view.window?.rootViewController = UINavigationController(rootViewController: list)
        root.view.window?.layoutIfNeeded()
        search.isActive = true
        return list
      }, [])
  }
}
