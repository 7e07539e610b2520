import CoreGraphics
import Foundation

/// A simulated device: its display and the areas of the system's elements on it.
package struct HostDevice: Hashable, Sendable {
  /// Apple's name for it.
  package let name: String
  package let idiom: HostScreen.Idiom
  /// The size of the display in portrait, in points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// The radius of the display's corners, in points.
  package let cornerRadius: CGFloat
  package let maximumFramesPerSecond: Int
  private let chrome: ChromeKind

  /// The system elements at the edges of the display.
  private enum ChromeKind: Hashable, Sendable {
    /// A status bar and a home button, with a rectangular display.
    case homeButton(statusBar: CGFloat)
    /// A sensor housing and a home indicator.
    case cutOut(top: CGFloat, bottom: CGFloat, side: CGFloat, landscapeBottom: CGFloat)
    /// A status bar and a home indicator in every orientation.
    case pad(statusBar: CGFloat, homeIndicator: CGFloat)
  }

  /// 375 x 667 at 2, a home button (Metrics.md 1.1).
  package static let iPhoneSE = HostDevice(
    name: "iPhone SE (3rd generation)", idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2,
    cornerRadius: 0, maximumFramesPerSecond: 60, chrome: .homeButton(statusBar: 20))

  /// 393 x 852 at 3 (Metrics.md 1.1); in landscape the sides keep 59 and the home indicator 21. The default.
  package static let iPhone15 = HostDevice(
    name: "iPhone 15", idiom: .phone, size: CGSize(width: 393, height: 852),
    scale: UITraitCollection.defaultDisplayScale, cornerRadius: 55, maximumFramesPerSecond: 60,
    chrome: .cutOut(top: 59, bottom: 34, side: 59, landscapeBottom: 21))

  /// 430 x 932 at 3. Insets are those of the iPhone 15.
  package static let iPhone15ProMax = HostDevice(
    name: "iPhone 15 Pro Max", idiom: .phone, size: CGSize(width: 430, height: 932), scale: 3,
    cornerRadius: 55, maximumFramesPerSecond: 120,
    chrome: .cutOut(top: 59, bottom: 34, side: 59, landscapeBottom: 21))

  /// 820 x 1180 at 2. The insets are those before iOS 26.
  package static let iPad = HostDevice(
    name: "iPad (10th generation)", idiom: .pad, size: CGSize(width: 820, height: 1180), scale: 2,
    cornerRadius: 25, maximumFramesPerSecond: 60, chrome: .pad(statusBar: 24, homeIndicator: 20))

  /// 1032 x 1376 at 2. The insets are those before iOS 26.
  package static let iPadPro13 = HostDevice(
    name: "iPad Pro 13-inch (M4)", idiom: .pad, size: CGSize(width: 1032, height: 1376), scale: 2,
    cornerRadius: 30, maximumFramesPerSecond: 120, chrome: .pad(statusBar: 24, homeIndicator: 20))

  /// All devices, from small to large.
  package static let all = [iPhoneSE, iPhone15, iPhone15ProMax, iPad, iPadPro13]

  /// The device with a name, ignoring case and parenthesized parts; `phone` and `pad` are the default
  /// devices.
  package static func named(_ text: String) -> HostDevice? {
    let wanted = text.lowercased()
    switch wanted {
    case "phone", "iphone": return .iPhone15
    case "pad": return .iPad
    default:
      return all.first { $0.name.lowercased() == wanted }
        ?? all.first {
          $0.name.lowercased().split(separator: "(")[0].trimmingCharacters(in: .whitespaces) == wanted
        }
    }
  }

  /// The device that a test runner requests in the environment; otherwise the default.
  package static var requested: HostDevice {
    guard let name = ProcessInfo.processInfo.environment["PORTOLAN_AUTOMATION_DEVICE"] else {
      return .iPhone15
    }
    if let device = named(name) { return device }
    let known = all.map(\.name).joined(separator: ", ")
    FileHandle.standardError.write(
      Data("there is no device “\(name)”: \(known). The tests use \(Self.iPhone15.name)\n".utf8))
    return .iPhone15
  }

  /// The size of the display in an orientation, in points.
  package func size(in orientation: HostOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The safe area insets of a full-screen window, in points.
  package func safeArea(in orientation: HostOrientation, hidingStatusBar: Bool) -> HostInsets {
    switch chrome {
    case .homeButton(let statusBar):
      HostInsets(top: hidingStatusBar || orientation.isLandscape ? 0 : statusBar)
    case .cutOut(let top, let bottom, let side, let landscapeBottom):
      orientation.isLandscape
        ? HostInsets(left: side, bottom: landscapeBottom, right: side) : HostInsets(top: top, bottom: bottom)
    case .pad(let statusBar, let homeIndicator):
      HostInsets(top: hidingStatusBar ? 0 : statusBar, bottom: homeIndicator)
    }
  }

  /// The height of the status bar in points; 0 where there is none, as on phones in landscape.
  package func statusBarHeight(in orientation: HostOrientation) -> CGFloat {
    switch chrome {
    case .homeButton(let statusBar): orientation.isLandscape ? 0 : statusBar
    case .cutOut(let top, _, _, _): orientation.isLandscape ? 0 : top - 5
    case .pad(let statusBar, _): statusBar
    }
  }

  /// Whether the device has a home indicator.
  package var hasHomeIndicator: Bool {
    if case .homeButton = chrome { false } else { true }
  }

  /// Whether the interface may be upside down.
  package var supportsUpsideDown: Bool {
    if case .cutOut = chrome { false } else { true }
  }

  package var screen: HostScreen {
    HostScreen(
      size: size, scale: scale, idiom: idiom, cornerRadius: cornerRadius,
      maximumFramesPerSecond: maximumFramesPerSecond, model: idiom == .pad ? "iPad" : "iPhone")
  }

  package func geometry(
    in orientation: HostOrientation = .portrait, hidingStatusBar: Bool = false
  ) -> HostWindowGeometry {
    HostWindowGeometry(
      size: size(in: orientation), scale: scale,
      safeArea: safeArea(in: orientation, hidingStatusBar: hidingStatusBar), orientation: orientation)
  }
}
