import CatalogApp
import Foundation
import GTKHost
import UIKit

// With a display the app runs in a window; without one, or with --sheet, it prints pictures of every screen.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
let arguments = CommandLine.arguments

let status: Int32 =
  if hasDisplay, !arguments.contains("--sheet") {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(CatalogApp.AppDelegate.self))
  } else {
    MainActor.assumeIsolated {
      let folder = arguments.firstIndex(of: "--sheet").flatMap {
        arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
      }
      return ContactSheet.write(to: URL(fileURLWithPath: folder ?? "Output/Catalog"))
    }
  }
exit(status)
