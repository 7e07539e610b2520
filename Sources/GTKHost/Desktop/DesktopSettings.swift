import CGTK
import Foundation
import UIKit

/// The user's desktop settings, with live updates.
///
/// The desktop portal provides color scheme, accent color and contrast. Without a portal, GTK's settings are
/// used.
@MainActor
final class DesktopSettings {
  private let settings: UnsafeMutableRawPointer
  private let changed: () -> Void
  private var portal = PortalSettings.Values()
  private var source: PortalSettings?

  init(changed: @escaping () -> Void) {
    self.changed = changed
    settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
    current = HostEnvironment(hasHardwareKeyboard: true)
    current = read()
    for name in [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ] {
      onChange(of: name, settings) { [weak self] in self?.update() }
    }
    source = PortalSettings { [weak self] values in
      self?.portal = values
      self?.update()
    }
  }

  private(set) var current: HostEnvironment

  private func update() {
    let new = read()
    guard new != current else { return }
    current = new
    changed()
  }

  private func read() -> HostEnvironment {
    let theme =
      ProcessInfo.processInfo.environment["GTK_THEME"] ?? stringProperty("gtk-theme-name", of: settings)
    let isDarkTheme =
      boolProperty("gtk-application-prefer-dark-theme", of: settings)
      || theme.lowercased().hasSuffix("dark")
    return HostEnvironment(
      isDark: portal.isDark ?? isDarkTheme,
      accent: portal.accent,
      isHighContrast: portal.isHighContrast ?? theme.lowercased().hasPrefix("highcontrast"),
      reducesMotion: !boolProperty("gtk-enable-animations", of: settings),
      isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL,
      contentSizeCategory: HostEnvironment.contentSizeCategory(textScale: textScale),
      hasHardwareKeyboard: true)
  }

  /// The scale of the desktop's text relative to its default.
  private var textScale: CGFloat {
    if let scale = portal.textScale { return scale }
    let dpi = intProperty("gtk-xft-dpi", of: settings)
    return dpi > 0 ? CGFloat(dpi) / 1024 / 96 : 1
  }
}
