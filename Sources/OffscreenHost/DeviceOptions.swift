import Foundation
import FoundationExtensions
import UIKit

/// The simulated device and its settings, as given by arguments: `--device "iPhone 15" --landscape --dark
/// --text-size accessibility-large --language ko --right-to-left`.
package struct DeviceOptions: Equatable, Sendable {
  /// The device; `nil` if none is given.
  package var device: Device?
  package var orientation = UIInterfaceOrientation.portrait
  package var isDark = false
  package var contentSize = UIContentSizeCategory.large
  package var languages: [String] = []
  package var isRightToLeft = false

  package init() {}

  /// An invalid argument, described in one line.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Removes the option at the start of `arguments`, with its value.
  /// - Returns: Whether it was one of these options.
  package mutating func take(_ arguments: inout ArraySlice<String>) throws(Fault) -> Bool {
    guard let name = arguments.first else { return false }
    switch name {
    case "--device":
      let text = try Self.value(&arguments)
      guard let device = Device.named(text) else {
        let known = Device.all.map { "“\($0.name)”" }.joined(separator: ", ")
        throw Fault(description: "--device: there is no “\(text)”; there are \(known)")
      }
      self.device = device
    case "--text-size":
      let text = try Self.value(&arguments)
      guard let size = Self.textSizes[text] else {
        let known = Self.textSizeNames.joined(separator: ", ")
        throw Fault(description: "--text-size: there is no “\(text)”; there are \(known)")
      }
      contentSize = size
    case "--language":
      let text = try Self.value(&arguments)
      languages = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      isRightToLeft = Locale.Language(identifier: languages.first ?? "").characterDirection == .rightToLeft
    case "--landscape":
      arguments.removeFirst()
      orientation = .landscapeRight
    case "--dark":
      arguments.removeFirst()
      isDark = true
    case "--right-to-left":
      arguments.removeFirst()
      isRightToLeft = true
    default: return false
    }
    return true
  }

  /// Removes an option's name and returns its value.
  static func value(_ arguments: inout ArraySlice<String>) throws(Fault) -> String {
    let name = arguments.removeFirst()
    guard let value = arguments.popFirst(), !value.isEmpty else {
      throw Fault(description: "\(name) needs a value")
    }
    return value
  }

  /// The text sizes from smallest to largest, named as in `simctl ui content_size`.
  package static let textSizeNames = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large", "extra-extra-extra-large",
    "accessibility-medium", "accessibility-large", "accessibility-extra-large",
    "accessibility-extra-extra-large", "accessibility-extra-extra-extra-large",
  ]
  package static let contentSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  private static let textSizes = Dictionary(uniqueKeysWithValues: zip(textSizeNames, contentSizes))
}
