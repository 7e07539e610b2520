import CloudKit
import CoreBluetooth
import CoreTelephony
import PortolanTesting
import Speech
import SystemConfiguration
import XCTest

/// Tests of services outside the device: radios, iCloud, speech and the network.
@MainActor
final class ConnectionTests: XCTestCase {
  func testBluetoothIsUnsupported() {
    final class Screen: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate {
      var states: [CBManagerState] = []
      var errors: [CBError.Code?] = []
      func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        states.append(peripheral.state)
        peripheral.add(CBMutableService(type: CBUUID(string: "180D"), primary: true))
        peripheral.startAdvertising(nil)
      }
      func peripheralManager(
        _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
      ) { errors.append((error as? CBError)?.code) }
      func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
        errors.append((error as? CBError)?.code)
      }
    }
    let app = TestApp()
    let screen = Screen()
    let central = CBCentralManager(delegate: screen, queue: nil)
    let peripheral = CBPeripheralManager(delegate: screen, queue: nil)
    XCTAssertEqual(central.state, .unknown)
    app.settle()
    XCTAssertEqual(screen.states, [.unsupported, .unsupported])
    XCTAssertEqual(screen.errors, [.operationNotSupported, .operationNotSupported])
    XCTAssertFalse(central.isScanning)
    XCTAssertFalse(peripheral.isAdvertising)
  }

  func testIdentifiersOfBluetoothAreEqualInEveryLength() {
    XCTAssertEqual(CBUUID(string: "180d"), CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
    XCTAssertEqual(CBUUID(string: "180d").uuidString, "180D")
    let identifier = UUID()
    XCTAssertEqual(CBUUID(nsuuid: identifier).uuidString, identifier.uuidString)
    XCTAssertNotEqual(CBUUID(string: "180D"), CBUUID(string: "180F"))
  }

  func testThereIsNoCarrier() {
    XCTAssertNil(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders)
    XCTAssertNil(CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology)
    XCTAssertNil(CTCallCenter().currentCalls)
    let app = TestApp()
    let data = CTCellularData()
    var states: [CTCellularDataRestrictedState] = []
    data.cellularDataRestrictionDidUpdateNotifier = { states.append($0) }
    app.settle()
    XCTAssertEqual(states, [.restrictedStateUnknown])
  }

  func testSpeechIsRestricted() {
    let app = TestApp()
    var log: [String] = []
    SFSpeechRecognizer.requestAuthorization { log.append("\($0)") }
    let recognizer = SFSpeechRecognizer()
    XCTAssertEqual(recognizer?.isAvailable, false)
    XCTAssertEqual(SFSpeechRecognizer.authorizationStatus(), .restricted)
    let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/tmp/memo.m4a"))
    recognizer?.recognitionTask(with: request) { result, error in
      log.append("\(result as Any) \((error as NSError?)?.domain ?? "")")
    }
    recognizer?.recognitionTask(with: request) { _, _ in log.append("cancelled task") }.cancel()
    app.settle()
    XCTAssertEqual(log, ["restricted", "nil \(SFSpeechErrorDomain)"])
  }

  // MARK: iCloud

  func testThereIsNoAccount() async throws {
    let container = CKContainer.default()
    let status = try await container.accountStatus()
    XCTAssertEqual(status, .noAccount)
    let record = CKRecord(recordType: "Whistle")
    record["genre"] = "Blues" as CKRecordValue
    XCTAssertEqual(record["genre"] as? String, "Blues")
    let genre: String? = record["genre"]
    XCTAssertEqual(genre, "Blues")
    XCTAssertEqual(record.changedKeys(), ["genre"])
    do {
      _ = try await container.privateCloudDatabase.save(record)
      XCTFail("the record was saved")
    } catch CKError.notAuthenticated {
    } catch { XCTFail("\(error)") }
  }

  func testOperationsFailWithoutAnAccount() async {
    let query = CKQueryOperation(query: CKQuery(recordType: "Whistle", predicate: NSPredicate(value: true)))
    let code = await withCheckedContinuation { continuation in
      query.queryCompletionBlock = { _, error in continuation.resume(returning: (error as? CKError)?.code) }
      CKContainer.default().publicCloudDatabase.add(query)
    }
    XCTAssertEqual(code, .notAuthenticated)
    let record = CKRecord(recordType: "Whistle", recordID: CKRecord.ID(recordName: "one"))
    let modification = CKModifyRecordsOperation(recordsToSave: [record])
    nonisolated(unsafe) var refused: [String] = []
    modification.perRecordSaveBlock = { identifier, result in
      if case .failure = result { refused.append(identifier.recordName) }
    }
    let result = await withCheckedContinuation { continuation in
      modification.modifyRecordsResultBlock = { continuation.resume(returning: $0) }
      CKContainer.default().publicCloudDatabase.add(modification)
    }
    XCTAssertEqual(refused, ["one"])
    XCTAssertThrowsError(try result.get())
  }

  // MARK: Network

  func testThisDeviceIsReachable() {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let target = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
    var flags: SCNetworkReachabilityFlags = []
    XCTAssertTrue(target.map { SCNetworkReachabilityGetFlags($0, &flags) } ?? false)
    XCTAssertEqual(flags, [.reachable, .isLocalAddress, .isDirect])
    XCTAssertNil(SCNetworkReachabilityCreateWithName(nil, ""))
    let site = SCNetworkReachabilityCreateWithName(nil, "example.com")
    XCTAssertTrue(site.map { SCNetworkReachabilityGetFlags($0, &flags) } ?? false)
    XCTAssertFalse(flags.contains(.isLocalAddress))
  }

  func testTheContextOfACallbackIsRetainedWhileItIsSet() {
    final class Listener {}
    weak var listener: Listener?
    let target = SCNetworkReachabilityCreateWithName(nil, "localhost")
    guard let target else { return XCTFail("there is no target") }
    do {
      let made = Listener()
      listener = made
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(made).toOpaque(),
        retain: { UnsafeRawPointer(Unmanaged<Listener>.fromOpaque($0).retain().toOpaque()) },
        release: { Unmanaged<Listener>.fromOpaque($0).release() },
        copyDescription: { _ in Unmanaged.passRetained("a listener" as CFString) })
      SCNetworkReachabilitySetCallback(target, { _, _, _ in }, &context)
    }
    XCTAssertNotNil(listener)
    SCNetworkReachabilitySetCallback(target, nil, nil)
    XCTAssertNil(listener)
  }
}
