import CGTK
import Foundation

/// The user's folders, as configured in the desktop.
enum DesktopDirectories {
  /// The pictures folder; `nil` if there is none.
  static var pictures: URL? {
    g_get_user_special_dir(G_USER_DIRECTORY_PICTURES).map { URL(fileURLWithPath: String(cString: $0)) }
  }

  /// `$XDG_DATA_HOME`, or its default.
  static var data: URL { URL(fileURLWithPath: String(cString: g_get_user_data_dir())) }
}
