import Foundation
import Routing
import XCTest

/// Tests of R3 and R5: URLs and payloads become routes, or are refused with a reason.
final class LinkTableTests: XCTestCase {
  private func route(_ link: String) -> Result<MailRoute, RouteRefusal> {
    do throws(RouteRefusal) { return .success(try mailLinks.route(link)) } catch { return .failure(error) }
  }

  private func route(_ payload: [AnyHashable: Any]) -> Result<MailRoute, RouteRefusal> {
    do throws(RouteRefusal) {
      return .success(try mailLinks.route(payload: payload))
    } catch {
      return .failure(error)
    }
  }

  func testLinksOfTheAppAndOfTheWebLeadToTheSameRoutes() {
    for prefix in ["mail://", "MAIL://", "https://mail.example/", "https://MAIL.example:443/"] {
      XCTAssertEqual(route(prefix + "inbox"), .success(.inbox))
      XCTAssertEqual(route(prefix + "inbox/"), .success(.inbox))
      XCTAssertEqual(route(prefix + "inbox/7?x=1#part"), .success(.message(7)))
      XCTAssertEqual(route(prefix + "inbox/7/files/2"), .success(.attachment(2, of: 7)))
    }
  }

  func testFixedWordsWinOverParameters() {
    XCTAssertEqual(route("mail://inbox/unread"), .success(.help))
  }

  func testTextIsDecoded() {
    XCTAssertEqual(route("mail://search?q=%EC%A7%80%EB%8F%84+a%2Bb"), .success(.search("지도 a+b")))
    XCTAssertEqual(route("mail://search?q=지도"), .success(.search("지도")))
    XCTAssertEqual(route("mail://search?&q=a&"), .success(.search("a")))
  }

  func testValuesAndFlags() {
    XCTAssertEqual(route("mail://kind?kind=new"), .success(.settings))
    XCTAssertEqual(
      route("mail://kind?kind=odd"),
      .failure(.invalidParameter("kind", value: "odd", expected: "one of the values of Kind")))
    XCTAssertEqual(route("mail://flag?on"), .success(.settings))
    XCTAssertEqual(route("mail://flag"), .success(.help))
    XCTAssertEqual(
      route("mail://flag?on=maybe"),
      .failure(.invalidParameter("on", value: "maybe", expected: "true or false")))
  }

  func testEveryRefusalNamesItsReason() {
    let cases: [(String, RouteRefusal)] = [
      ("", .malformed("a scheme is missing", offset: 0)),
      ("7://x", .malformed("a scheme is missing", offset: 0)),
      ("mail:inbox", .malformed("“://” is missing after the scheme", offset: 5)),
      ("mail://", .malformed("a host is missing", offset: 7)),
      ("mail:///inbox", .malformed("a host is missing", offset: 7)),
      ("mail://me@inbox", .malformed("a name before the host", offset: 9)),
      ("mail://inbox:x", .malformed("a port is missing or wrong", offset: 13)),
      ("mail://inbox//7", .malformed("an empty name between slashes", offset: 13)),
      ("mail://inbox/../7", .malformed("a relative path", offset: 13)),
      ("mail://inbox/%2e%2E", .malformed("a relative path", offset: 13)),
      ("mail://inbox/ 7", .malformed("this character is not allowed in a link", offset: 13)),
      ("mail://inbox/%7", .malformed("“%” without two hexadecimal digits", offset: 13)),
      ("mail://inbox/%00", .malformed("a control character", offset: 13)),
      ("mail://inbox/%FF", .malformed("text that is not UTF-8", offset: 13)),
      ("mail://search?q=1&q=2", .malformed("“q” stands twice", offset: 18)),
      ("mail://search?=1", .malformed("a value without a name", offset: 16)),
      ("other://inbox", .unknownScheme("other")),
      ("https://evil.example/inbox", .unknownHost("evil.example")),
      ("mail://inbox/7/8", .unknownPath("inbox/7/8")),
      ("https://mail.example", .unknownPath("")),
      ("mail://search", .missingParameter("q")),
      ("mail://inbox/seven", .invalidParameter("id", value: "seven", expected: "a whole number")),
      (
        "mail://inbox/99999999999999999999",
        .invalidParameter("id", value: "99999999999999999999", expected: "a whole number")
      ),
      ("mail://" + String(repeating: "a", count: 5000), .tooLong(limit: 4096)),
    ]
    for (link, refusal) in cases { XCTAssertEqual(route(link), .failure(refusal), link) }
  }

  func testPayloadsHoldALinkOrADestination() {
    XCTAssertEqual(route(["link": "mail://inbox/7", "aps": ["alert": "New"]]), .success(.message(7)))
    XCTAssertEqual(route(["url": URL(string: "mail://inbox")!]), .success(.inbox))
    XCTAssertEqual(
      route(["destination": "file", "id": 7, "file": "2"]), .success(.attachment(2, of: 7)))
    XCTAssertEqual(route(["destination": "inbox"]), .success(.inbox))
    XCTAssertEqual(route(["aps": 1]), .failure(.payloadWithoutDestination))
    XCTAssertEqual(route([:]), .failure(.payloadWithoutDestination))
    XCTAssertEqual(route(["destination": "nowhere"]), .failure(.unknownDestination("nowhere")))
    XCTAssertEqual(route(["destination": "file", "id": 7]), .failure(.missingParameter("file")))
    XCTAssertEqual(route(["destination": "file", "id": 7, "file": [1]]), .failure(.missingParameter("file")))
  }

  func testRefusalsAreSentences() {
    XCTAssertEqual(
      RouteRefusal.malformed("a relative path", offset: 13).description,
      "The link is malformed at byte 13: a relative path.")
    XCTAssertEqual(
      RouteRefusal.invalidParameter("id", value: "x", expected: "a whole number").description,
      "“id” is “x”, not a whole number.")
  }
}
