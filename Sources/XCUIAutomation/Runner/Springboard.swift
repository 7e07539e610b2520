import AutomationProtocol
import Foundation

/// The elements of the device's home screen: alerts and banners of the system, and the icons of the apps.
enum Springboard {
  static let identifier = "com.apple.springboard"

  /// The distance between the origins of two icons, in points.
  private static let spacing = CGSize(width: 90, height: 100)
  private static let iconSize = CGSize(width: 60, height: 60)

  /// Returns a snapshot: the system's interface above the frontmost app, or the icons if there is no such app.
  static func snapshot() throws -> ElementSnapshot {
    let session = TestSession.shared
    if let process = session.frontProcess, process.isRunning, !session.isFrontInBackground,
      case .snapshot(let root) = try process.ask(.systemSnapshot)
    {
      return root
    }
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let icons = AppTargets.shared.names.enumerated().map { index, app in
      ElementSnapshot(
        id: UInt32(index + 1), type: .icon,
        frame: CGRect(
          origin: CGPoint(
            x: 27 + CGFloat(index % 4) * spacing.width, y: 80 + CGFloat(index / 4) * spacing.height),
          size: iconSize), identifier: app.name, label: app.name)
    }
    return ElementSnapshot(id: 0, type: .application, frame: screen, children: icons)
  }

  /// Opens the app with the icon at a point.
  @MainActor
  static func tap(_ place: CGPoint) throws {
    let icons = try snapshot().children
    guard let icon = icons.first(where: { $0.type == .icon && $0.frame.contains(place) }),
      let app = AppTargets.shared.names.first(where: { $0.name == icon.label })
    else { return }
    XCUIApplication(bundleIdentifier: app.identifier).activate()
  }
}
