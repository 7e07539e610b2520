import Foundation
import FoundationExtensions
import MainLoop
import QuartzCore
import UIKit

/// A run of an application without a display that results in a screenshot, as requested by arguments:
///
///     App --screenshot FILE.png [--device NAME --dark …] [--open URL] [--tap LABEL] [--type TEXT] [--after SECONDS] …
///
/// A file that ends in `.gif`, `.webm` or `.mp4` becomes a recording of the run. Links, taps, text and waits are performed in order in virtual time, each when the interface is idle. The
/// application launches without saved state unless `--state` names a folder.
package struct ScreenshotRun: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case open(URL)
    case tap(String)
    case type(String)
    /// Waits for seconds of virtual time.
    case wait(TimeInterval)
  }

  package private(set) var file: URL
  package private(set) var options = DeviceOptions()
  package private(set) var steps: [Step] = []
  /// Pixels per point; `nil` uses the device's scale.
  package private(set) var scale: CGFloat?
  private var hasStateFolder = false

  /// - Returns: `nil` if no screenshot is requested.
  package init?(arguments: [String]) throws(DeviceOptions.Fault) {
    guard let index = arguments.firstIndex(of: "--screenshot") else { return nil }
    guard arguments.indices.contains(index + 1), !arguments[index + 1].isEmpty else {
      throw DeviceOptions.Fault(description: "--screenshot needs a value")
    }
    file = URL(fileURLWithPath: arguments[index + 1])
    var rest = arguments.dropFirst()
    while let name = rest.first, name != "--" {
      if try options.take(&rest) { continue }
      switch name {
      case "--open":
        let text = try DeviceOptions.value(&rest)
        guard let url = URL(string: text), url.scheme != nil else {
          throw DeviceOptions.Fault(description: "--open: “\(text)” is not a link")
        }
        // Links before all other steps are opened by the launch itself.
        if !steps.isEmpty { steps.append(.open(url)) }
      case "--tap": steps.append(.tap(try DeviceOptions.value(&rest)))
      case "--type": steps.append(.type(try DeviceOptions.value(&rest)))
      case "--after":
        let text = try DeviceOptions.value(&rest)
        guard let seconds = Double(text), (0...86400).contains(seconds) else {
          throw DeviceOptions.Fault(description: "--after: “\(text)” is not a number of seconds")
        }
        steps.append(.wait(seconds))
      case "--scale":
        let text = try DeviceOptions.value(&rest)
        guard let scale = Double(text), (0.1...8).contains(scale) else {
          throw DeviceOptions.Fault(description: "--scale: “\(text)” is not a number of pixels to a point")
        }
        self.scale = scale
      case "--state":
        hasStateFolder = true
        rest.removeFirst()
      default: rest.removeFirst()
      }
    }
  }

  /// Creates the host of the application. Its `run()` performs the steps and writes the image. If a step
  /// fails, it prints a line to standard error and exits with status 1.
  @MainActor
  package func makeHost() -> OffscreenHost {
    let host = OffscreenHost(device: options.device ?? .iPhone15, orientation: options.orientation)
    host.isDark = options.isDark
    host.contentSizeCategory = options.contentSize
    host.isRightToLeft = options.isRightToLeft
    if !options.languages.isEmpty { PreferredLanguages.choose(options.languages) }
    FrameClock.shared.setMode(.virtual)
    if !hasStateFolder {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "portolan-screenshot-\(getpid())")
      setenv("XDG_STATE_HOME", folder.path, 1)
      host.cleanUp = { try? FileManager.default.removeItem(at: folder) }
    }
    host.script = { host in
      do {
        try perform(in: host)
      } catch {
        let name = ProcessInfo.processInfo.processName
        FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
        host.cleanUp?()
        exit(1)
      }
    }
    return host
  }

  /// Performs the steps and writes the image.
  @MainActor
  package func perform(in host: OffscreenHost) throws {
    if ScreenRecording.isRecording(file) { return try record(in: host) }
    settle()
    for step in steps {
      switch step {
      case .open(let url): host.send(open: [url])
      case .tap(let label): try tap(label, in: host)
      case .type(let text):
        for character in text { host.sendToFrontWindow(.text(.commit(String(character)))) }
      case .wait(let seconds): FrameClock.shared.advance(by: seconds)
      }
      settle()
    }
    guard let image = host.screenshot(scale: scale, includesSystemChrome: true) else {
      throw DeviceOptions.Fault(description: "--screenshot: the app shows no window")
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try image.writePNG(to: file)
    } catch {
      throw DeviceOptions.Fault(
        description: "--screenshot: \(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Performs the steps and writes a recording of them.
  @MainActor
  private func record(in host: OffscreenHost) throws {
    let recording = ScreenRecording(file)
    func capture() throws {
      if let image = host.screenshot(scale: scale ?? 1, includesSystemChrome: true) {
        try recording.add(image, seconds: ScreenRecording.interval)
      }
    }
    func advance(by seconds: TimeInterval) throws {
      for _ in 0..<Int((seconds / ScreenRecording.interval).rounded()) {
        FrameClock.shared.advance(by: ScreenRecording.interval)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0))
        try capture()
      }
    }
    func rest() throws {
      for _ in 0..<200 {
        CATransaction.flush()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.002))
        try advance(by: ScreenRecording.interval)
        if FrameClock.shared.isIdle { break }
      }
      settle()
      try capture()
    }
    settle()
    try advance(by: 0.5)
    for step in steps {
      switch step {
      case .open(let url): host.send(open: [url])
      case .tap(let label): try tap(label, in: host)
      case .type(let text):
        for character in text {
          host.sendToFrontWindow(.text(.commit(String(character))))
          try advance(by: 0.1)
        }
      case .wait(let seconds): try advance(by: seconds)
      }
      try rest()
      try advance(by: 0.5)
    }
    try advance(by: 1)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try recording.finish()
    } catch let fault as DeviceOptions.Fault {
      throw fault
    } catch {
      throw DeviceOptions.Fault(
        description: "--record: \(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Advances time until the interface is idle, including short work on other threads and work of other processes.
  @MainActor
  private func settle() {
    let clock = FrameClock.shared
    for _ in 0..<50 {
      OutsideWork.wait { CATransaction.flush() }
      CATransaction.flush()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      CATransaction.flush()
      guard clock.settle(limit: 30) else { return }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      CATransaction.flush()
      if clock.isIdle, !OutsideWork.isPending { return }
    }
  }

  /// The text that an empty field shows, which names it as in UI tests.
  @MainActor
  private static func placeholder(of node: AccessibilityNode) -> String? {
    (node.element as? UITextField)?.placeholder
  }

  /// Taps the center of the element with a label, an identifier or a placeholder: buttons and cells before plain text, in
  /// the frontmost window first.
  @MainActor
  private func tap(_ label: String, in host: OffscreenHost) throws(DeviceOptions.Fault) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let nodes = scenes.flatMap { AccessibilityTree.nodes(in: $0).reversed().flatMap(\.all) }
    var matches = nodes.filter {
      $0.label == label || $0.identifier == label || Self.placeholder(of: $0) == label
    }
    // A cell's label contains all of its text, separated by commas.
    if matches.isEmpty {
      matches = nodes.filter { $0.label?.components(separatedBy: ", ").contains(label) == true }
    }
    guard let node = matches.first(where: { $0.role == .button || $0.role == .cell }) ?? matches.first else {
      let known = Set(nodes.compactMap { $0.label ?? Self.placeholder(of: $0) }).filter { !$0.isEmpty }
        .sorted().joined(separator: "”, “")
      throw DeviceOptions.Fault(description: "--tap: nothing says “\(label)”; there are “\(known)”")
    }
    let point = CGPoint(x: node.frame.midX, y: node.frame.midY)
    for phase in [HostPointerEvent.Phase.down, .up] {
      host.sendToFrontWindow(
        .pointer(
          HostPointerEvent(phase, kind: .touch, id: 1, location: point, timestamp: FrameClock.shared.now)))
      FrameClock.shared.advance(by: 0.05)
    }
  }
}
