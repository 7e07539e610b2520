import PortolanTesting
import UIKit
import XCTest

/// Tests children that a container adds during its layout.
@MainActor
final class ChildInLayoutTests: XCTestCase {
  private final class Child: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
  }

  private final class Container: UIViewController {
    let child = Child()
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard child.parent == nil else { return }
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  func testAChildAddedInTheFirstLayoutAppearsWithItsParent() {
    let app = TestApp()
    let container = Container()
    app.show(container)
    XCTAssertEqual(container.child.log, ["will appear", "did appear"])
  }

  func testAChildAddedBeforeTheParentsViewEntersTheWindowAppears() {
    final class Screen: UIViewController {
      let container = Container()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        addChild(container)
        container.beginAppearanceTransition(true, animated: false)
        container.view.layoutIfNeeded()
        view.addSubview(container.view)
        container.endAppearanceTransition()
        container.didMove(toParent: self)
      }
    }
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    XCTAssertEqual(screen.container.child.log, ["will appear", "did appear"])
  }

  func testAChildAddedInTheLayoutOfAPushedScreenAppearsWithIt() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: UIViewController())
    app.show(navigation)
    let container = Container()
    navigation.pushViewController(container, animated: true)
    app.settle()
    XCTAssertEqual(container.child.log, ["will appear", "did appear"])
  }
}
