import Foundation

/// An item that a host app gives to an extension, or receives from it.
open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
  public override init() { super.init() }
}

public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// The connection of an extension to its host app.
///
/// Differs from iOS: extensions do not run, so that a context has no items unless a test gives it some, and no host receives
/// the results.
open class NSExtensionContext: NSObject {
  /// The items that the host app sent.
  open var inputItems: [Any] { items }
  private let items: [Any]

  public override init() { items = [] }

  /// A context with items, for tests of an extension's code.
  package init(inputItems: [Any]) { items = inputItems }

  /// Ends the request with results. The completion handler is called in the next turn of the main queue.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(false) }
  }

  /// Ends the request with an error.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the host app to open a URL, which no host does.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(false) }
  }
}

/// An object that handles the requests of a host app.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}

extension NSNotification.Name {
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  public static let NSExtensionHostWillResignActive = NSNotification.Name(
    "NSExtensionHostWillResignActiveNotification")
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name(
    "NSExtensionHostDidBecomeActiveNotification")
}
