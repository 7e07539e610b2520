import SwiftUI

/// The kind and the content of a widget.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  var _description: _WidgetDescription { get }
}

@resultBuilder
@preconcurrency @MainActor
public enum WidgetConfigurationBuilder {
  public static func buildBlock<C: WidgetConfiguration>(_ content: C) -> C { content }
  public static func buildLimitedAvailability(
    _ content: any WidgetConfiguration
  ) -> _ModifiedWidgetConfiguration {
    _ModifiedWidgetConfiguration(_description: content._description)
  }
}

/// A configuration with changed options.
public struct _ModifiedWidgetConfiguration: WidgetConfiguration {
  public let _description: _WidgetDescription
}

extension WidgetConfiguration {
  private func changing(_ change: (inout _WidgetDescription) -> Void) -> _ModifiedWidgetConfiguration {
    var description = _description
    change(&description)
    return _ModifiedWidgetConfiguration(_description: description)
  }

  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changing { $0.displayName = displayName }
  }
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }
  @_disfavoredOverload
  public func configurationDisplayName(_ resource: LocalizedStringResource) -> some WidgetConfiguration {
    configurationDisplayName(Text(resource))
  }
  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.explanation = description }
  }
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }
  @_disfavoredOverload
  public func description(_ resource: LocalizedStringResource) -> some WidgetConfiguration {
    description(Text(resource))
  }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families }
  }
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.hasContentMargins = false }
  }
  /// Without effect: widgets keep their background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changing { _ in }
  }
  /// Without effect: there is no StandBy and no CarPlay.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changing { _ in }
  }
  /// Without effect: nothing transfers files for a widget in the background.
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changing { _ in }
  }
  /// Without effect: no watch shows live activities.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    changing { _ in }
  }
}

/// A place in which the system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let carPlay = WidgetLocation(name: "carPlay")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// The size of a live activity.
public enum ActivityFamily: Int, CaseIterable, Hashable, Codable, Sendable { case small, medium }
