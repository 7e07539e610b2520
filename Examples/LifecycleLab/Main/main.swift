import GTKHost
import LifecycleLabApp
import UIKit

// With a display the laboratory opens in a window; without one every way is gone once and its time line is written.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
let status: Int32 =
  if hasDisplay, !CommandLine.arguments.contains("--headless") {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(LifecycleLabApp.AppDelegate.self))
  } else {
    MainActor.assumeIsolated { Experiments.run() }
  }
exit(status)
