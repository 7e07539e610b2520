import MainLoop
import OffscreenHost
import PortolanTesting
import UIKit
import XCTest

/// Tests of the arguments after `--screenshot`, and of the run that they describe.
@MainActor
final class ScreenshotRunTests: XCTestCase {
  private func fault(_ arguments: String...) -> String? {
    do throws(DeviceOptions.Fault) {
      _ = try ScreenshotRun(arguments: ["App"] + arguments)
      return nil
    } catch { return error.description }
  }

  func testArgumentsAreReadInTheirOrder() throws {
    let run = try XCTUnwrap(
      try ScreenshotRun(arguments: [
        "App", "--open", "x://start", "--device", "ipad", "--tap", "Edit", "--dark", "--after", "1.5",
        "--open",
        "x://later", "--text-size", "accessibility-large", "--language", "ar", "--landscape", "--screenshot",
        "/tmp/a.png", "--type", "né", "--", "--tap", "not mine",
      ]))
    XCTAssertEqual(run.file.path, "/tmp/a.png")
    XCTAssertEqual(
      run.steps, [.tap("Edit"), .wait(1.5), .open(URL(string: "x://later")!), .type("né")],
      "the launch opens the first link")
    XCTAssertEqual(run.options.device, .iPad)
    XCTAssertEqual(run.options.contentSize, .accessibilityLarge)
    XCTAssertEqual(run.options.orientation, .landscapeRight)
    XCTAssertEqual(run.options.languages, ["ar"])
    XCTAssertTrue(run.options.isRightToLeft)
    XCTAssertTrue(run.options.isDark)
    XCTAssertNil(try ScreenshotRun(arguments: ["App", "--device", "iPad"]))
  }

  func testMistakesAreNamed() {
    XCTAssertEqual(fault("--screenshot"), "--screenshot needs a value")
    XCTAssertEqual(fault("--screenshot", "a.png", "--tap"), "--tap needs a value")
    XCTAssertEqual(
      fault("--screenshot", "a.png", "--device", "iPhone 3"),
      "--device: there is no “iPhone 3”; there are “iPhone SE (3rd generation)”, “iPhone 15”, “iPhone 15 Pro Max”, "
        + "“iPad (10th generation)”, “iPad Pro 13-inch (M4)”")
    XCTAssertEqual(
      fault("--screenshot", "a.png", "--after", "soon"), "--after: “soon” is not a number of seconds")
    XCTAssertEqual(fault("--screenshot", "a.png", "--open", "nowhere"), "--open: “nowhere” is not a link")
    XCTAssertEqual(
      fault("--screenshot", "a.png", "--text-size", "huge")?.hasPrefix("--text-size: there is no"), true)
  }

  func testFieldsAreTappedByTheirPlaceholder() throws {
    let app = TestApp()
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    field.placeholder = "Name"
    screen.view.addSubview(field)
    app.show(screen)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png").path
    let run = try XCTUnwrap(
      try ScreenshotRun(arguments: ["App", "--screenshot", file, "--tap", "Name", "--type", "ab"]))
    try run.perform(in: app.host)
    XCTAssertEqual(field.text, "ab")
    XCTAssertTrue(FileManager.default.fileExists(atPath: file))
  }

  func testThePictureWaitsForWorkOfOtherProcesses() throws {
    let app = TestApp()
    let screen = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    screen.view.addSubview(label)
    app.show(screen)
    let work = OutsideWork()
    let timer = Timer(timeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated {
        label.text = "Loaded"
        work.end()
      }
    }
    RunLoop.main.add(timer, forMode: .default)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png").path
    let run = try XCTUnwrap(try ScreenshotRun(arguments: ["App", "--screenshot", file]))
    try run.perform(in: app.host)
    XCTAssertEqual(label.text, "Loaded")
  }

  func testDevicesAreNamedShortly() {
    XCTAssertEqual(Device.named("iphone se"), .iPhoneSE)
    XCTAssertEqual(Device.named("iPad Pro 13-inch (M4)"), .iPadPro13)
    XCTAssertEqual(Device.named("phone"), .iPhone15)
    XCTAssertNil(Device.named("Pad of paper"))
  }
}
