import SwiftUI

/// A widget of an app.
@preconcurrency @MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @WidgetConfigurationBuilder var body: Body { get }
  init()
}

/// The kind and the content of a widget.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  var _description: _WidgetDescription { get }
}

/// The declaration of one widget.
public struct _WidgetDescription {
  package var kind: String
  package var displayName: Text?
  package var explanation: Text?
  package var families = WidgetFamily.allCases
  package var hasContentMargins = true
  /// Shows the entry for a date.
  package var view: @MainActor (WidgetFamily, Date, @escaping @MainActor (AnyView) -> Void) -> Void
}

@resultBuilder
@preconcurrency @MainActor
public enum WidgetConfigurationBuilder {
  public static func buildBlock<C: WidgetConfiguration>(_ content: C) -> C { content }
}

/// A widget without choices of the person.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _description: _WidgetDescription

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _description = _WidgetDescription(kind: kind) { family, date, show in
      let context = TimelineProviderContext(family: family, isPreview: true)
      provider.getTimeline(in: context) { timeline in
        // Handed over to the main actor; not used here afterwards.
        nonisolated(unsafe) let timeline = timeline
        Task { @MainActor in
          guard let entry = timeline.entry(at: date) else { return }
          show(AnyView(content(entry).environment(\.widgetFamily, family)))
        }
      }
    }
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
}

/// Several widgets of one extension.
@preconcurrency @MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

/// The widgets of a bundle.
public struct _WidgetList: Widget {
  let widgets: [any Widget]
  public init() { widgets = [] }
  init(_ widgets: [any Widget]) { self.widgets = widgets }
  public var body: _ModifiedWidgetConfiguration { Self.unavailable() }
  private static func unavailable() -> _ModifiedWidgetConfiguration {
    fatalError("A list of widgets has no configuration of its own")
  }
}

@resultBuilder
@preconcurrency @MainActor
public enum WidgetBundleBuilder {
  public static func buildExpression(_ widget: any Widget) -> _WidgetList {
    _WidgetList((widget as? _WidgetList)?.widgets ?? [widget])
  }
  public static func buildBlock(_ parts: _WidgetList...) -> _WidgetList {
    _WidgetList(parts.flatMap(\.widgets))
  }
  public static func buildOptional(_ part: _WidgetList?) -> _WidgetList { part ?? _WidgetList() }
  public static func buildEither(first: _WidgetList) -> _WidgetList { first }
  public static func buildEither(second: _WidgetList) -> _WidgetList { second }
  public static func buildLimitedAvailability(_ part: _WidgetList) -> _WidgetList { part }
}

extension Widget {
  /// The declarations of the widgets, in order.
  package var descriptions: [_WidgetDescription] {
    if let list = self as? _WidgetList { return list.widgets.flatMap(\.descriptions) }
    return [body._description]
  }
  /// Ends with a message: no desktop shows widgets.
  public static func main() { WidgetHost.refuse() }
}

extension WidgetBundle {
  package var descriptions: [_WidgetDescription] { body.descriptions }
  /// Ends with a message: no desktop shows widgets.
  public static func main() { WidgetHost.refuse() }
}

private enum WidgetHost {
  static func refuse() -> Never {
    FileHandle.standardError.write(Data("WidgetKit: no host on this system shows widgets\n".utf8))
    exit(1)
  }
}
