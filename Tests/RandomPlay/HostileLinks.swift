import Foundation
import SeededRandom

/// Hostile links and payloads: mutations of valid ones.
package struct HostileLinks {
  private var random: SeededNumbers
  private let good: [String]

  /// - Parameter good: The links to mutate.
  package init(seed: UInt64, from good: [String]) {
    random = SeededNumbers(seed: seed)
    self.good = good
  }

  private static let scraps = [
    "%", "%2", "%zz", "%00", "//", "..", "?", "&", "=", "#", "@", ":", "\\", "\u{0}", "\u{202E}", "지도", "👩‍👩‍👧",
    "99999999999999999999", "-1", " ", "\n", "javascript:", "[::1]", "a\u{301}",
  ].map { Array($0.utf8) }
  private static let keys = ["link", "url", "destination", "id", "file", "aps", ""]

  package mutating func link() -> String {
    var bytes = Array(good.randomElement(using: &random)!.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: Self.scraps.randomElement(using: &random)!, at: place)
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: bytes.prefix(place), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package mutating func payload() -> [AnyHashable: Any] {
    var payload: [AnyHashable: Any] = [:]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      payload[Self.keys.randomElement(using: &random)!] = value()
    }
    return payload
  }

  private mutating func value() -> Any {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Int.random(in: .min ... .max, using: &random)
    case 1: Double.nan
    case 2: [1, 2]
    case 3: ["a": ["b": [:] as [String: Any]]] as [String: Any]
    case 4: "file"
    case 5: "inbox"
    case 6: NSNumber(value: true)
    default: link()
    }
  }
}
