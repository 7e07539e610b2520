import CoreGraphics
import Foundation
import UIKit

/// A simulated device on which an application can run and be rendered.
public struct Device: Hashable, Sendable {
  /// Apple's name for it.
  public let name: String

  public let idiom: UIUserInterfaceIdiom

  /// The size of the display in portrait, in points.
  public let size: CGSize

  /// Pixels per point.
  public let scale: CGFloat

  /// The radius of the display's corners, in points.
  public let cornerRadius: CGFloat

  /// The maximum refresh rate.
  public let maximumFramesPerSecond: Int

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
  public static let iPhoneSE = Device(
    name: "iPhone SE (3rd generation)", idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2,
    cornerRadius: 0, maximumFramesPerSecond: 60, chrome: .homeButton(statusBar: 20))

  /// 393 x 852 at 3 (Metrics.md 1.1); in landscape the sides keep 59 and the home indicator 21.
  public static let iPhone15 = Device(
    name: "iPhone 15", idiom: .phone, size: CGSize(width: 393, height: 852), scale: 3, cornerRadius: 55,
    maximumFramesPerSecond: 60, chrome: .cutOut(top: 59, bottom: 34, side: 59, landscapeBottom: 21))

  /// 430 x 932 at 3. Insets are those of the iPhone 15.
  public static let iPhone15ProMax = Device(
    name: "iPhone 15 Pro Max", idiom: .phone, size: CGSize(width: 430, height: 932), scale: 3,
    cornerRadius: 55,
    maximumFramesPerSecond: 120, chrome: .cutOut(top: 59, bottom: 34, side: 59, landscapeBottom: 21))

  /// 820 x 1180 at 2. The insets are those before iOS 26.
  public static let iPad = Device(
    name: "iPad (10th generation)", idiom: .pad, size: CGSize(width: 820, height: 1180), scale: 2,
    cornerRadius: 25, maximumFramesPerSecond: 60, chrome: .pad(statusBar: 24, homeIndicator: 20))

  /// 1032 x 1376 at 2. The insets are those before iOS 26.
  public static let iPadPro13 = Device(
    name: "iPad Pro 13-inch (M4)", idiom: .pad, size: CGSize(width: 1032, height: 1376), scale: 2,
    cornerRadius: 30, maximumFramesPerSecond: 120, chrome: .pad(statusBar: 24, homeIndicator: 20))

  /// All devices, from small to large.
  public static let all = [iPhoneSE, iPhone15, iPhone15ProMax, iPad, iPadPro13]

  /// The size of the display in an orientation, in points.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The safe area insets of a full-screen window, in points.
  public func safeArea(
    in orientation: UIInterfaceOrientation = .portrait, hidingStatusBar: Bool = false
  ) -> UIEdgeInsets {
    switch chrome {
    case .homeButton(let statusBar):
      UIEdgeInsets(
        top: hidingStatusBar || orientation.isLandscape ? 0 : statusBar, left: 0, bottom: 0, right: 0)
    case .cutOut(let top, let bottom, let side, let landscapeBottom):
      orientation.isLandscape
        ? UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side)
        : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    case .pad(let statusBar, let homeIndicator):
      UIEdgeInsets(top: hidingStatusBar ? 0 : statusBar, left: 0, bottom: homeIndicator, right: 0)
    }
  }

  /// The height of the status bar in points; 0 where there is none, as on phones in landscape.
  public func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
    switch chrome {
    case .homeButton(let statusBar): orientation.isLandscape ? 0 : statusBar
    case .cutOut(let top, _, _, _): orientation.isLandscape ? 0 : top - 5
    case .pad(let statusBar, _): statusBar
    }
  }

  /// Whether the device has a home indicator.
  public var hasHomeIndicator: Bool {
    if case .homeButton = chrome { false } else { true }
  }

  /// The supported interface orientations.
  public var supportedOrientations: UIInterfaceOrientationMask {
    if case .cutOut = chrome { .allButUpsideDown } else { .all }
  }

  package var screen: HostScreen {
    HostScreen(
      size: size, scale: scale, idiom: idiom == .pad ? .pad : .phone, cornerRadius: cornerRadius,
      maximumFramesPerSecond: maximumFramesPerSecond, model: idiom == .pad ? "iPad" : "iPhone")
  }

  package func geometry(in orientation: UIInterfaceOrientation, hidingStatusBar: Bool) -> HostWindowGeometry {
    let insets = safeArea(in: orientation, hidingStatusBar: hidingStatusBar)
    return HostWindowGeometry(
      size: size(in: orientation), scale: scale,
      safeArea: HostInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      orientation: HostOrientation(rawValue: orientation.rawValue) ?? .portrait)
  }
}
