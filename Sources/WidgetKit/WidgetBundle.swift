import SwiftUI

/// Several widgets of one extension.
@preconcurrency @MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  package var descriptions: [_WidgetDescription] { body.descriptions }
  /// Ends with a message: no desktop shows widgets.
  public static func main() { WidgetHost.refuse() }
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
