import CatalogApp
import Foundation
import GTKHost
import Tours
import UIKit

// With a display, the app runs in a window; otherwise it runs its tour and saves screenshots. With --sheet it
// saves screenshots of every screen in every appearance.
let arguments = CommandLine.arguments

let status: Int32 =
  if let index = arguments.firstIndex(of: "--sheet") {
    MainActor.assumeIsolated {
      let folder = arguments.indices.contains(index + 1) ? arguments[index + 1] : "Output/Catalog/Sheets"
      return ContactSheet.write(to: URL(fileURLWithPath: folder))
    }
  } else if !TourRequest.isMade {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(CatalogApp.AppDelegate.self))
  } else {
    MainActor.assumeIsolated { Tour.run() }
  }
exit(status)
