import AutomationProtocol
import CoreGraphics
import Foundation

// Used on the main thread, on which XCTest runs tests.
/// The system's own apps, such as Safari and Settings: they can be in front of an app, but show nothing.
final class SystemApps: @unchecked Sendable {
  static let shared = SystemApps()

  /// The apps with icons on the first page of the home screen.
  static let names: [(identifier: String, name: String)] = [
    ("com.apple.mobilecal", "Calendar"), ("com.apple.mobileslideshow", "Photos"), ("com.apple.Maps", "Maps"),
    ("com.apple.reminders", "Reminders"), ("com.apple.news", "News"), ("com.apple.Health", "Health"),
    ("com.apple.Passbook", "Wallet"), ("com.apple.Preferences", "Settings"),
    ("com.apple.mobilesafari", "Safari"),
    ("com.apple.MobileSMS", "Messages"), ("com.apple.MobileAddressBook", "Contacts"),
    ("com.apple.DocumentsApp", "Files"),
  ]

  private var running: Set<String> = []

  /// Whether an identifier is that of an app of the system.
  static func contains(_ identifier: String) -> Bool {
    identifier.hasPrefix("com.apple.") && identifier != Springboard.identifier
      && AppTargets.shared.executable(identifier) == nil
  }

  func isRunning(_ identifier: String) -> Bool { running.contains(identifier) }

  func launch(_ identifier: String) { running.insert(identifier) }

  func terminate(_ identifier: String) { running.remove(identifier) }

  func terminateAll() { running = [] }

  /// Answers a request as an app without content.
  func answer(_ request: AutomationRequest, of identifier: String) throws -> AutomationReply {
    guard isRunning(identifier) else { throw ElementLocator.Missing.notRunning(identifier) }
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    switch request {
    case .snapshot, .systemSnapshot:
      return .snapshot(ElementSnapshot(id: 0, type: .application, frame: screen))
    case .hitPoint: return .point(CGPoint(x: screen.midX, y: screen.midY))
    case .wait(let seconds):
      usleep(UInt32(min(max(seconds, 0), 1) * 1_000_000))
      return .done
    default: return .done
    }
  }
}
