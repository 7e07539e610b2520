import CoreGraphics
import Foundation
import UIKit

/// The shape that the application's first window is wished to have.
enum WindowForm: Equatable {
  case phone
  case pad
  case size(CGSize)

  /// The argument `-PortolanWindow form` goes before the environment's `PORTOLAN_WINDOW`; without either it is a phone.
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

  /// Whether a form was asked for.
  static func isGiven(arguments: [String], environment: [String: String]) -> Bool {
    environment["PORTOLAN_WINDOW"] != nil || arguments.contains("-PortolanWindow")
  }

  /// A window with both sides of a pad's size behaves as a pad: Apple's smallest pad is 744 points wide.
  var idiom: HostScreen.Idiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .size(let size): min(size.width, size.height) >= 600 ? .pad : .phone
    }
  }

  /// An iPhone 15, or an iPad (10th generation) on its side, made to fit the desktop with room for its panels.
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
