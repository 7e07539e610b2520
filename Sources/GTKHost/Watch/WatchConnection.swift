import Foundation
import QuartzCore
import UIKit

// Every `assumeIsolated`: the main queue runs the handlers on the main thread.

/// The app's side of `portolan watch`: two named pipes with a line for each message.
///
/// | message | direction | meaning |
/// |---|---|---|
/// | `ready` | to the tool | the first window is drawn |
/// | `save` | to the app | write all state, and write no more |
/// | `saved` | to the tool | the state is written |
/// | `resume` | to the app | continue to write state: the next program could not be started |
/// | `errors JSON` | to the app | show an array of messages over the windows; empty to hide them |
@MainActor
final class WatchConnection {
  private let output: Int32
  private var source: (any DispatchSourceRead)?
  private var poll: (any DispatchSourceTimer)?
  private var buffer: [UInt8] = []
  private weak var host: GTKHost?

  /// - Returns: `nil` unless the app was started by `portolan watch`.
  init?(_ host: GTKHost, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = environment["PORTOLAN_WATCH"] else { return nil }
    // Opened for both directions, so that opening does not wait and the end is never reached.
    let input = open(path + ".in", O_RDWR | O_NONBLOCK | O_CLOEXEC)
    output = open(path + ".out", O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard input >= 0, output >= 0 else { return nil }
    self.host = host
    ScrollRestoration.ignoresTitles = true
    let source = DispatchSource.makeReadSource(fileDescriptor: input, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read(input) } }
    source.resume()
    self.source = source
    waitForPicture()
  }

  /// Reports the first picture, and ends the restoration once the interface is at rest.
  private func waitForPicture() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(5))
    var isReported = false
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let host = self.host, host.hasDrawn else { return }
        if !isReported {
          isReported = true
          self.send("ready")
        }
        guard FrameClock.shared.isIdle else { return }
        EditingRestoration.restore()
        NotificationCenter.default.post(name: Notification.Name("org.portolan.watch.restored"), object: nil)
        self.poll?.cancel()
        self.poll = nil
      }
    }
    timer.resume()
    poll = timer
  }

  private func read(_ input: Int32) {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(input, &bytes, bytes.count)
      guard count > 0 else { break }
      buffer += bytes[..<count]
    }
    while let end = buffer.firstIndex(of: 0x0A) {
      let line = String(decoding: buffer[..<end], as: UTF8.self)
      buffer.removeSubrange(...end)
      handle(line)
    }
  }

  private func handle(_ line: String) {
    let coordinator = StateRestorationCoordinator.shared
    switch line {
    case "save":
      NotificationCenter.default.post(name: Notification.Name("org.portolan.watch.save"), object: nil)
      EditingRestoration.save()
      coordinator.interfaceDidChange()
      coordinator.scrollingDidEnd()
      coordinator.close()
      send("saved")
    case "resume":
      coordinator.open(
        folder: LaunchArguments(CommandLine.arguments).stateFolder ?? StateDirectory.standard())
    default:
      guard line.hasPrefix("errors "),
        let messages = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(7).utf8))
      else { return }
      host?.show(buildErrors: messages)
    }
  }

  private func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(output, bytes, bytes.count)
  }
}
