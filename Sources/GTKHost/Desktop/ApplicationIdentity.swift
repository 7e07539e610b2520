import CGTK
import CGTKShim
import Foundation
import UIKit

/// The application's identity on the desktop, shared by its windows, desktop entry and icon.
@MainActor
struct ApplicationIdentity {
  /// The bundle identifier, or the program's name.
  let identifier: String
  let name: String

  static var current: ApplicationIdentity {
    ApplicationIdentity(
      identifier: ApplicationManifest.current.bundleIdentifier ?? ProcessInfo.processInfo.processName,
      name: ApplicationManifest.current.displayName)
  }

  /// Sets the application identifier of Wayland and the instance name of X11. Called before GTK is
  /// initialized.
  func adopt() {
    g_set_prgname(identifier)
    g_set_application_name(name)
  }

  /// Sets the class of X11, which associates windows with the desktop entry.
  func adopt(on display: OpaquePointer) { ptl_display_set_class(display, identifier) }
}
