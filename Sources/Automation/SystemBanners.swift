import SystemPermissions
import UIKit
import UserNotifications

/// Shows notifications as banners at the top of the screen until they are tapped, swiped away or withdrawn.
///
/// Differs from iOS: a banner is not dismissed after a delay, because the virtual time of an idle app passes at once.
@MainActor
final class SystemBanners: NotificationDesktop {
  private var shown: [String: BannerView] = [:]

  func show(_ banner: NotificationBanner) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first,
      let root = SystemWindow.of(scene).rootViewController?.view
    else { return }
    shown[banner.identifier]?.removeFromSuperview()
    let view = BannerView(banner)
    view.end = { [weak self] in
      self?.shown.removeValue(forKey: banner.identifier)?.removeFromSuperview()
    }
    shown[banner.identifier] = view
    let top = max(root.window?.safeAreaInsets.top ?? 0, 8)
    let width = min(root.bounds.width - 16, 480)
    let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    view.frame = CGRect(x: (root.bounds.width - width) / 2, y: top, width: width, height: height)
    root.addSubview(view)
  }

  func withdraw(_ identifiers: [String]) {
    for identifier in identifiers { shown.removeValue(forKey: identifier)?.removeFromSuperview() }
  }
}

private final class BannerView: UIView {
  var end: () -> Void = {}
  private let identifier: String
  private let title = UILabel()
  private let body = UILabel()

  init(_ banner: NotificationBanner) {
    identifier = banner.identifier
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 22
    title.text = banner.title
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    body.text = [banner.subtitle, banner.body].filter { !$0.isEmpty }.joined(separator: "\n")
    body.font = .systemFont(ofSize: 15)
    for label in [title, body] {
      label.numberOfLines = 4
      addSubview(label)
    }
    isAccessibilityElement = true
    accessibilityIdentifier = "NotificationShortLookView"
    let texts = [ApplicationManifest.current.displayName, "now", banner.title, banner.subtitle, banner.body]
    accessibilityLabel = texts.filter { !$0.isEmpty }.joined(separator: ", ")
    addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    gestureRecognizers?[0].addHandler { [weak self] _ in self?.choose() }
    let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
    swipe.direction = .up
    swipe.addHandler { [weak self] _ in self?.dismiss() }
    addGestureRecognizer(swipe)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("BannerView is never archived") }

  private func choose() {
    end()
    NotificationService.choose(identifier)
  }

  private func dismiss() {
    end()
    NotificationService.dismiss(identifier)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 32, height: size.height)
    let texts = [title, body].map { $0.text?.isEmpty == false ? $0.sizeThatFits(room).height : 0 }
    return CGSize(width: size.width, height: texts[0] + texts[1] + 28)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: bounds.width - 32, height: .greatestFiniteMagnitude)
    let height = title.sizeThatFits(room).height
    title.frame = CGRect(x: 16, y: 12, width: room.width, height: height)
    body.frame = CGRect(
      x: 16, y: 14 + height, width: room.width, height: max(0, bounds.height - height - 26))
  }
}
