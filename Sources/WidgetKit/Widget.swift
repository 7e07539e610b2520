import SwiftUI

/// A widget of an app.
@preconcurrency @MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @WidgetConfigurationBuilder var body: Body { get }
  init()
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

/// The declaration of one widget.
public struct _WidgetDescription {
  package var kind: String
  package var displayName: Text?
  package var explanation: Text?
  /// Source: `supportedFamilies(_:)`: without it, a widget supports all families.
  package var families = WidgetFamily.allCases
  package var hasContentMargins = true
  package var content: Content

  /// The content of a widget.
  package enum Content {
    /// Views of the entries of timelines.
    case timeline(WidgetTimeline)
    /// Views of the states of a live activity.
    case activity(LiveActivity)
  }
}

enum WidgetHost {
  static func refuse() -> Never {
    FileHandle.standardError.write(Data("WidgetKit: no host on this system shows widgets\n".utf8))
    exit(1)
  }
}
