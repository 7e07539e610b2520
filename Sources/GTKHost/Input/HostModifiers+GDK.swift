import CGTK
import UIKit

extension HostModifiers {
  init(gdk state: GdkModifierType) {
    self.init()
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.command) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
    if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { insert(.control) }
  }
}
