import PortolanTesting
import SafariServices
import XCTest

@MainActor
final class SafariTests: XCTestCase {
  private final class Screen: UIViewController, SFSafariViewControllerDelegate {
    var log: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("finish") }

    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { log.append("loaded \(didLoadSuccessfully)") }
  }

  func testTheSheetHasADoneButton() {
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    // A port without a server.
    let safari = SFSafariViewController(url: URL(string: "http://127.0.0.1:9/page")!)
    safari.delegate = screen
    screen.present(safari, animated: true)
    app.settle()
    XCTAssertTrue(app.sees("127.0.0.1"))
    app.tap("Done")
    app.settle()
    XCTAssertEqual(screen.log.filter { $0 == "finish" }, ["finish"])
    XCTAssertNil(screen.presentedViewController)
  }

  func testOnlyWebAddressesAreShown() {
    let faults = FaultRecorder()
    _ = SFSafariViewController(url: URL(string: "mailto:someone@example.com")!)
    XCTAssertTrue(faults.messages.contains { $0.contains("unsupported scheme") })
  }
}
