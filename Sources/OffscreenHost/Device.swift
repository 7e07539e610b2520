import CoreGraphics
import Foundation
import UIKit

/// A simulated device on which an application can run and be rendered.
public struct Device: Hashable, Sendable {
  private let host: HostDevice

  private init(_ host: HostDevice) { self.host = host }

  /// Apple's name for it.
  public var name: String { host.name }

  public var idiom: UIUserInterfaceIdiom { host.idiom == .pad ? .pad : .phone }

  /// The size of the display in portrait, in points.
  public var size: CGSize { host.size }

  /// Pixels per point.
  public var scale: CGFloat { host.scale }

  /// The radius of the display's corners, in points.
  public var cornerRadius: CGFloat { host.cornerRadius }

  /// The maximum refresh rate.
  public var maximumFramesPerSecond: Int { host.maximumFramesPerSecond }

  /// 375 x 667 points at 2, with a home button.
  public static let iPhoneSE = Device(.iPhoneSE)
  /// 393 x 852 points at 3.
  public static let iPhone15 = Device(.iPhone15)
  /// 430 x 932 points at 3.
  public static let iPhone15ProMax = Device(.iPhone15ProMax)
  /// 820 x 1180 points at 2.
  public static let iPad = Device(.iPad)
  /// 1032 x 1376 points at 2.
  public static let iPadPro13 = Device(.iPadPro13)

  /// All devices, from small to large.
  public static let all = HostDevice.all.map { Device($0) }

  /// The device with a name, ignoring case and parenthesized parts; `phone` and `pad` are the default
  /// devices.
  package static func named(_ text: String) -> Device? { HostDevice.named(text).map { Device($0) } }

  /// The device that a test runner requests in the environment; otherwise the default.
  package static var requested: Device { Device(.requested) }

  /// The size of the display in an orientation, in points.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize { host.size(in: orientation.ofHost) }

  /// The safe area insets of a full-screen window, in points.
  public func safeArea(
    in orientation: UIInterfaceOrientation = .portrait, hidingStatusBar: Bool = false
  ) -> UIEdgeInsets {
    let insets = host.safeArea(in: orientation.ofHost, hidingStatusBar: hidingStatusBar)
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The height of the status bar in points; 0 where there is none, as on phones in landscape.
  public func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
    host.statusBarHeight(in: orientation.ofHost)
  }

  /// Whether the device has a home indicator.
  public var hasHomeIndicator: Bool { host.hasHomeIndicator }

  /// The supported interface orientations.
  public var supportedOrientations: UIInterfaceOrientationMask {
    host.supportsUpsideDown ? .all : .allButUpsideDown
  }

  package var screen: HostScreen { host.screen }

  package func geometry(in orientation: UIInterfaceOrientation, hidingStatusBar: Bool) -> HostWindowGeometry {
    host.geometry(in: orientation.ofHost, hidingStatusBar: hidingStatusBar)
  }
}

extension UIInterfaceOrientation {
  fileprivate var ofHost: HostOrientation { HostOrientation(rawValue: rawValue) ?? .portrait }
}
