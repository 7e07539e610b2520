import GTKHost
import LifecycleLabApp
import Tours
import UIKit

// With a display, the app runs in a window; otherwise it runs its tour and saves screenshots. With --headless
// it runs every transition once and writes its timeline.
let status: Int32 =
  if CommandLine.arguments.contains("--headless") {
    MainActor.assumeIsolated { Experiments.run() }
  } else if !TourRequest.isMade {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(LifecycleLabApp.AppDelegate.self))
  } else {
    MainActor.assumeIsolated { Tour.run() }
  }
exit(status)
