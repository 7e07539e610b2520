import GTKHost
import LifecycleLabApp
import Tours
import UIKit

// With a display the laboratory opens in a window; without one it plays its tour and leaves pictures of it. With --headless
// every way is gone once and its time line is written.
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
