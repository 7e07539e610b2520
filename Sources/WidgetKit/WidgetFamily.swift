import SwiftUI

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular,
    accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The size on a phone of 390 by 844 points; of a tablet for the extra large family. In points.
  /// Source: Human Interface Guidelines, Widgets, "Specifications".
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// Whether the family is shown on the lock screen.
  var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCorner.rawValue }

  /// Whether a phone or a tablet has the family; corners are those of a watch.
  var isOnDevices: Bool { self != .accessoryCorner }

  /// The margins of the content in points: the standard ones of the Human Interface Guidelines, Widgets, "Margins".
  var margins: EdgeInsets {
    isAccessory ? EdgeInsets() : EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}
