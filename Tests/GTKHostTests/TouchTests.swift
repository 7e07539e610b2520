import Foundation
import XCTest

/// Fingers on a touchscreen and a touchpad of a real X server reach views as touches, pinches, rotations and
/// scrolling. The server is Xorg with a display in memory and its test driver; the window belongs to another
/// process.
final class TouchTests: XCTestCase {
  private static let session = Result { try TouchSession() }

  override class func tearDown() { if let session = try? session.get() { session.end() } }

  private var session: TouchSession { get throws { try Self.session.get() } }

  func testTwoFingersAreTwoTouchesAtOnce() throws {
    let session = try session
    session.forget()
    try session.screen.finger(1, .down, 100, 200)
    try session.screen.finger(2, .down, 200, 300)
    try session.screen.finger(1, .move, 90, 190)
    try session.screen.finger(1, .up, 90, 190)
    try session.screen.finger(2, .up, 200, 300)
    let said = try session.wait {
      $0.filter { $0.hasPrefix("ended") || $0.hasPrefix("cancelled") }.count == 2
    }
    XCTAssertEqual(
      said.filter { $0.contains("finger") && !$0.hasPrefix("moved") && !$0.hasPrefix("ended") },
      ["began finger 100 200 1", "began finger 200 300 2"])
    XCTAssertTrue(said.contains("moved finger 90 190 2"))
    XCTAssertTrue(said.contains("ended finger 200 300 1"))
    XCTAssertFalse(
      said.contains { $0.contains("pointer") }, "the server's own pointer follows the first finger")
  }

  func testTwoFingersThatSpreadAndTurnArePinchAndRotation() throws {
    let session = try session
    session.forget()
    try session.screen.finger(1, .down, 150, 200)
    try session.screen.finger(2, .down, 250, 200)
    for step in 1...10 {
      let angle = Double(step) * .pi / 40
      let (x, y) = (50 * (1 + Double(step) / 10) * cos(angle), 50 * (1 + Double(step) / 10) * sin(angle))
      try session.screen.finger(1, .move, 200 - x, 200 - y)
      try session.screen.finger(2, .move, 200 + x, 200 + y)
    }
    try session.screen.finger(1, .up, 130, 130)
    try session.screen.finger(2, .up, 270, 270)
    let said = try session.wait {
      $0.contains { $0.hasPrefix("pinch 3") } && $0.contains { $0.hasPrefix("rotation 3") }
    }
    XCTAssertEqual(try number(said.last { $0.hasPrefix("pinch 2") }), 2, accuracy: 0.25)
    XCTAssertEqual(try number(said.last { $0.hasPrefix("rotation 2") }), .pi / 4, accuracy: 0.2)
  }

  func testAFingerDragsAScrollViewAndItGlidesOn() throws {
    let session = try session
    // A busy machine may pause the finger before it is lifted.
    for _ in 1...5 {
      session.forget()
      try session.screen.finger(1, .down, 200, 780)
      for step in 1...12 {
        // The window is another process, which measures the finger's speed.
        usleep(8000)
        try session.screen.finger(1, .move, 200, 780 - Double(step) * 15)
      }
      try session.screen.finger(1, .up, 200, 600)
      let said = try session.wait { $0.contains { $0.hasPrefix("scroll false") } }
      let dragged = try number(said.last { $0.hasPrefix("scroll true") })
      XCTAssertGreaterThan(dragged, 100)
      if try number(said.last) > dragged { return }
    }
    XCTFail("the scroll view stops with the finger")
  }

  func testAPinchOnATouchpadIsPinchAndRotation() throws {
    let session = try session
    try session.pad.move([0: -4000, 1: -4000])
    try session.pad.move([0: 150, 1: 150])
    session.forget()
    try session.pad.pinch(.begin, scale: 1, degrees: 0)
    try session.pad.pinch(.change, scale: 1.5, degrees: 20)
    try session.pad.pinch(.change, scale: 2, degrees: 25)
    try session.pad.pinch(.end, scale: 2, degrees: 0)
    let said = try session.wait {
      $0.contains { $0.hasPrefix("pinch 3") } && $0.contains { $0.hasPrefix("rotation 3") }
    }
    XCTAssertEqual(try number(said.last { $0.hasPrefix("pinch 2") }), 2, accuracy: 0.01)
    XCTAssertEqual(try number(said.last { $0.hasPrefix("rotation 2") }), .pi / 4, accuracy: 0.01)
  }

  func testTwoFingersOnATouchpadScroll() throws {
    let session = try session
    try session.pad.move([0: -4000, 1: -4000])
    try session.pad.move([0: 150, 1: 650])
    session.forget()
    // The window is another process, which combines the movements of one frame.
    for _ in 0..<100 where session.count("scroll true") < 2 {
      usleep(20_000)
      try session.pad.move([3: 24])
    }
    let said = try session.wait { $0.count { $0.hasPrefix("scroll true") } >= 2 }
    XCTAssertTrue(said[0].hasPrefix("scroll true"), "fingers on a touchpad drag as a finger does: \(said)")
    XCTAssertTrue(said.allSatisfy { $0.hasPrefix("scroll") }, "\(said)")
  }

  private func number(_ line: String?) throws -> Double {
    try XCTUnwrap(line.flatMap { $0.split(separator: " ").last }.flatMap { Double($0) })
  }
}

/// An X server with a touchscreen and a touchpad, and the window under test on it.
private final class TouchSession {
  let screen: TouchDevice
  let pad: TouchDevice
  private let server = Process()
  private let program = Process()
  private let folder: URL
  private let lock = NSLock()
  private var lines: [String] = []
  private var rest = ""

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touch-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appendingPathComponent("xorg.conf")
    try Self.configuration(folder).write(to: configuration, atomically: true, encoding: .utf8)
    let size = CGSize(width: 1600, height: 1200)

    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let number = Pipe()
    server.arguments = [
      "Xorg", "-displayfd", "1", "-config", configuration.path, "-noreset", "-novtswitch", "-sharevts",
      "-nolisten", "tcp", "-logfile", folder.appendingPathComponent("log").path,
    ]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    let server = server
    var isReady = false
    defer { if !isReady { server.terminate() } }
    var digits = ""
    while let byte = try number.fileHandleForReading.read(upToCount: 1), !byte.isEmpty,
      byte != Data("\n".utf8)
    {
      digits += String(decoding: byte, as: UTF8.self)
    }
    guard !digits.isEmpty else {
      let log = try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
      throw TouchDevice.Failure(
        reason: log.map { "Xorg did not start: \($0.suffix(800))" }
          ?? "no Xorg: install xserver-xorg-core and xserver-xorg-video-dummy")
    }
    screen = try TouchDevice(path: folder.appendingPathComponent("screen").path, display: size)
    pad = try TouchDevice(path: folder.appendingPathComponent("pad").path, display: size)

    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = ":" + digits
    environment["WAYLAND_DISPLAY"] = nil
    environment["GDK_BACKEND"] = "x11"
    environment["GTK_A11Y"] = "none"
    // A separate state folder prevents the restoration of earlier scroll positions.
    environment["XDG_STATE_HOME"] = folder.appendingPathComponent("state").path
    // GDK recognizes touchpads by a property that real drivers set.
    let marking = Process()
    marking.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    marking.arguments = [
      "xinput", "set-prop", "--type=int", "--format=8", "touchpad", "libinput Tapping Enabled", "0",
    ]
    marking.environment = environment
    try marking.run()
    marking.waitUntilExit()
    guard marking.terminationStatus == 0 else {
      throw TouchDevice.Failure(reason: "no xinput, or it does not find the touchpad: install xinput")
    }

    program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("WindowUnderTest")
    program.arguments = ["touches"]
    program.environment = environment
    let output = Pipe()
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      self?.receive(handle.availableData)
    }
    _ = try wait { $0.contains("ready") }
    isReady = true
    // The first scroll of a touchpad only reports its position.
    try pad.move([3: 1])
  }

  func end() {
    for process in [program, server] where process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Discards the output of the window after it has stopped, because a list keeps scrolling after a flick. The window is
  /// another process, in real time.
  func forget() {
    let limit = Date(timeIntervalSinceNow: 60)
    repeat {
      lock.withLock { lines = [] }
      usleep(300_000)
    } while lock.withLock { !lines.isEmpty } && limit.timeIntervalSinceNow > 0
  }

  /// The number of lines in the output of the window that begin with a text.
  func count(_ prefix: String) -> Int { lock.withLock { lines.count { $0.hasPrefix(prefix) } } }

  /// Waits until `isDone` holds for the output of the window, which is another process, and returns it.
  func wait(_ isDone: ([String]) -> Bool) throws -> [String] {
    let limit = Date(timeIntervalSinceNow: 60)
    while limit.timeIntervalSinceNow > 0 {
      let said = lock.withLock { lines }
      if isDone(said) {
        usleep(200_000)
        return lock.withLock { lines }
      }
      usleep(10_000)
    }
    throw TouchDevice.Failure(reason: "the window only said: \(lock.withLock { lines })")
  }

  private func receive(_ data: Data) {
    lock.withLock {
      rest += String(decoding: data, as: UTF8.self)
      let parts = rest.split(separator: "\n", omittingEmptySubsequences: false)
      lines += parts.dropLast().map(String.init)
      rest = parts.last.map(String.init) ?? ""
    }
  }

  private static func configuration(_ folder: URL) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "DontVTSwitch" "true"
    EndSection
    Section "Device"
      Identifier "memory"
      Driver "dummy"
      VideoRam 65536
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 5.0 - 1000.0
      VertRefresh 5.0 - 200.0
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "memory"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "1600x1200"
      EndSubSection
    EndSection
    Section "InputDevice"
      Identifier "touchscreen"
      Driver "inputtest"
      Option "SocketPath" "\(folder.path)/screen"
      Option "DeviceType" "Touch"
    EndSection
    Section "InputDevice"
      Identifier "touchpad"
      Driver "inputtest"
      Option "SocketPath" "\(folder.path)/pad"
      Option "DeviceType" "PointerGesture"
      Option "AccelerationScheme" "none"
    EndSection
    Section "ServerLayout"
      Identifier "layout"
      Screen "screen"
      InputDevice "touchscreen"
      InputDevice "touchpad"
    EndSection

    """
  }
}
