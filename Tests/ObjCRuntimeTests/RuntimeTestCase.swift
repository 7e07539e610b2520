import ObjCRuntime
import XCTest

/// Records the faults caused by a test.
class RuntimeTestCase: XCTestCase {
  private final class Log: @unchecked Sendable {
    var faults: [String] = []
  }

  private let log = Log()

  var faults: [String] { log.faults }

  override func setUp() {
    let log = log
    RuntimeFault.handler = { name, reason in log.faults.append("\(name): \(reason)") }
  }

  override func tearDown() {
    RuntimeFault.handler = nil
  }

  /// Returns an object's address in the format of messages.
  func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
