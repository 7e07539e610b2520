import CookbookApp
import Foundation
import GTKHost
import SwiftUI
import Tours

// With a display the app runs in a window; without one it plays its tour and leaves pictures of it.
MainActor.assumeIsolated {
  if let status = CookbookCommand.run() { exit(status) }
  if CommandLine.arguments.contains("--drive") { exit(Drive.run()) }
  if TourRequest.isMade { exit(Tour.run()) }
  CookbookApp.main()
}
