import Foundation
import SeededRandom
import XCTest

/// Uses Cookbook at random through the UI test API, and tests that nothing hangs, crashes or leaks.
///
/// `PORTOLAN_RANDOM_STEPS` and `PORTOLAN_RANDOM_SEED` set the number of steps and the seed, as `Scripts/use` does.
@MainActor
final class RandomUseTests: XCTestCase {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// The processes that are kept for further launches, at the most; the device's orientation and appearance are part of a launch.
  private static let mostPrewarmed = 2

  private let app = XCUIApplication()
  private var numbers = SeededNumbers(seed: setting("PORTOLAN_RANDOM_SEED") ?? 1)

  func testRandomInteractions() throws {
    let steps = Int(Self.setting("PORTOLAN_RANDOM_STEPS") ?? 300)
    // Apps of earlier tests may still be running.
    let earlier = Self.children
    app.launch()
    // Excludes pipes and threads that are created only once.
    for _ in 0..<20 { act() }
    app.launch()
    let before = try Self.descriptors("self")
    var most = 0
    for step in 0..<steps {
      act()
      guard app.state != .notRunning || step.isMultiple(of: 97) else {
        return XCTFail("the app ended at step \(step)")
      }
      if step % 97 == 96 {
        app.launch()
      } else if step % 20 == 19, let child = Self.children.first(where: { !earlier.contains($0) }) {
        most = max(most, (try? Self.descriptors(child)) ?? 0)
      }
    }
    app.launch()
    XCTAssertLessThanOrEqual(
      Self.children.filter { !earlier.contains($0) }.count, 1 + Self.mostPrewarmed,
      "only the app in use and prewarmed processes run")
    XCTAssertLessThan(most, 100, "the app has too many open files")
    XCTAssertEqual(try Self.descriptors("self"), before, "the runner leaks descriptors")
    app.terminate()
    XCTAssertLessThanOrEqual(
      Self.children.filter { !earlier.contains($0) }.count, Self.mostPrewarmed, "a process is left")
  }

  private func act() {
    let root: any XCUIElementSnapshot
    do {
      root = try app.snapshot()
    } catch {
      return XCTFail("the app has no elements: \(error.localizedDescription)")
    }
    let screen = root.frame
    let element = Self.all(root).filter { $0.frame.intersects(screen) && !$0.frame.isEmpty }
      .randomElement(using: &numbers)
    let visible = element?.frame.intersection(screen) ?? screen
    let place = app.coordinate(withNormalizedOffset: .zero)
      .withOffset(CGVector(dx: visible.midX, dy: visible.midY))
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<55: place.tap()
    case 55..<60: place.doubleTap()
    case 60..<64: place.press(forDuration: 0.8)
    case 64..<69: app.swipeUp()
    case 69..<73: app.swipeDown()
    case 73..<76: app.swipeLeft()
    case 76..<79: app.swipeRight()
    case 79..<81: app.pinch(withScale: 1.5, velocity: 1)
    case 81..<90:
      if Self.all(root).contains(where: \.hasFocus) { app.typeText("Kim ") } else { place.tap() }
    case 90..<92: XCUIDevice.shared.orientation = .landscapeLeft
    case 92..<94: XCUIDevice.shared.orientation = .portrait
    case 94..<95: XCUIDevice.shared.appearance = Bool.random(using: &numbers) ? .dark : .light
    case 95..<97:
      XCUIDevice.shared.press(.home)
      app.activate()
    case 97..<98: app.open(URL(string: "cookbook://recipe/bibimbap")!)
    default: _ = XCUIScreen.main.screenshot()
    }
  }

  private static func all(_ element: any XCUIElementSnapshot) -> [any XCUIElementSnapshot] {
    [element] + element.children.flatMap(all)
  }

  /// The number of open file descriptors of a process.
  private static func descriptors(_ process: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
  }

  /// The running child processes.
  private static var children: [String] {
    let own = "\(getpid())"
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { name in
      guard Int(name) != nil, let line = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let end = line.lastIndex(of: ")")
      else { return false }
      let fields = line[line.index(after: end)...].split(separator: " ")
      return fields.count > 1 && fields[1] == own && fields[0] != "Z"
    }
  }
}
