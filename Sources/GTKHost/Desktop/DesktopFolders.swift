import CGTK
import Foundation

/// The person's folders, as the desktop names them.
enum DesktopFolders {
  /// `nil` where there is none.
  static var pictures: URL? {
    g_get_user_special_dir(G_USER_DIRECTORY_PICTURES).map { URL(fileURLWithPath: String(cString: $0)) }
  }

  /// `$XDG_DATA_HOME`, or its usual place.
  static var data: URL { URL(fileURLWithPath: String(cString: g_get_user_data_dir())) }
}
