import SwiftUI
@_exported import UIKit

/// Asks the person for a review of the app.
///
/// There is no store to review the app in, so the request is not shown. iOS also shows it at its own discretion and reports
/// no result.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The App Store inside SwiftUI: see `SKStoreReviewController`.
@preconcurrency @MainActor
public enum AppStore {
  public static func requestReview(in scene: UIWindowScene) {}
  /// Whether purchases are possible: with a simulated store only.
  public nonisolated static var canMakePayments: Bool { Store.shared.isOpen }
  /// Throws `StoreKitError.notAvailableInStorefront` without a simulated store, whose purchases are all known.
  public nonisolated static func sync() async throws {
    if !Store.shared.isOpen { throw StoreKitError.notAvailableInStorefront }
  }
  public nonisolated static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// Requests a review, from `@Environment(\.requestReview)`.
@preconcurrency @MainActor
public struct RequestReviewAction: Sendable {
  public nonisolated init() {}
  public func callAsFunction() {}
}

private struct RequestReviewKey: EnvironmentKey {
  static let defaultValue = RequestReviewAction()
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}

/// A page of the App Store. Products cannot be loaded: the completion handler receives
/// `SKError.storeProductNotAvailable`.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem()
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if let delegate = self.delegate {
          delegate.productViewControllerDidFinish(self)
        } else {
          self.dismiss(animated: true)
        }
      })
    bar.items = [item]
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.dismiss(animated: true)
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
