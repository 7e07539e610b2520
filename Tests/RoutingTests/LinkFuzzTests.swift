import Foundation
import RandomPlay
import Routing
import XCTest

/// R3: hostile links are refused with a reason and never end the app. `ROUTING_FUZZ` sets their number, and
/// `Benchmarks/Models` tries ten million.
final class LinkFuzzTests: XCTestCase {
  private static let good = [
    "mail://inbox/7", "https://mail.example/inbox/7/files/2?x=1#y", "mail://search?q=%EC%A7%80+a%2Bb&b=2",
    "mail://kind?kind=new", "mail://inbox:80/unread/", "https://user:word@mail.example/../%2e/%00",
  ]
  private static let count =
    ProcessInfo.processInfo.environment["ROUTING_FUZZ"].flatMap(Int.init) ?? 100_000

  func testHostileLinksAreRefusedWithAReason() {
    var hostile = HostileLinks(seed: 7, from: Self.good)
    var refused = 0
    for index in 0..<Self.count {
      let link = hostile.link()
      do throws(RouteRefusal) {
        _ = try mailLinks.route(link)
      } catch {
        refused += 1
        if index % 64 == 0 { XCTAssertFalse(error.description.isEmpty) }
        if case .malformed(_, let offset) = error { XCTAssertLessThanOrEqual(offset, link.utf8.count) }
      }
    }
    XCTAssertGreaterThan(refused, Self.count / 2)
    XCTAssertLessThan(refused, Self.count, "no link came through at all")
  }

  func testHostilePayloadsAreRefusedWithAReason() {
    var hostile = HostileLinks(seed: 8, from: Self.good)
    var refused = 0
    for _ in 0..<Self.count / 10 where (try? mailLinks.route(payload: hostile.payload())) == nil {
      refused += 1
    }
    XCTAssertGreaterThan(refused, Self.count / 20)
  }
}
