import CookbookApp
import Foundation
import GTKHost
import SwiftUI
import Tours

// With a display, the app runs in a window; otherwise it runs its tour and saves screenshots.
MainActor.assumeIsolated {
  if let status = CookbookCommand.run() { exit(status) }
  if CommandLine.arguments.contains("--drive") { exit(Drive.run()) }
  if TourRequest.isMade { exit(Tour.run()) }
  CookbookApp.main()
}
