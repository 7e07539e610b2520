import Foundation
import Routing
import XCTest

/// R3: hostile links are refused with a reason and never end the app. `ROUTING_FUZZ` sets how many are tried.
final class LinkFuzzTests: XCTestCase {
  private static let seeds = [
    "mail://inbox/7", "https://mail.example/inbox/7/files/2?x=1#y", "mail://search?q=%EC%A7%80+a%2Bb&b=2",
    "mail://kind?kind=new", "mail://inbox:80/unread/", "https://user:word@mail.example/../%2e/%00",
  ]
  private static let scraps = [
    "%", "%2", "%zz", "%00", "//", "..", "?", "&", "=", "#", "@", ":", "\\", "\u{0}", "\u{202E}", "지도", "👩‍👩‍👧",
    "99999999999999999999", "-1", " ", "\n", "javascript:", "[::1]", "a\u{301}",
  ]

  func testHostileLinksAreRefusedWithAReason() {
    let count = ProcessInfo.processInfo.environment["ROUTING_FUZZ"].flatMap(Int.init) ?? 100_000
    var random = SeededGenerator(seed: 7)
    var refused = 0
    for index in 0..<count {
      let link = Self.mutated(Self.seeds[index % Self.seeds.count], with: &random)
      do throws(RouteRefusal) {
        _ = try mailLinks.route(link)
      } catch {
        refused += 1
        if index % 64 == 0 { XCTAssertFalse(error.description.isEmpty) }
        if case .malformed(_, let offset) = error { XCTAssertLessThanOrEqual(offset, link.utf8.count) }
      }
    }
    XCTAssertGreaterThan(refused, count / 2)
    XCTAssertLessThan(refused, count, "no link came through at all")
  }

  func testHostilePayloadsAreRefusedWithAReason() {
    let count = (ProcessInfo.processInfo.environment["ROUTING_FUZZ"].flatMap(Int.init) ?? 100_000) / 10
    var random = SeededGenerator(seed: 8)
    let keys = ["link", "url", "destination", "id", "file", "aps", ""]
    var refused = 0
    for _ in 0..<count {
      var payload: [AnyHashable: Any] = [:]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        payload[keys.randomElement(using: &random)!] = Self.value(with: &random)
      }
      if (try? mailLinks.route(payload: payload)) == nil { refused += 1 }
    }
    XCTAssertGreaterThan(refused, count / 2)
  }

  private static func value(with random: inout SeededGenerator) -> Any {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Int.random(in: .min ... .max, using: &random)
    case 1: Double.nan
    case 2: [1, 2]
    case 3: ["a": ["b": [:] as [String: Any]]] as [String: Any]
    case 4: "file"
    case 5: "inbox"
    case 6: NSNumber(value: true)
    default: mutated(seeds.randomElement(using: &random)!, with: &random)
    }
  }

  private static func mutated(_ seed: String, with random: inout SeededGenerator) -> String {
    var bytes = Array(seed.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: scraps.randomElement(using: &random)!.utf8, at: place)
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: bytes.prefix(place), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_f491_4f6c_dd1d
  }
}
