import CGTK
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The application's icon in docks and switchers.
@MainActor
enum ApplicationIcon {
  /// The application's icon with iOS's mask, or its initial letter on its tint color.
  static func image(side: CGFloat) -> CGImage? {
    guard let context = CGContext(width: Int(side), height: Int(side), scale: 1, opaque: false) else {
      return nil
    }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    // The ratio of corner radius to size of iOS icons.
    UIBezierPath(roundedRect: bounds, cornerRadius: side * 0.2237).addClip()
    let names = ApplicationManifest.current.iconNames
    let set = AppIconSet(names: names, in: Bundle.main.resourceURL ?? Bundle.main.bundleURL)
    if let own = set.flatMap({ UIImage(contentsOfFile: $0.file(side: Int(side)).path) })
      ?? names.lazy.compactMap({ UIImage(named: $0) }).first
    {
      own.draw(in: bounds)
    } else {
      drawLetter(in: bounds)
    }
    return context.makeImage()
  }

  private static func drawLetter(in bounds: CGRect) {
    UIView.defaultTint.setFill()
    UIRectFill(bounds)
    let letter = String(ApplicationManifest.current.displayName.prefix(1)).uppercased() as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: bounds.height * 0.6, weight: .semibold),
      .foregroundColor: UIColor.white,
    ]
    let size = letter.size(withAttributes: attributes)
    letter.draw(
      at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2),
      withAttributes: attributes)
  }

  /// Sets a window's icon on display servers that support it, such as X11.
  static func set(on window: UnsafeMutablePointer<GtkWindow>) {
    guard
      let native = gtk_widget_get_native(
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)),
      let surface = gtk_native_get_surface(native)
    else { return }
    var list: UnsafeMutablePointer<GList>?
    for side in [256, 64, 32] as [CGFloat] {
      guard let data = image(side: side).flatMap({ UIImage(cgImage: $0).pngData() }) else { continue }
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      if let texture = gdk_texture_new_from_bytes(bytes, nil) {
        list = g_list_append(list, UnsafeMutableRawPointer(texture))
      }
      g_bytes_unref(bytes)
    }
    gdk_toplevel_set_icon_list(surface, list)
    g_list_free_full(list) { g_object_unref($0) }
  }
}
