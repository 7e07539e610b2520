import CoreGraphics
import Foundation
import UIKit

/// The initial size of the application's first window.
enum WindowPreset: Equatable {
  case phone
  case pad
  case size(CGSize)

  /// Parses the argument `-PortolanWindow` or the environment variable `PORTOLAN_WINDOW`, in this order; the
  /// default is a phone.
  init(arguments: [String], environment: [String: String]) throws {
    var text = environment["PORTOLAN_WINDOW"]
    if let index = arguments.firstIndex(of: "-PortolanWindow") {
      text = index + 1 < arguments.count ? arguments[index + 1] : ""
    }
    guard let text else {
      self = .phone
      return
    }
    switch text {
    case "phone": self = .phone
    case "pad": self = .pad
    default:
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
      guard parts.count == 2, parts.allSatisfy({ (240...16384).contains($0) }) else {
        throw GTKHost.Unavailable.badWindow(text)
      }
      self = .size(CGSize(width: parts[0], height: parts[1]))
    }
  }

  /// Whether a size was requested.
  static func isGiven(arguments: [String], environment: [String: String]) -> Bool {
    environment["PORTOLAN_WINDOW"] != nil || arguments.contains("-PortolanWindow")
  }

  /// Windows at least as large as Apple's smallest iPad, 744 points wide, use the pad idiom.
  var idiom: HostScreen.Idiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .size(let size): min(size.width, size.height) >= 600 ? .pad : .phone
    }
  }

  /// The size of an iPhone 15, or of an iPad (10th generation) in landscape, reduced to fit the desktop and
  /// its panels.
  func size(fitting desktop: CGSize?) -> CGSize {
    let wanted =
      switch self {
      case .phone: CGSize(width: 393, height: 852)
      case .pad: CGSize(width: 1180, height: 820)
      case .size(let size): size
      }
    guard let desktop, self != .size(wanted) else { return wanted }
    return CGSize(
      width: min(wanted.width, desktop.width - 16), height: min(wanted.height, desktop.height - 80))
  }
}
