import SystemPermissions
@_exported import UIKit

/// Mail and messages are sent by the person in a sheet of the system.
///
/// As on a device without a mail account and without messages: `canSendMail()`, `canSendText()` and
/// `canSendAttachments()` are false. Presenting a composer in spite of that shows no sheet for composing: the delegate receives
/// `.failed`, as the documentation asks apps to check first.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

public struct MFMailComposeError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MFMailComposeError
    case saveFailed, sendFailed
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// A composer of mail. Unavailable: see `canSendMail()`.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// An attachment of the message.
  package struct Attachment {
    package var data: Data
    package var mimeType: String
    package var fileName: String
  }

  package private(set) var subject = ""
  package private(set) var recipients: [String: [String]] = [:]
  package private(set) var body = ""
  package private(set) var mailAttachments: [Attachment] = []

  public init() { super.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether mail can be sent. Always false.
  open class func canSendMail() -> Bool { false }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients["to"] = toRecipients }
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients["cc"] = ccRecipients }
  open func setBccRecipients(_ bccRecipients: [String]?) { recipients["bcc"] = bccRecipients }
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { recipients["from"] = [emailAddress] }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    mailAttachments.append(Attachment(data: attachment, mimeType: mimeType, fileName: filename))
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let mailComposeDelegate else { return dismiss(animated: true) }
    mailComposeDelegate.mailComposeController(
      self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
  }
}

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A composer of messages. Unavailable: see `canSendText()`.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  public init() { super.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether messages can be sent. Always false.
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  open func disableUserAttachments() {}
  /// Refuses the attachment.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }
  /// Refuses the attachment.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let messageComposeDelegate else { return dismiss(animated: true) }
    messageComposeDelegate.messageComposeViewController(self, didFinishWith: .failed)
  }
}
