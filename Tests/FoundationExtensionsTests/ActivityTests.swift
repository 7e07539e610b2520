import FoundationExtensions
import XCTest

final class ActivityTests: XCTestCase {
  func testActivityRoundTripsThroughData() throws {
    let activity = NSUserActivity(activityType: "com.example.show")
    let id = UUID()
    activity.title = "요리"
    activity.userInfo = [
      "id": id, "url": URL(string: "cookbook://recipe/1")!, "count": 3, "ratio": 0.5, "on": true,
      "tags": ["a", "b"], "nested": ["x": Data([1])], 4: "number",
    ]
    activity.webpageURL = URL(string: "https://example.com")
    activity.keywords = ["soup"]
    activity.targetContentIdentifier = "recipe-1"
    let copy = try XCTUnwrap(NSUserActivity.decoded(activity.encoded()))
    XCTAssertEqual(copy.activityType, "com.example.show")
    XCTAssertEqual(copy.title, "요리")
    XCTAssertEqual(copy.userInfo?["id"] as? UUID, id)
    XCTAssertEqual(copy.userInfo?["url"] as? URL, URL(string: "cookbook://recipe/1"))
    XCTAssertEqual(copy.userInfo?["count"] as? Int, 3)
    XCTAssertEqual(copy.userInfo?["ratio"] as? Double, 0.5)
    XCTAssertEqual(copy.userInfo?["on"] as? Bool, true)
    XCTAssertEqual(copy.userInfo?["tags"] as? [String], ["a", "b"])
    XCTAssertEqual((copy.userInfo?["nested"] as? [AnyHashable: Any])?["x"] as? Data, Data([1]))
    XCTAssertEqual(copy.userInfo?[4] as? String, "number")
    XCTAssertEqual(copy.keywords, ["soup"])
    XCTAssertEqual(copy.targetContentIdentifier, "recipe-1")
    XCTAssertNil(NSUserActivity.decoded(Data([1, 2, 3])))
  }

  func testTheDelegateBringsTheActivityUpToDate() throws {
    final class Saver: NSUserActivityDelegate {
      func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.userInfo = ["page": 7] }
    }
    let saver = Saver()
    let activity = NSUserActivity(activityType: "read")
    activity.delegate = saver
    activity.needsSave = true
    let copy = try XCTUnwrap(NSUserActivity.decoded(activity.encoded()))
    XCTAssertEqual(copy.userInfo?["page"] as? Int, 7)
    XCTAssertFalse(activity.needsSave)
  }

  func testTypedPayload() throws {
    struct Place: Codable, Equatable { var path = ["a", "b"] }
    let activity = NSUserActivity(activityType: "read")
    try activity.setTypedPayload(Place())
    let copy = try XCTUnwrap(NSUserActivity.decoded(activity.encoded()))
    XCTAssertEqual(try copy.typedPayload(Place.self), Place())
    XCTAssertThrowsError(try NSUserActivity(activityType: "x").typedPayload(Place.self))
  }

  func testCurrent() {
    let activity = NSUserActivity(activityType: "read")
    activity.becomeCurrent()
    XCTAssertTrue(NSUserActivity.current === activity)
    activity.invalidate()
    XCTAssertNil(NSUserActivity.current)
    activity.becomeCurrent()
    XCTAssertNil(NSUserActivity.current)
  }
}
