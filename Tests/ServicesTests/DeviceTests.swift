import Contacts
import ContactsUI
import CoreHaptics
import CoreMotion
import PortolanTesting
import WatchConnectivity
import XCTest

/// Tests of contacts, sensors and accessories that the device does not have.
@MainActor
final class DeviceTests: XCTestCase {
  func testThereAreNoSensorsOfMotion() {
    let manager = CMMotionManager()
    XCTAssertFalse(manager.isAccelerometerAvailable)
    XCTAssertFalse(manager.isDeviceMotionAvailable)
    XCTAssertNil(manager.accelerometerData)
    XCTAssertFalse(CMPedometer.isStepCountingAvailable())
    XCTAssertFalse(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    XCTAssertThrowsError(try CHHapticEngine().start()) {
      XCTAssertEqual(($0 as? CHHapticError)?.code, .notSupported)
    }
  }

  func testThereIsNoWatch() {
    let app = TestApp()
    XCTAssertFalse(WCSession.isSupported())
    var codes: [WCError.Code] = []
    WCSession.default.sendMessage(["a": 1], replyHandler: nil) { error in
      if let error = error as? WCError { codes.append(error.code) }
    }
    app.settle()
    XCTAssertEqual(codes, [.sessionNotSupported])
  }

  func testTheAddressBookIsEmptyAfterPermission() throws {
    let app = TestApp()
    app.show(UIViewController())
    let store = CNContactStore()
    let keys = [CNContactGivenNameKey as NSString] as [any CNKeyDescriptor]
    XCTAssertThrowsError(try store.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: keys)) {
      XCTAssertEqual(($0 as? CNError)?.code, .authorizationDenied)
    }
    store.requestAccess(for: .contacts) { _, _ in }
    app.settle()
    app.tap("Allow")
    app.settle()
    XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .authorized)
    XCTAssertEqual(try store.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: keys).count, 0)
    XCTAssertThrowsError(try store.execute(CNSaveRequest()))
  }

  func testThePickerOfContactsCanBeCancelled() {
    final class Screen: UIViewController, CNContactPickerDelegate {
      var cancels = 0
      func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancels += 1 }
    }
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    let picker = CNContactPickerViewController()
    picker.delegate = screen
    screen.present(picker, animated: true)
    app.settle()
    app.tap("Cancel")
    app.settle()
    XCTAssertEqual(screen.cancels, 1)
    XCTAssertNil(screen.presentedViewController)
  }
}
