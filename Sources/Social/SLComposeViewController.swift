@_exported import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// The screen for a post. It cannot be created: iOS has no services since version 11.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  open var completionHandler: SLComposeViewControllerCompletionHandler?
  public init?(forServiceType serviceType: String!) { return nil }
  public required init?(coder: NSCoder) { nil }
  @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
  @discardableResult open func add(_ image: UIImage!) -> Bool { false }
  @discardableResult open func add(_ url: URL!) -> Bool { false }
}

/// The text of a share extension. Nothing shows extensions here.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  public let textView: UITextView! = UITextView()
  open var contentText: String! { textView.text }
  open var placeholder: String!
  open var charactersRemaining: NSNumber!
  open func presentationAnimationDidFinish() {}
  open func didSelectPost() {}
  open func didSelectCancel() {}
  open func isContentValid() -> Bool { true }
  open func validateContent() {}
  open func configurationItems() -> [Any]! { [] }
  open func reloadConfigurationItems() {}
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  open func popConfigurationViewController() {}
  open func loadPreviewView() -> UIView! { nil }
}

@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: NSObject {
  open var title: String!
  open var value: String!
  open var valuePending = false
  open var tapHandler: (() -> Void)!
  public override init() { super.init() }
}
