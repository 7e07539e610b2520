import AlbumsApp
import Foundation
import GTKHost
import UIKit

// With a display the app runs in a window; without one it plays its tour and leaves pictures of it.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
let wantsTour = CommandLine.arguments.contains("--tour")

let status: Int32 =
  if hasDisplay, !wantsTour {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AlbumsApp.AppDelegate.self))
  } else {
    MainActor.assumeIsolated { Tour.run() }
  }
exit(status)
