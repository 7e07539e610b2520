import PortolanTesting
import PortolanXCTest
import UIKit

/// On iOS, the class of navigation controllers does not declare that it conforms to `UINavigationBarDelegate`, so that subclasses and
/// extensions of apps do: Material (`NavigationController`), and the usual code that asks before it goes back.
@MainActor
final class NavigationBarDelegateTests: XCTestCase {
  fileprivate class Plain: UINavigationController {}

  fileprivate final class Guarded: Plain {
    var allowsBack = false
    var requests: [String?] = []
  }

  private func makeApp(_ navigation: UINavigationController) -> TestApp {
    let app = TestApp()
    for title in ["A", "B"] {
      let screen = UIViewController()
      screen.title = title
      navigation.pushViewController(screen, animated: false)
    }
    app.show(navigation)
    app.settle()
    return app
  }

  func testTheClassOfAnAppIsAskedBeforeGoingBack() throws {
    let navigation = Guarded()
    let app = makeApp(navigation)
    XCTAssertTrue(navigation.navigationBar.delegate === navigation)
    app.tap(at: try XCTUnwrap(app.element(identifier: "BackButton")).center)
    app.settle()
    XCTAssertEqual(navigation.requests, ["B"])
    XCTAssertEqual(navigation.viewControllers.count, 2)
    navigation.allowsBack = true
    app.tap(at: try XCTUnwrap(app.element(identifier: "BackButton")).center)
    app.settle()
    XCTAssertEqual(navigation.requests, ["B", "B"])
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testOtherControllersGoBack() throws {
    let navigation = UINavigationController()
    let app = makeApp(navigation)
    app.tap(at: try XCTUnwrap(app.element(identifier: "BackButton")).center)
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }
}

extension NavigationBarDelegateTests.Guarded: UINavigationBarDelegate {
  fileprivate func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    requests.append(item.title)
    return allowsBack
  }
}
