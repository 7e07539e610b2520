import FoundationExtensions
@_exported import QuickLookThumbnailing
@_exported import UIKit

/// A file to preview.
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// The files of a preview controller.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// Methods that receive the end of a preview.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}

/// A screen that shows files one beside the other: images, texts and PDF documents; of other files the name.
///
/// Differs from iOS: files cannot be edited, and text of PDF documents is not drawn.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate
{
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded, !isPaging { showCurrentItem() } } }
  open var currentPreviewItem: (any QLPreviewItem)? { item(at: currentPreviewItemIndex) }

  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  private let screen = UIViewController()
  private var isPaging = false

  /// Whether the file can be shown.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.flatMap(FilePicture.init) != nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pages.dataSource = self
    pages.delegate = self
    showCurrentItem()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard pages.parent == nil else { return }
    if navigationController != nil { return embed(pages, in: self) }
    // A presented preview has a bar of its own.
    embed(pages, in: screen)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    embed(UINavigationController(rootViewController: screen), in: self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed || isMovingFromParent { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent { delegate?.previewControllerDidDismiss(self) }
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  // MARK: Items

  open func reloadData() {
    currentPreviewItemIndex = max(0, min(currentPreviewItemIndex, count - 1))
  }

  open func refreshCurrentPreviewItem() { showCurrentItem() }

  private var count: Int { dataSource?.numberOfPreviewItems(in: self) ?? 0 }

  private func item(at index: Int) -> (any QLPreviewItem)? {
    guard let dataSource, (0..<count).contains(index) else { return nil }
    return dataSource.previewController(self, previewItemAt: index)
  }

  private func page(at index: Int) -> UIViewController? {
    item(at: index).map { PreviewPage(index: index, file: $0.previewItemURL, title: Self.title(of: $0)) }
  }

  private static func title(of item: any QLPreviewItem) -> String {
    item.previewItemTitle ?? item.previewItemURL?.lastPathComponent ?? ""
  }

  private func showCurrentItem() {
    pages.setViewControllers(
      [page(at: currentPreviewItemIndex) ?? UIViewController()], direction: .forward, animated: false)
    updateTitle()
  }

  private func updateTitle() {
    let title = currentPreviewItem.map(Self.title) ?? ""
    navigationItem.title = title
    screen.navigationItem.title = title
    screen.navigationItem.rightBarButtonItem = shareItem
    navigationItem.rightBarButtonItem = shareItem
  }

  private var shareItem: UIBarButtonItem? {
    guard let file = currentPreviewItem?.previewItemURL else { return nil }
    return UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] _ in
        self?.present(
          UIActivityViewController(activityItems: [file], applicationActivities: nil), animated: true)
      })
  }

  // MARK: Pages

  open func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { (viewController as? PreviewPage).flatMap { page(at: $0.index - 1) } }

  open func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { (viewController as? PreviewPage).flatMap { page(at: $0.index + 1) } }

  open func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard let page = pages.viewControllers?.first as? PreviewPage else { return }
    isPaging = true
    currentPreviewItemIndex = page.index
    isPaging = false
    updateTitle()
  }
}
