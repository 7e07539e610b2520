import InterfaceDocuments
import PortolanTesting
import SeededRandom
import UIKit
import XCTest

/// Damaged storyboards are read or refused, with warnings, and never end the process.
///
/// `PORTOLAN_FUZZ` sets the number of documents; by default there are a few thousand for the reader and some
/// hundred that are also instantiated.
@MainActor
final class StoryboardFuzzTests: XCTestCase {
  private static let asked = ProcessInfo.processInfo.environment["PORTOLAN_FUZZ"].flatMap { Int($0) }

  private static let original: [UInt8] = {
    let scenes = [
      StoryboardFixture.navigation(root: "list"),
      StoryboardFixture.scene(
        "list", #"title="List" storyboardIdentifier="L""#,
        view: """
          <subviews>\(StoryboardFixture.button("Next", connections: #"<segue destination="two" kind="show" identifier="go" id="s"/>"#))
          <label text="Text" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="l1"><rect key="frame" x="1" y="2" width="3" height="4"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          <stackView axis="vertical" spacing="8" distribution="fillEqually" alignment="center" id="st"><rect key="frame" x="0" y="0" width="90" height="90"/>
          <subviews><slider value="0.5" minValue="0" maxValue="1" id="sl"/><switch on="YES" id="sw"/><textField placeholder="P" id="tf"/></subviews></stackView>
          </subviews>
          <constraints>
          <constraint firstItem="l1" firstAttribute="top" secondItem="safe-list" secondAttribute="top" constant="3" priority="700" id="c1"/>
          <constraint firstItem="l1" firstAttribute="width" secondItem="view-list" secondAttribute="width" multiplier="1:2" id="c2"/>
          </constraints>
          """),
      StoryboardFixture.scene("two", #"modalPresentationStyle="formSheet""#),
    ]
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="one">
      <scenes>\(scenes.joined())</scenes></document>
      """
    return Array(xml.utf8)
  }()

  private func mutate(_ random: inout SeededNumbers) -> [UInt8] {
    var bytes = Self.original
    for _ in 0...Int(random.next() % 4) {
      let place = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 7 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(bytes[place], at: place)
      case 3:
        let end = min(bytes.count, place + Int(random.next() % 60))
        bytes.removeSubrange(place..<end)
      case 4:
        // Replaces a quoted value.
        if let start = bytes[place...].firstIndex(of: 34), let end = bytes[(start + 1)...].firstIndex(of: 34)
        {
          let values = [
            "", "NaN", "-1", "1e308", "YES", "list", "one", "view-list", "l1", "two", "0", "999999999999",
          ]
          bytes.replaceSubrange(
            (start + 1)..<end, with: Array(values[Int(random.next() % UInt64(values.count))].utf8))
        }
      case 5:
        // Moves an element.
        if let start = bytes[place...].firstIndex(of: 60), let end = bytes[start...].firstIndex(of: 62) {
          let part = Array(bytes[start...end])
          bytes.insert(contentsOf: part, at: Int(random.next() % UInt64(bytes.count)))
        }
      default:
        let other = Int(random.next() % UInt64(bytes.count))
        bytes.swapAt(place, other)
      }
      if bytes.isEmpty { bytes = [60] }
    }
    return bytes
  }

  func testDamagedDocumentsAreReadOrRefused() {
    var random = SeededNumbers(seed: 7)
    var read = 0
    for _ in 0..<(Self.asked ?? 3000) {
      if (try? InterfaceDocument(data: Data(mutate(&random)), file: "Damaged.storyboard")) != nil {
        read += 1
      }
    }
    XCTAssertGreaterThan(read, 0)
  }

  func testDamagedScenesAreShownOrWarnedOf() throws {
    var random = SeededNumbers(seed: 11)
    let app = TestApp()
    let faults = FaultRecorder()
    var shown = 0
    for _ in 0..<(Self.asked.map { $0 / 20 } ?? 150) {
      guard let document = try? InterfaceDocument(data: Data(mutate(&random)), file: "Damaged.storyboard")
      else { continue }
      guard let controller = UIStoryboard(document: document).instantiateInitialViewController() else {
        continue
      }
      app.window.rootViewController = controller
      app.window.makeKeyAndVisible()
      app.advance(by: 0.02)
      shown += 1
    }
    XCTAssertGreaterThan(shown, 0)
    faults.stop()
  }
}
