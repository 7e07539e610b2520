import FoundationExtensions
import UIKit

/// A screen for inviting people to a share.
///
/// Differs from iOS: there is no account, so the screen tells so, and the delegate gets `CKError.notAuthenticated`.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }

  public typealias PreparationCompletion = (CKShare?, CKContainer?, (any Error)?) -> Void

  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open private(set) var share: CKShare?
  /// The permissions that the screen would offer.
  open var availablePermissions: PermissionOptions = []
  private var preparation: ((UICloudSharingController, @escaping PreparationCompletion) -> Void)?

  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public init(
    preparationHandler: @escaping (UICloudSharingController, @escaping PreparationCompletion) -> Void
  ) {
    preparation = preparationHandler
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func prepare() { modalPresentationStyle = .formSheet }

  /// Returns nil: there is no share to send.
  open func activityItemSource() -> (any UIActivityItemSource)? { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "icloud.slash")
    content.text = delegate?.itemTitle(for: self)
    content.secondaryText = CKError.withoutAccount.localizedDescription
    content.button = .plain()
    content.button.title = SystemString.done.text
    content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    contentUnavailableConfiguration = content
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let preparation else { return fail(CKError.withoutAccount) }
    self.preparation = nil
    preparation(self) { [weak self] share, _, error in
      // The handler may answer on any thread; the main queue runs on the main thread.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self?.share = share
          self?.fail(error ?? CKError.withoutAccount)
        }
      }
    }
  }

  private func fail(_ error: any Error) {
    delegate?.cloudSharingController(self, failedToSaveShareWithError: error)
  }
}

/// Provides the title of what is shared, and receives the result.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
