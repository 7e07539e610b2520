import AlbumsApp
import Foundation
import GTKHost
import Tours
import UIKit

// With a display, the app runs in a window; otherwise it runs its tour and saves screenshots.
let status: Int32 =
  if !TourRequest.isMade {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AlbumsApp.AppDelegate.self))
  } else {
    MainActor.assumeIsolated { Tour.run() }
  }
exit(status)
