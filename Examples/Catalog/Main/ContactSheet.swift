import CatalogApp
import PortolanTesting
import UIKit

/// Screenshots of every screen in every appearance, one sheet per appearance.
@MainActor
enum ContactSheet {
  private struct Variant {
    let name: String
    let make: @MainActor () -> TestApp
    let width: CGFloat
  }

  private static let looks =
    [
      Variant(name: "phone-light", make: { TestApp(device: .iPhone15) }, width: 196),
      Variant(name: "phone-dark", make: { TestApp(device: .iPhone15, dark: true) }, width: 196),
      Variant(name: "phone-rtl", make: { TestApp(device: .iPhone15, rightToLeft: true) }, width: 196),
      Variant(name: "pad-light", make: { TestApp(device: .iPad) }, width: 300),
      Variant(name: "pad-dark", make: { TestApp(device: .iPad, dark: true) }, width: 300),
    ]
    + sizes.map { name, size in
      Variant(name: "phone-\(name)", make: { TestApp(device: .iPhone15, contentSize: size) }, width: 196)
    }

  /// All Dynamic Type sizes except the default.
  private static let sizes: [(String, UIContentSizeCategory)] = [
    ("xs", .extraSmall), ("s", .small), ("m", .medium), ("xl", .extraLarge), ("xxl", .extraExtraLarge),
    ("xxxl", .extraExtraExtraLarge), ("ax1", .accessibilityMedium), ("ax2", .accessibilityLarge),
    ("ax3", .accessibilityExtraLarge), ("ax4", .accessibilityExtraExtraLarge),
    ("ax5", .accessibilityExtraExtraExtraLarge),
  ]

  /// - Returns: The exit status.
  static func write(to folder: URL) -> Int32 {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for look in looks {
        let file = folder.appendingPathComponent("\(look.name).png")
        try sheet(look)?.writePNG(to: file)
        print(file.path)
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("Catalog: \(error)\n".utf8))
      return 1
    }
  }

  private static func sheet(_ look: Variant) throws -> CGImage? {
    var pictures: [CGImage] = []
    for screen in [nil] + CatalogScreen.all.map(Optional.some) {
      let app = look.make()
      let navigation = UINavigationController(rootViewController: CatalogViewController())
      if let screen { navigation.pushViewController(screen.make(), animated: false) }
      app.show(navigation)
      if let open = screen?.open, let top = navigation.topViewController {
        open(top)
        app.settle()
      }
      if let picture = app.snapshot(scale: 1) { pictures.append(picture) }
    }
    guard let first = pictures.first else { return nil }
    let columns = 8
    let size = CGSize(width: look.width, height: look.width * CGFloat(first.height) / CGFloat(first.width))
    let rows = (pictures.count + columns - 1) / columns
    let gap: CGFloat = 16
    let whole = CGSize(
      width: CGFloat(columns) * (size.width + gap) + gap, height: CGFloat(rows) * (size.height + gap) + gap)
    guard let context = CGContext(width: Int(whole.width), height: Int(whole.height), scale: 1, opaque: true)
    else {
      return nil
    }
    context.setFillColor(UIColor.systemGray3.cgColor)
    context.fill(CGRect(origin: .zero, size: whole))
    for (index, picture) in pictures.enumerated() {
      let place = CGRect(
        x: gap + CGFloat(index % columns) * (size.width + gap),
        y: gap + CGFloat(index / columns) * (size.height + gap), width: size.width, height: size.height)
      UIGraphicsPushContext(context)
      UIImage(cgImage: picture).draw(in: place)
      UIGraphicsPopContext()
    }
    return context.makeImage()
  }
}
