import Foundation
import Synchronization
import XCTest
import os
import os.log
import os.signpost

final class LoggerTests: XCTestCase {
  private func lines(_ body: () -> Void) -> [String] {
    let taken = OSAllocatedUnfairLock<[String]>(initialState: [])
    LogOutput.capturing({ entry in taken.withLock { $0.append(entry.line) } }, body)
    return taken.withLock { $0 }
  }

  func testEveryLevelWritesOneLine() {
    let logger = Logger(subsystem: "com.example", category: "levels")
    let written = lines {
      logger.log("log")
      logger.log(level: .error, "level")
      logger.trace("trace")
      logger.debug("debug")
      logger.info("info")
      logger.notice("notice")
      logger.warning("warning")
      logger.error("error")
      logger.critical("critical")
      logger.fault("two\nlines")
    }
    XCTAssertEqual(
      written,
      [
        "notice log", "error level", "debug trace", "debug debug", "info info", "notice notice",
        "error warning",
        "error error", "fault critical", "fault two\\nlines",
      ].map { line in
        let words = line.split(separator: " ", maxSplits: 1)
        return "\(words[0]) [com.example:levels] \(words[1])"
      })
  }

  func testInterpolationTakesFormatAlignmentAndPrivacy() {
    struct Point: CustomStringConvertible { var description: String { "(1, 2)" } }
    struct Broken: Error {}
    let logger = Logger()
    let name = "Ann"
    let count = 42
    let error: any Error = Broken()
    let written = lines {
      logger.info("\(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive)")
      logger.info(
        "\(count) \(count, format: .hex(includePrefix: true)) \(count, format: .decimal(minDigits: 5))")
      logger.info("\(-7, format: .decimal(explicitPositiveSign: true)) \(UInt8(255), format: .octal)")
      logger.info("\(1.5) \(2.0 / 3, format: .fixed(precision: 2)) \(Float(0.5), format: .hybrid)")
      logger.info("[\(name, align: .left(columns: 5))][\(name, align: .right(columns: 5))]")
      logger.info("\(true) \(false, format: .answer) \(Point()) \(Int.self) \(error)")
      logger.info("\(Int32(2), format: .darwinErrno) \(Int32(1500), format: .byteCount)")
    }
    XCTAssertEqual(
      written,
      [
        "info Ann <private> <sensitive>", "info 42 0x2a 00042", "info -7 377", "info 1.500000 0.67 0.5",
        "info [Ann  ][  Ann]", "info true NO (1, 2) Int Broken()",
        "info [2: No such file or directory] 1.50 kB",
      ])
  }

  func testMaskedValuesCompareButCannotBeRead() {
    let logger = Logger()
    let written = lines {
      logger.info("\("secret", privacy: .private(mask: .hash))")
      logger.info("\("secret", privacy: .private(mask: .hash))")
      logger.info("\("other", privacy: .private(mask: .hash))")
    }
    XCTAssertEqual(written[0], written[1])
    XCTAssertNotEqual(written[0], written[2])
    XCTAssertFalse(written[0].contains("secret"))
  }

  func testDisabledLogDoesNotEvaluateItsMessage() {
    let logger = Logger(OSLog.disabled)
    var evaluated = 0
    func text() -> String {
      evaluated += 1
      return ""
    }
    logger.fault("\(text())")
    XCTAssertEqual(evaluated, 0)
    XCTAssertFalse(OSLog.disabled.isEnabled(type: .fault))
    XCTAssertTrue(OSLog.default.isEnabled(type: .fault))
  }

  func testFormatsOfTheOlderFunction() {
    let log = OSLog(subsystem: "s", category: "c")
    let written = lines {
      os_log("plain")
      os_log("%{public}@ is %d years, %.1f%% of %{private}s.", log: log, type: .error, "Ann", 30, 12.5, "x")
      os_log(.debug, log: log, "typed \(1)")
      os_log(.info, "info")
    }
    XCTAssertEqual(
      written,
      [
        "notice plain", "error [s:c] Ann is 30 years, 12.5% of <private>.", "debug [s:c] typed 1",
        "info info",
      ])
  }
}
