import EventKit
import HealthKit
import MultipeerConnectivity
import PortolanTesting
import XCTest

/// Tests of the person's calendars and health data, and of nearby devices, which the device does not have.
@MainActor
final class PersonalDataTests: XCTestCase {
  // MARK: Calendars

  func testTheCalendarIsEmptyAfterPermission() {
    let app = TestApp()
    app.show(UIViewController())
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = (
      "Departure", Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 3600)
    )
    func code() -> EKError.Code? {
      do { try store.save(event, span: .thisEvent) } catch { return (error as? EKError)?.code }
      return nil
    }
    XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .notDetermined)
    XCTAssertEqual(code(), .eventStoreNotAuthorized)
    var answers: [Bool] = []
    store.requestFullAccessToEvents { isGranted, _ in MainActor.assumeIsolated { answers.append(isGranted) } }
    app.settle()
    app.tap("Allow")
    app.settle()
    XCTAssertEqual(answers, [true])
    XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .fullAccess)
    XCTAssertEqual(code(), .noCalendar)
    event.endDate = .distantPast
    XCTAssertEqual(code(), .datesInverted)
    let all = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
    XCTAssertTrue(store.events(matching: all).isEmpty)
    XCTAssertNil(store.defaultCalendarForNewEvents)
  }

  func testRemindersAreRefused() {
    let app = TestApp()
    app.show(UIViewController())
    let store = EKEventStore()
    store.requestFullAccessToReminders { _, _ in }
    app.settle()
    app.tap("Don’t Allow")
    app.settle()
    XCTAssertEqual(EKEventStore.authorizationStatus(for: .reminder), .denied)
    XCTAssertThrowsError(try store.save(EKReminder(eventStore: store), commit: true)) {
      XCTAssertEqual(($0 as? EKError)?.code, .eventStoreNotAuthorized)
    }
    var lists: [Bool] = []
    store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders in
      MainActor.assumeIsolated { lists.append(reminders == nil) }
    }
    app.settle()
    XCTAssertEqual(lists, [true])
  }

  // MARK: Health

  func testThereAreNoHealthData() async {
    XCTAssertFalse(HKHealthStore.isHealthDataAvailable())
    let store = HKHealthStore()
    let steps = HKQuantityType(.stepCount)
    do {
      try await store.requestAuthorization(toShare: [], read: [steps])
      XCTFail("access was granted")
    } catch HKError.errorHealthDataUnavailable {
    } catch { XCTFail("\(error)") }
    let code = await withCheckedContinuation { continuation in
      store.execute(
        HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
          _, statistics, error in
          XCTAssertNil(statistics)
          continuation.resume(returning: (error as? HKError)?.code)
        })
    }
    XCTAssertEqual(code, .errorHealthDataUnavailable)
  }

  func testQuantitiesAreConverted() {
    let weight = HKQuantity(unit: .pound(), doubleValue: 154)
    XCTAssertEqual(weight.doubleValue(for: .gramUnit(with: .kilo)), 69.853, accuracy: 0.001)
    XCTAssertFalse(weight.is(compatibleWith: .meter()))
    let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 90)
    XCTAssertEqual(pulse.doubleValue(for: HKUnit.count().unitDivided(by: .second())), 1.5, accuracy: 1e-9)
    let warm = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6)
    XCTAssertEqual(warm.doubleValue(for: .degreeCelsius()), 37, accuracy: 1e-9)
    XCTAssertEqual(
      HKQuantity(unit: .mile(), doubleValue: 1).compare(HKQuantity(unit: .meter(), doubleValue: 1600)),
      .orderedDescending)
    XCTAssertEqual(HKWorkoutActivityType.running.rawValue, 37)
    XCTAssertEqual(HKWorkoutActivityType.yoga.rawValue, 57)
    XCTAssertEqual(HKWorkoutActivityType.cooldown.rawValue, 80)
  }

  // MARK: Nearby devices

  func testNoDeviceIsNearby() {
    final class Screen: UIViewController, @preconcurrency MCNearbyServiceBrowserDelegate,
      MCBrowserViewControllerDelegate
    {
      var log: [String] = []
      func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
      ) { log.append("found") }
      func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
      func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
        log.append("\((error as? MCError)?.code == .unavailable)")
      }
      func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
      func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
        log.append("cancelled")
        dismiss(animated: true)
      }
    }
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    let peer = MCPeerID(displayName: "Anna")
    let session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: .required)
    let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "photos")
    browser.delegate = screen
    browser.startBrowsingForPeers()
    app.settle()
    XCTAssertThrowsError(try session.send(Data(), toPeers: [MCPeerID(displayName: "Ben")], with: .reliable)) {
      XCTAssertEqual(($0 as? MCError)?.code, .notConnected)
    }
    let picker = MCBrowserViewController(serviceType: "photos", session: session)
    picker.delegate = screen
    screen.present(picker, animated: true)
    app.settle()
    app.tap("Cancel")
    app.settle()
    XCTAssertEqual(screen.log, ["true", "cancelled"])
    XCTAssertNil(screen.presentedViewController)
  }
}
