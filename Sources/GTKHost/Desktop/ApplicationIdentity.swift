import CGTK
import CGTKShim
import Foundation
import UIKit

/// What the desktop knows an application by: its windows, its desktop entry and its icon share one identifier.
@MainActor
struct ApplicationIdentity {
  /// The bundle identifier, or the program's name where there is none.
  let identifier: String
  let name: String

  static var current: ApplicationIdentity {
    ApplicationIdentity(
      identifier: ApplicationManifest.current.bundleIdentifier ?? ProcessInfo.processInfo.processName,
      name: ApplicationManifest.current.displayName)
  }

  /// The application identifier of Wayland and the instance name of X11. Called before GTK is initialised.
  func adopt() {
    g_set_prgname(identifier)
    g_set_application_name(name)
  }

  /// The class of X11, by which a desktop finds the entry of a window.
  func adopt(on display: OpaquePointer) { ptl_display_set_class(display, identifier) }
}
