// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

@_exported import UIKit

public let MSMessagesErrorDomain = "com.apple.messages.messages-error"

/// An app inside Messages. There is no Messages, so the system creates none.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController {
  public enum PresentationStyle: UInt, Sendable { case compact, expanded, transcript }

  open var presentationStyle: PresentationStyle { .compact }
  open var activeConversation: MSConversation? { nil }
  /// Has no effect, because nothing shows the app.
  open func requestPresentationStyle(_ presentationStyle: PresentationStyle) {}
  open func willBecomeActive(with conversation: MSConversation) {}
  open func didBecomeActive(with conversation: MSConversation) {}
  open func willResignActive(with conversation: MSConversation) {}
  open func didResignActive(with conversation: MSConversation) {}
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  open func willTransition(to presentationStyle: PresentationStyle) {}
  open func didTransition(to presentationStyle: PresentationStyle) {}
}

/// A conversation. There is none.
open class MSConversation: NSObject, @unchecked Sendable {
  open var localParticipantIdentifier: UUID { UUID() }
  open var remoteParticipantIdentifiers: [UUID] { [] }
  open var selectedMessage: MSMessage? { nil }
}

/// A message of an app.
open class MSMessage: NSObject, @unchecked Sendable {
  open var url: URL?
  open var summaryText: String?
  open var layout: MSMessageLayout?
  open var accessibilityLabel: String?
  public override init() {}
}

/// The appearance of a message.
open class MSMessageLayout: NSObject, @unchecked Sendable {}

/// A picture with captions.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
  open var caption: String?
  open var subcaption: String?
  open var trailingCaption: String?
  open var trailingSubcaption: String?
  open var image: UIImage?
  open var imageTitle: String?
  open var imageSubtitle: String?
  public override init() {}
}

/// A picture for messages.
open class MSSticker: NSObject, @unchecked Sendable {
  public let imageFileURL: URL
  public let localizedDescription: String

  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { throw CocoaError(.fileNoSuchFile) }
    (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
  }
}
