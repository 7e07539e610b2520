import PortolanXCTest
import UIKit

final class FoundationAdditionsTests: XCTestCase {
  func testIndexPathsOfRowsAndItems() {
    var path = IndexPath(row: 3, section: 1)
    XCTAssertEqual(path, IndexPath(item: 3, section: 1))
    XCTAssertEqual([path.section, path.row, path.item], [1, 3, 3])
    path.section = 5
    path.row = 7
    XCTAssertEqual(path, IndexPath(indexes: [5, 7]))
  }

  func testAnIndexPathOfAnotherLengthHasNoRow() {
    let faults = recordingFaults {
      var path = IndexPath(indexes: [4])
      XCTAssertEqual(path.row, 0)
      path.section = 9
      XCTAssertEqual(path, IndexPath(indexes: [4]), "it stays as it was")
    }
    XCTAssertEqual(faults.count, 2)
    XCTAssertEqual(faults.first?.kind, .exception(.internalInconsistency))
    XCTAssertTrue(faults.first?.message.hasPrefix("Invalid index path for use with UITableView.") == true)
  }

  func testGeometryInValues() {
    XCTAssertEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY, 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let offset = UIOffset(horizontal: 5, vertical: -6)
    XCTAssertEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
  }

  func testGeometryAsText() {
    let rect = CGRect(x: 0, y: -1.5, width: 320, height: 48)
    XCTAssertEqual(NSCoder.string(for: rect), "{{0, -1.5}, {320, 48}}")
    XCTAssertEqual(NSCoder.cgRect(for: "{{0, -1.5}, {320, 48}}"), rect)
    XCTAssertEqual(NSCoder.cgRect(for: "nonsense"), .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
  }

  func testGeometryInArchives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(UIOffset(horizontal: 8, vertical: 9), forKey: "offset")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertEqual(
      reader.decodeUIEdgeInsets(forKey: "insets"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(reader.decodeUIOffset(forKey: "offset"), UIOffset(horizontal: 8, vertical: 9))
    XCTAssertEqual(reader.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(reader.decodeCGRect(forKey: "missing"), .zero)
  }

  func testInsetsFollowTheLayoutDirection() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(
      UIEdgeInsets(insets, direction: .rightToLeft), UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    XCTAssertEqual(
      NSDirectionalEdgeInsets(UIEdgeInsets(insets, direction: .rightToLeft), direction: .rightToLeft), insets)
    XCTAssertEqual(
      CGRect(x: 0, y: 0, width: 100, height: 50).inset(
        by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  func testWarningsAreRecordedToo() {
    let faults = recordingFaults { UIKitFault.warn("Attempt to present", category: "Presentation") }
    XCTAssertEqual(faults.map(\.line), ["[Presentation] Attempt to present"])
  }

  func testAnExceptionReadsAsOnIOS() {
    let faults = recordingFaults { UIKitFault.raise(.invalidArgument, "no") }
    XCTAssertEqual(
      faults.map(\.line),
      ["*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'no'"])
  }

  func testOrientations() {
    XCTAssertTrue(UIInterfaceOrientationMask.allButUpsideDown.contains(.landscape))
    XCTAssertFalse(UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    XCTAssertEqual(UIInterfaceOrientationMask(.landscapeLeft), .landscapeLeft)
    XCTAssertTrue(UIInterfaceOrientation.landscapeRight.isLandscape)
    XCTAssertTrue(UIDeviceOrientation.faceUp.isFlat)
    XCTAssertFalse(UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }
}
