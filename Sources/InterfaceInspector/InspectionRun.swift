import Foundation
import OffscreenHost
import UIKit

/// A run without a display that writes an inspection, for `portolan inspect`: the steps of a `ScreenshotRun`, then the file that
/// the environment variable `PORTOLAN_INSPECT` names.
@MainActor
enum InspectionRun {
  /// Returns the host of the run; `nil` if no inspection is requested.
  static func makeHost() -> (any UIKit.Host)? {
    guard let path = ProcessInfo.processInfo.environment["PORTOLAN_INSPECT"] else { return nil }
    // Programs that the app starts are not inspected.
    unsetenv("PORTOLAN_INSPECT")
    do {
      guard let run = try ScreenshotRun(arguments: CommandLine.arguments) else { return nil }
      let host = run.makeHost()
      LifecycleLog.start()
      host.runAfterScript { write(to: URL(fileURLWithPath: path)) }
      return host
    } catch {
      fail("\(error)")
    }
  }

  private static func write(to file: URL) {
    do {
      try InspectionReader.read(LifecycleLog.current).json().write(to: file)
    } catch {
      fail("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(text)\n".utf8))
    exit(1)
  }
}

private enum Registration {
  // Called before `main`, so it may only register the host.
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    HostRegistry.connectedHosts.append { InspectionRun.makeHost() }
  }
}
