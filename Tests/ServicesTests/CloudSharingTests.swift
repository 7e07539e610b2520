import CloudKit
import PortolanTesting
import UIKit
import XCTest

/// Sharing without an account (https://developer.apple.com/documentation/uikit/uicloudsharingcontroller).
@MainActor
final class CloudSharingTests: XCTestCase {
  private final class Delegate: NSObject, UICloudSharingControllerDelegate {
    var errors: [any Error] = []
    func cloudSharingController(
      _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error
    ) { errors.append(error) }
    func itemTitle(for csc: UICloudSharingController) -> String? { "Recipes" }
  }

  func testTheDelegateGetsTheErrorAndTheScreenCloses() {
    let app = TestApp()
    let presenter = UIViewController()
    app.show(presenter)
    let delegate = Delegate()
    let root = CKRecord(recordType: "Recipe")
    var prepared: CKShare?
    let screen = UICloudSharingController { _, completion in
      let share = CKShare(rootRecord: root)
      share[CKShare.SystemFieldKey.title] = "Recipes"
      prepared = share
      completion(share, CKContainer.default(), nil)
    }
    screen.delegate = delegate
    presenter.present(screen, animated: true)
    app.settle()
    XCTAssertNotNil(prepared)
    XCTAssertTrue(screen.share === prepared)
    XCTAssertEqual(prepared?.owner.role, .owner)
    XCTAssertEqual(delegate.errors.compactMap { ($0 as? CKError)?.code }, [.notAuthenticated])
    app.tap("Done")
    app.settle()
    XCTAssertNil(presenter.presentedViewController)
  }
}
