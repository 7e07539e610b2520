import XCTest

/// The Swift code of the seed documents behaves as their text describes (Specification.md P1 to P11, N16, R1, R2, R6).
final class SeedTests: XCTestCase {
  private func printed(_ heading: String) throws -> [String] {
    try XCTUnwrap(try SeedProgram.transcript.get()[heading], heading)
  }

  /// Returns the expected output when one screen presents another.
  private func presentation(open: String, close: String) -> [String] {
    let first = [
      "first init", "first loadView", "first viewDidLoad", "first viewWillAppear", "first viewDidAppear",
    ]
    let made = ["second init", "second loadView", "second viewDidLoad"]
    return first + ["-- open"] + made
      + open.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      + ["-- close"] + close.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// P2, P3, P5, P7: the first screen stays in place without callbacks.
  func testSheetsAndOverlaysSendCallbacksToThemselvesOnly() throws {
    for style in ["automatic", "pageSheet", "formSheet", "overFullScreen", "overCurrentContext"] {
      for place in ["", " pad", " landscape"] {
        XCTAssertEqual(
          try printed(style + place),
          presentation(
            open: "second viewWillAppear, second viewDidAppear",
            close: "second viewWillDisappear, second viewDidDisappear, second deinit"), style + place)
      }
    }
  }

  /// P4
  func testDraggedSheetThatSpringsBackHasDisappearedForAMoment() throws {
    XCTAssertEqual(
      try printed("dragged"),
      presentation(
        open: """
          second viewWillAppear, second viewDidAppear, -- drag, second viewWillDisappear, second viewWillAppear, \
          second viewDidAppear
          """,
        close: "second viewWillDisappear, second viewDidDisappear, second deinit"))
  }

  /// P6
  func testFullScreenRemovesFirstScreen() throws {
    for style in ["fullScreen", "currentContext"] {
      for place in ["", " pad", " landscape"] {
        XCTAssertEqual(
          try printed(style + place),
          presentation(
            open: """
              first viewWillDisappear, second viewWillAppear, second viewDidAppear, first viewDidDisappear
              """,
            close: """
              second viewWillDisappear, first viewWillAppear, second viewDidDisappear, first viewDidAppear, second deinit
              """), style + place)
      }
    }
  }

  /// P9
  func testPushMovesOneScreenOverTheOther() throws {
    XCTAssertEqual(
      try printed("push"),
      presentation(
        open: """
          first viewWillDisappear, second viewWillAppear, first viewDidDisappear, second viewDidAppear
          """,
        close: """
          second viewWillDisappear, first viewWillAppear, second viewDidDisappear, first viewDidAppear, second deinit
          """))
  }

  /// P10, P11
  func testDetailsAndPopoversLeaveTheFirstScreenAlone() throws {
    for style in ["showDetail", "showDetail pad", "popover", "popover pad"] {
      XCTAssertEqual(
        try printed(style),
        presentation(
          open: "second viewWillAppear, second viewDidAppear",
          close: "second viewWillDisappear, second viewDidDisappear, second deinit"), style)
    }
  }

  /// N16
  func testEditButtonOfABarOfOnesOwnTogglesEditing() throws {
    XCTAssertEqual(try printed("editing"), ["can edit", "can't edit"])
  }

  /// R1, R2, R6
  func testScreensAndNavigationControllersNavigate() throws {
    XCTAssertEqual(try printed("nav-button true"), ["next important another - -"])
    XCTAssertEqual(try printed("nav-guarded true"), ["next important another - -"])
    XCTAssertEqual(try printed("nav-guarded false"), ["login some context -"])
    // The document's own code shows the sign-in screen to signed-in users.
    XCTAssertEqual(try printed("nav-owned true"), ["login  context"])
    XCTAssertEqual(try printed("nav-owned false"), ["next   foo bar"])
  }

  /// R3: each screen determines the next one, until the target of the notification is reached.
  func testScreensNavigateToNotificationTarget() throws {
    let before = "FirstViewController UIViewController"
    XCTAssertEqual(try printed("screens FirstViewController"), [before, "FirstViewController"])
    XCTAssertEqual(
      try printed("screens SecondViewController"), [before, "FirstViewController SecondViewController"])
    XCTAssertEqual(
      try printed("screens ThirdViewController"),
      [before, "FirstViewController SecondViewController ThirdViewController"])
  }

  /// R3: only the navigation controller determines the path.
  func testNavigationControllerBuildsTheStackThatANotificationWants() throws {
    let before = "FirstViewController UIViewController"
    XCTAssertEqual(
      try printed("links ThirdViewController"),
      [before, "FirstViewController SecondViewController ThirdViewController"])
    XCTAssertEqual(try printed("links SecondViewController"), [before, before])
  }
}
