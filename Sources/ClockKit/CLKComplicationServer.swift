@_exported import Foundation

/// The complications of a watch. There is no watch, so there are none.
public final class CLKComplicationServer: NSObject, Sendable {
  private static let instance = CLKComplicationServer()
  public class func sharedInstance() -> CLKComplicationServer { instance }
  public var activeComplications: [CLKComplication]? { nil }
  /// Has no effect, because there are no complications.
  public func reloadTimeline(for complication: CLKComplication) {}
  /// Has no effect, because there are no complications.
  public func extendTimeline(for complication: CLKComplication) {}
}

/// A complication. There is none.
public final class CLKComplication: NSObject, Sendable {
  public var identifier: String { "" }
}
