import ResizePlay
import XCTest

/// Tests lists of steps whose final screen differed from a fresh launch in the same state, one for each cause.
@MainActor
final class ScriptedResizeTests: XCTestCase {
  private func check(
    _ mix: String, _ device: String, _ steps: String..., file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let games = ResizeGames.all.first(where: { $0.name == mix }) else {
      return XCTFail("no mix \(mix)", file: file, line: line)
    }
    switch games.play(script: steps, device: device) {
    case .noStep(let text): XCTFail("no step: \(text)", file: file, line: line)
    case .played(_, _, _, let difference?): XCTFail(difference, file: file, line: line)
    case .played: break
    }
  }

  func testColumnsThatReplaceAStackInTheFirstLayoutAppear() {
    check("swiftui-swap", "iPhone 15", "resize 1004 x 1226")
  }

  func testAMenuClosesWhereOnlyTheSafeAreaTurns() {
    check("menus", "iPhone 15", "resize 1125 x 1024", "open 650", "rotate landscapeRight")
  }

  /// A finger on a control of a list does not keep the list from following its insets.
  func testAListFollowsItsInsetsWhileAFingerHoldsAControl() {
    check(
      "drags", "iPhone SE (3rd generation)", "resize 937 x 929", "rotate landscapeLeft", "hold slider 250",
      "fill the display", "hold slider 963", "lift 931")
  }

  func testPagesHaveTheSafeAreaOfTheirRow() {
    check("swiftui-pages", "iPhone 15", "rotate landscapeLeft", "page 657", "resize 744 x 360")
  }

  /// The offset follows the insets of the bar, which is not notified meanwhile.
  func testTheBackgroundOfABarFollowsOffsetsThatFollowItsInsets() {
    check(
      "collection", "iPhone SE (3rd generation)", "text AccessibilityXXXL", "edit 955", "edit 820",
      "scroll 802",
      "edit 25", "scroll 457", "resize 629 x 480")
  }

  func testTheKeyboardFollowsTheStyleOfTheText() {
    check("text", "iPhone 15 Pro Max", "edit 408", "dark")
    check("text", "iPad Pro 13-inch (M4)", "dark, without waiting", "edit 495", "light")
  }

  /// A view that is narrower than its previous content seems to scroll horizontally, and then includes the horizontal
  /// safe areas.
  func testListsLoseTheInsetsOfContentThatWasTooWide() {
    check(
      "swiftui-search", "iPhone 15", "resize 1131 x 614, without waiting", "rotate landscapeLeft",
      "resize 910 x 1024")
    check("swiftui-swap", "iPhone 15", "resize 820 x 1073", "rotate landscapeLeft", "resize 1261 x 650")
    check(
      "swiftui-columns", "iPhone 15 Pro Max", "rotate landscapeRight", "right to left",
      "resize 1366 x 1180, without waiting", "resize 1346 x 820")
  }

  func testScrollViewsFollowTheSafeAreaThatMovesToTheOtherSide() {
    check("swiftui-columns", "iPhone 15 Pro Max", "right to left", "rotate landscapeLeft")
    check(
      "swiftui-swap", "iPhone 15 Pro Max", "rotate landscapeRight", "choose folder 707",
      "right to left, without waiting", "open item 800")
  }

  func testRowsAreMeasuredAgainWhereTheyChangeInALayoutPass() {
    check(
      "swiftui-search", "iPhone SE (3rd generation)", "search 247", "rotate landscapeRight, without waiting",
      "rotate portrait, without waiting", "rotate landscapeRight, without waiting", "resize 432 x 1180")
    check("swiftui-tabs", "iPad Pro 13-inch (M4)", "resize 1081 x 360", "remove 247", "append 164")
  }

  func testARowKeepsItsViewsWhereItsCellsAreExchanged() {
    check(
      "swiftui-tabs", "iPhone SE (3rd generation)", "tab 247", "rotate landscapeRight, without waiting",
      "rotate portrait, without waiting", "rotate landscapeRight, without waiting", "toggle 987")
  }

  func testGridsHaveTheColumnsOfTheRoomBesideTheSafeArea() {
    check("swiftui-tabs", "iPhone 15 Pro Max", "rotate landscapeRight", "tab 707")
  }

  func testGridsAreAsLongAsTheirLines() {
    check("swiftui-tabs", "iPhone 15", "tap tab 743", "append 122", "edit 493")
    check("swiftui-tabs", "iPad (10th generation)", "append 922", "resize 472 x 480", "tap tab 515")
  }

  func testSeparatorsStartAtTheTextOfARowThatAnotherCellMeasured() {
    check(
      "swiftui-tabs", "iPhone 15 Pro Max", "rotate landscapeRight", "resize 438 x 360", "remove 444",
      "fill the display", "remove 886")
  }

  func testGridsHaveTheLengthOfTheirLinesAfterOtherWidths() {
    check("swiftui-tabs", "iPhone 15", "tab 518", "resize 744 x 1165", "resize 320 x 1164")
    check(
      "swiftui-tabs", "iPhone SE (3rd generation)", "append 44", "resize 678 x 820", "tap tab 416",
      "resize 365 x 667")
    check("swiftui-tabs", "iPhone 15", "tap tab 743", "resize 438 x 483", "append 122", "text XXXL")
  }

  func testTablesKeepTheirPlaceBelowAScreen() {
    check(
      "stack", "iPhone 15 Pro Max", "scroll 874", "resize 417 x 1135", "open row 590", "back 573")
  }

  func testTitleViewsStayWhereItemsChangeTogether() {
    check("bars", "iPad (10th generation)", "title view 877", "prompt 213")
    check("bars", "iPhone 15 Pro Max", "title view 716", "tint 288")
  }

  func testAListFollowsItsInsetsAfterAContextMenu() {
    check("menus", "iPhone 15", "open 533", "rotate landscapeLeft, without waiting")
  }

  func testLargeTitlesAreNotStretchedAtRest() {
    check(
      "drags", "iPhone 15", "hold slider 533", "rotate landscapeLeft, without waiting", "lift 650",
      "resize 979 x 768, without waiting")
    check(
      "drags", "iPhone 15 Pro Max", "hold slider 622", "lift 907", "resize 1384 x 405", "resize 755 x 667")
  }

  func testPagesStayWhereTheDirectionChanges() {
    check("swiftui-pages", "iPad (10th generation)", "right to left")
  }

  func testItemsOfACoveredScreenRegainTheirTint() {
    check(
      "swiftui-inspector", "iPad Pro 13-inch (M4)", "resize 507 x 667", "item 2", "inspector 271", "push 259",
      "inspector 282", "item 88")
  }

  func testOverlayingColumnsAreInFrontOfTheShade() {
    check(
      "triple-split", "iPad Pro 13-inch (M4)", "resize 590 x 677", "mode 451", "resize 1180 x 1273",
      "behavior 682")
  }

  func testWindowsMayBeSmallerThanTheirSafeArea() {
    for mix in ResizeGames.all {
      check(mix.name, "iPhone 15", "resize 20 x 30", "resize 393 x 800")
    }
  }

  func testASheetBehindAnotherFollowsItsDetent() {
    check(
      "swiftui-sheets", "iPad (10th generation)", "sheet 690", "nested 354", "resize 607 x 820", "detent 237")
  }

  func testRowsTakeTheMarginsOfTheWidthThatTheyAreShownIn() {
    check(
      "split-in-tab", "iPad (10th generation)", "choose 690", "resize 639 x 667, without waiting",
      "fill the display, without waiting")
  }

  func testTitlesOfColumnsChangeAfterTheyWereCollapsed() {
    check(
      "swiftui-columns", "iPad (10th generation)", "folder 267", "item 197", "resize 478 x 1024",
      "resize 1194 x 1024", "folder 818")
  }

  func testATabBarFollowsTheColumnThatReachesBelowIt() {
    check("split-in-tab", "iPhone 15 Pro Max", "resize 707 x 667", "tap row 943")
  }

  func testAShelfForgetsTheHeightsOfAnotherTextSize() {
    check(
      "collection", "iPhone 15", "rotate landscapeRight", "resize 652 x 584", "text AccessibilityXXXL",
      "resize 678 x 496", "light, without waiting", "text L, without waiting", "resize 1024 x 820")
  }

  func testPageDotsThatDoNotFitBeginAtTheStart() {
    check("example-catalog", "iPad Pro 13-inch (M4)", "open 805", "resize 507 x 480")
  }

  func testTypingGoesOnInASearchThatIsReturnedTo() {
    check("stack", "iPad (10th generation)", "search 844", "open row 499", "back 694")
    check("stack", "iPhone SE (3rd generation)", "search 476", "resize 1017 x 1166")
  }

  func testATitleThatIsCollapsedStaysSoWhereItsHeightChanges() {
    check("stack", "iPhone SE (3rd generation)", "resize 949 x 1180", "scroll 166", "resize 638 x 1068")
    check(
      "stack", "iPhone 15 Pro Max", "resize 1366 x 1024, without waiting", "text AccessibilityXXXL",
      "scroll 237", "resize 457 x 1040")
    check(
      "stack", "iPhone 15 Pro Max", "search 361", "resize 820 x 560", "search 775", "resize 678 x 1024")
  }

  func testTheEndOfACollectionIsAtAWholePixel() {
    check("collection", "iPhone 15", "resize 1166 x 1180", "scroll 883")
  }

  func testTilesLeaveTheSafeAreaAsTheirCollectionGrows() {
    check(
      "collection", "iPhone 15", "tap 903", "left to right", "resize 820 x 667", "rotate landscapeRight",
      "resize 1213 x 783")
  }

  func testTimeFieldsFollowTheTextSize() {
    check("example-catalog", "iPad (10th generation)", "open 769", "text XS")
    check("example-catalog", "iPad (10th generation)", "text M", "open 49", "text L")
  }

  func testItemsOfAToolbarFollowTheSafeAreaOfTheirWindow() {
    check("example-catalog", "iPad (10th generation)", "open 34", "resize 507 x 1185")
  }

  func testGridsForgetTheHeightsOfAnotherTextSize() {
    check(
      "example-cookbook", "iPad (10th generation)", "link 989", "resize 326 x 480, without waiting",
      "resize 697 x 690", "text AccessibilityXXXL")
  }

  func testCellsAreReadInTheOrderOfTheirPlaces() {
    check(
      "example-gallery", "iPad (10th generation)", "tab 95", "tab 909", "resize 375 x 360", "resize 995 x 990"
    )
  }

  func testItemsThatStayInPlaceLeaveNoGapAtTheTop() {
    check(
      "example-gallery", "iPhone SE (3rd generation)", "resize 1180 x 667", "tab 973", "scroll 222",
      "resize 507 x 667")
  }

  func testAFieldOfSeveralLinesGrowsWhileItIsTypedIn() {
    check(
      "swiftui-keyboard", "iPad Pro 13-inch (M4)", "focus 845", "resize 438 x 809", "type 452")
  }

  func testAHeaderThatFadesOutLeavesItsTextToTheNextOne() {
    check(
      "swiftui-keyboard", "iPhone 15 Pro Max", "rotate landscapeLeft, without waiting", "focus 111",
      "rotate portrait")
  }
}
