import Foundation
import FoundationExtensions
import QuartzCore
import UIKit

/// A run of an application without a display that ends with a picture, as its arguments ask for:
///
///     App --screenshot FILE.png [--device NAME --dark …] [--open URL] [--tap LABEL] [--type TEXT] [--after SECONDS] …
///
/// Links, taps, text and waits happen in their order, each once the interface is at rest, in virtual time. The application
/// starts as it does for the first time unless `--state` names a folder.
package struct ScreenshotRun: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case open(URL)
    case tap(String)
    case type(String)
    /// Seconds of virtual time.
    case wait(TimeInterval)
  }

  package private(set) var file: URL
  package private(set) var options = DeviceOptions()
  package private(set) var steps: [Step] = []
  /// Pixels to a point; `nil` is the device's own.
  package private(set) var scale: CGFloat?
  private var hasStateFolder = false

  /// - Returns: `nil` where no picture is asked for.
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
        // The launch itself opens links that come before every other step.
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

  /// Makes the host that the application runs in. Its `run()` takes the steps and writes the picture; where one cannot be
  /// taken it ends the process with a line on the standard error and status 1.
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

  /// Takes the steps and writes the picture.
  @MainActor
  package func perform(in host: OffscreenHost) throws {
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
    guard let image = host.screenshot(scale: scale, includesFurniture: true) else {
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

  /// Lets time pass until nothing moves any more, work on other threads that ends soon included.
  @MainActor
  private func settle() {
    let clock = FrameClock.shared
    for _ in 0..<50 {
      CATransaction.flush()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      CATransaction.flush()
      guard clock.settle(limit: 30) else { return }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      CATransaction.flush()
      if clock.isIdle { return }
    }
  }

  /// Taps the middle of what says `label`: buttons and cells before plain text, the frontmost window first.
  @MainActor
  private func tap(_ label: String, in host: OffscreenHost) throws(DeviceOptions.Fault) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let nodes = scenes.flatMap { AccessibilityTree.nodes(in: $0).reversed().flatMap(\.all) }
    var matches = nodes.filter { $0.label == label || $0.identifier == label }
    // A cell says everything in it, parted by commas.
    if matches.isEmpty {
      matches = nodes.filter { $0.label?.components(separatedBy: ", ").contains(label) == true }
    }
    guard let node = matches.first(where: { $0.role == .button || $0.role == .cell }) ?? matches.first else {
      let known = Set(nodes.compactMap(\.label)).filter { !$0.isEmpty }.sorted().joined(separator: "”, “")
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
