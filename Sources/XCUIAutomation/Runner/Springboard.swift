import AutomationProtocol
import Foundation

/// The device's home screen, as far as tests touch it: alerts and banners of the system, and the icons of the apps.
enum Springboard {
  static let identifier = "com.apple.springboard"

  /// Points between the corners of two icons.
  private static let spacing = CGSize(width: 90, height: 100)
  private static let iconSize = CGSize(width: 60, height: 60)

  /// What it shows now: the system's interface above the app in front, or the icons where no app is.
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

  /// Opens the app whose icon is at a place.
  @MainActor
  static func tap(_ place: CGPoint) throws {
    let icons = try snapshot().children
    guard let icon = icons.first(where: { $0.type == .icon && $0.frame.contains(place) }),
      let app = AppTargets.shared.names.first(where: { $0.name == icon.label })
    else { return }
    XCUIApplication(bundleIdentifier: app.identifier).activate()
  }
}
