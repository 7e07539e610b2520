import OffscreenHost
import PortolanTesting
import UIKit

/// The properties and settings of a device to which an application adapts.
package struct ResizeEnvironment: Equatable, Sendable {
  package var device: Device
  /// The size of the window in points; `nil` fills the display.
  package var size: CGSize?
  package var orientation = UIInterfaceOrientation.portrait
  package var isDark = false
  package var textSize = UIContentSizeCategory.large
  package var isRightToLeft = false
  package var isHighContrast = false
  package var hasHardwareKeyboard = false

  package init(device: Device) { self.device = device }

  /// Creates a host with these settings before the application has a window.
  @MainActor
  package func makeHost() -> OffscreenHost {
    let host = OffscreenHost(device: device, orientation: orientation)
    host.windowSize = size
    host.isDark = isDark
    host.contentSizeCategory = textSize
    host.isRightToLeft = isRightToLeft
    host.isHighContrast = isHighContrast
    host.hasHardwareKeyboard = hasHardwareKeyboard
    return host
  }
}

/// A change of the device or its settings.
package enum EnvironmentChange: Equatable, Sendable {
  case resize(CGSize?)
  case rotate(UIInterfaceOrientation)
  case dark(Bool)
  case textSize(UIContentSizeCategory)
  case rightToLeft(Bool)
  case highContrast(Bool)
  case hardwareKeyboard(Bool)

  package func apply(to environment: inout ResizeEnvironment) {
    switch self {
    case .resize(let size): environment.size = size
    case .rotate(let orientation): environment.orientation = orientation
    case .dark(let isDark): environment.isDark = isDark
    case .textSize(let size): environment.textSize = size
    case .rightToLeft(let isRightToLeft): environment.isRightToLeft = isRightToLeft
    case .highContrast(let isHigh): environment.isHighContrast = isHigh
    case .hardwareKeyboard(let isThere): environment.hasHardwareKeyboard = isThere
    }
  }

  @MainActor
  package func apply(to host: OffscreenHost) {
    switch self {
    case .resize(let size): host.windowSize = size
    case .rotate(let orientation): host.rotate(to: orientation)
    case .dark(let isDark): host.isDark = isDark
    case .textSize(let size): host.contentSizeCategory = size
    case .rightToLeft(let isRightToLeft): host.isRightToLeft = isRightToLeft
    case .highContrast(let isHigh): host.isHighContrast = isHigh
    case .hardwareKeyboard(let isThere): host.hasHardwareKeyboard = isThere
    }
  }

  /// Returns a random change: a new size as often as all others together.
  package static func random(using random: inout some RandomNumberGenerator) -> EnvironmentChange {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<7: .resize(randomSize(using: &random))
    case 7, 8: .rotate([.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
    case 9: .dark(.random(using: &random))
    case 10: .textSize(textSizes.randomElement(using: &random)!)
    case 11: .rightToLeft(.random(using: &random))
    case 12: .highContrast(.random(using: &random))
    default: .hardwareKeyboard(.random(using: &random))
    }
  }

  private static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .medium, .large, .extraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns widths on both sides of every limit between compact and regular, and any others.
  private static func randomSize(using random: inout some RandomNumberGenerator) -> CGSize? {
    guard Int.random(in: 0..<6, using: &random) > 0 else { return nil }
    let widths: [CGFloat] = [320, 375, 393, 438, 507, 590, 639, 678, 744, 820, 1024, 1180, 1366]
    let heights: [CGFloat] = [360, 480, 667, 820, 1024, 1180]
    let width =
      Bool.random(using: &random)
      ? widths.randomElement(using: &random)! : CGFloat(Int.random(in: 320...1400, using: &random))
    let height =
      Bool.random(using: &random)
      ? heights.randomElement(using: &random)! : CGFloat(Int.random(in: 360...1300, using: &random))
    return CGSize(width: width, height: height)
  }
}

extension EnvironmentChange {
  /// Parses the result of `description`.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    if words.count == 4, words[0] == "resize", words[2] == "x", let width = Int(words[1]),
      let height = Int(words[3])
    {
      self = .resize(CGSize(width: width, height: height))
      return
    }
    var all: [EnvironmentChange] = [.resize(nil)]
    all += [.portrait, .landscapeLeft, .landscapeRight].map { .rotate($0) }
    all += Self.textSizes.map { .textSize($0) }
    for value in [true, false] {
      all += [.dark(value), .rightToLeft(value), .highContrast(value), .hardwareKeyboard(value)]
    }
    guard let known = all.first(where: { "\($0)" == text }) else { return nil }
    self = known
  }
}

extension EnvironmentChange: CustomStringConvertible {
  package var description: String {
    switch self {
    case .resize(let size): size.map { "resize \(Int($0.width)) x \(Int($0.height))" } ?? "fill the display"
    case .rotate(let orientation):
      switch orientation {
      case .landscapeLeft: "rotate landscapeLeft"
      case .landscapeRight: "rotate landscapeRight"
      default: "rotate portrait"
      }
    case .dark(let isDark): isDark ? "dark" : "light"
    case .textSize(let size):
      "text \(size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))"
    case .rightToLeft(let isRightToLeft): isRightToLeft ? "right to left" : "left to right"
    case .highContrast(let isHigh): isHigh ? "high contrast" : "usual contrast"
    case .hardwareKeyboard(let isThere): isThere ? "hardware keyboard" : "drawn keyboard"
    }
  }
}
