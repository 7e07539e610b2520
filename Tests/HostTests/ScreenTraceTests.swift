import PortolanTesting
import UIKit
import XCTest

/// Tests of traces, in the terms of app developers.
@MainActor
final class ScreenTraceTests: XCTestCase {
  func testScreensAreNamedByTheirTitlesAndContainersLeftOut() {
    let app = TestApp()
    let trace = LifecycleTrace()
    defer { trace.stop() }
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    // The title is set only now, as in SwiftUI.
    root.navigationItem.title = "Harbours"
    let named = NamelessScreen()
    navigation.pushViewController(named, animated: true)
    app.settle()
    XCTAssertEqual(
      trace.screenEntries.map(\.line),
      [
        "Harbours.viewDidLoad", "Harbours.viewWillAppear", "Harbours.viewDidAppear",
        "NamelessScreen.viewDidLoad",
        "Harbours.viewWillDisappear", "NamelessScreen.viewWillAppear", "Harbours.viewDidDisappear",
        "NamelessScreen.viewDidAppear",
      ])
    XCTAssertTrue(trace.lines.contains { $0.hasPrefix("UINavigationController.") })
  }
}

private final class NamelessScreen: UIViewController {}
