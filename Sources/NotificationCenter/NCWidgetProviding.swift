@_exported import UIKit

public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// A widget of iOS 13 and earlier in an extension. Nothing shows extensions here.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
}
