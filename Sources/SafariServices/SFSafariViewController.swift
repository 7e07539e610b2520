import FoundationExtensions
import FoundationNetworking
@_exported import UIKit
import WebKit

/// A browser inside an app: the page, a Done button, the page's address, and buttons for navigation and sharing.
///
/// Pages are shown as `WKWebView` shows them: rendered where WPE WebKit is installed, otherwise as text.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The style of the button that closes the browser.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The options of a browser.
  open class Configuration: NSObject, NSCopying {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: ActivityButton?
    open var eventAttribution: AnyObject?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      return copy
    }
  }

  /// A button of the app in the browser's bar. Not shown, because app extensions do not run.
  open class ActivityButton: NSObject {
    public let templateImage: UIImage
    public let extensionIdentifier: String

    public init(templateImage: UIImage, extensionIdentifier: String) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
    }
  }

  /// A preparation of connections. Without effect on the time that pages take.
  open class PrewarmingToken: NSObject {
    open func invalidate() {}
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateBar() } }
  open var preferredBarTintColor: UIColor? { didSet { updateBar() } }
  open var preferredControlTintColor: UIColor? { didSet { updateBar() } }

  private let url: URL
  private let webView = WKWebView()
  private let bar = UINavigationBar()
  private let toolbar = UIToolbar()
  private let item = UINavigationItem()
  private let backItem = UIBarButtonItem(
    image: UIImage(systemName: "chevron.backward"), style: .plain, target: nil, action: nil)
  private let forwardItem = UIBarButtonItem(
    image: UIImage(systemName: "chevron.forward"), style: .plain, target: nil, action: nil)
  private var isRedirecting = true

  /// Creates a browser that opens a page.
  ///
  /// - Parameters:
  ///   - URL: An address of the schemes http and https; others raise an exception, as on iOS.
  ///   - configuration: The settings of the browser.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    if !["http", "https"].contains(URL.scheme?.lowercased() ?? "") {
      UIKitFault.raise(
        .invalidArgument,
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    }
    setUp()
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  @available(*, unavailable, message: "SFSafariViewController is created with an address")
  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    modalPresentationStyle = .pageSheet
    webView.navigationDelegate = self
    backItem.primaryAction = UIAction(
      title: SystemString.back.text, image: UIImage(systemName: "chevron.backward")
    ) { [weak self] _ in self?.webView.goBack() }
    forwardItem.primaryAction = UIAction(
      title: SystemString.forward.text, image: UIImage(systemName: "chevron.forward")
    ) { [weak self] _ in self?.webView.goForward() }
    // A bar button item with an image and a title shows the image.
    backItem.accessibilityLabel = SystemString.back.text
    forwardItem.accessibilityLabel = SystemString.forward.text
  }

  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.items = [item]
    for part in [webView, bar, toolbar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safeArea.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      webView.topAnchor.constraint(equalTo: bar.bottomAnchor),
      webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      webView.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    item.title = url.host
    updateBar()
    updateHistory()
    webView.load(URLRequest(url: url))
  }

  private func updateBar() {
    guard isViewLoaded else { return }
    let close = UIAction { [weak self] _ in self?.close() }
    switch dismissButtonStyle {
    case .done: item.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: close)
    case .close: item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
    case .cancel: item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: close)
    }
    let refresh = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.webView.reload() })
    item.rightBarButtonItem = refresh
    let share = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] action in self?.share(action.sender) })
    toolbar.items = [
      backItem, .flexibleSpace(), forwardItem, .flexibleSpace(), share, .flexibleSpace(),
      UIBarButtonItem(
        title: nil, image: UIImage(systemName: "safari"),
        primaryAction: UIAction(title: SystemString.open.text, image: UIImage(systemName: "safari")) {
          [weak self] _ in self?.openInBrowser()
        }),
    ]
    bar.barTintColor = preferredBarTintColor
    toolbar.barTintColor = preferredBarTintColor
    bar.tintColor = preferredControlTintColor
    toolbar.tintColor = preferredControlTintColor
  }

  private func updateHistory() {
    backItem.isEnabled = webView.canGoBack
    forwardItem.isEnabled = webView.canGoForward
    item.title = (webView.url ?? url).host
  }

  // MARK: Actions

  private func close() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  private func share(_ sender: Any?) {
    let address = webView.url ?? url
    let activities = delegate?.safariViewController(self, activityItemsFor: address, title: webView.title)
    let sheet = UIActivityViewController(activityItems: [address], applicationActivities: activities)
    sheet.excludedActivityTypes = delegate?.safariViewController(
      self, excludedActivityTypesFor: address, title: webView.title)
    sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    present(sheet, animated: true)
  }

  private func openInBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(webView.url ?? url)
  }
}

extension SFSafariViewController: WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    updateHistory()
    guard isRedirecting, let address = webView.url, address != url else { return }
    delegate?.safariViewController(self, initialLoadDidRedirectTo: address)
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    finishInitialLoad(true)
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    updateHistory()
    finishInitialLoad(false)
  }

  private func finishInitialLoad(_ isLoaded: Bool) {
    guard isRedirecting else { return }
    isRedirecting = false
    delegate?.safariViewController(self, didCompleteInitialLoad: isLoaded)
  }
}

/// Methods that a browser reports to. All are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
}

/// The list of pages to read later.
///
/// Differs from iOS: there is no such list; additions fail.
open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool { false }
}
