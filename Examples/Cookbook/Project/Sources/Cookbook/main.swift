import CookbookApp
import Foundation
import SwiftUI

MainActor.assumeIsolated {
  if let status = CookbookCommand.run() { exit(status) }
  CookbookApp.main()
}
