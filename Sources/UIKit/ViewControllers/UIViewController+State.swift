/// The appearance state of a controller.
package enum AppearanceState: UInt8, Sendable { case disappeared, appearing, appeared, disappearing }

/// The reason for the current appearance transition of a controller.
package enum AppearanceTrigger: UInt8, Sendable {
  case none, movingToParent, movingFromParent, beingPresented, beingDismissed
}

package struct ControllerFlags: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  static let editing = ControllerFlags(rawValue: 1 << 0)
  static let extendsUnderOpaqueBars = ControllerFlags(rawValue: 1 << 1)
  static let modalInPresentation = ControllerFlags(rawValue: 1 << 2)
  static let definesPresentationContext = ControllerFlags(rawValue: 1 << 3)
  static let providesContextTransitionStyle = ControllerFlags(rawValue: 1 << 4)
  static let capturesStatusBar = ControllerFlags(rawValue: 1 << 5)
  static let respectsSystemMargins = ControllerFlags(rawValue: 1 << 6)
  static let hidesBottomBarWhenPushed = ControllerFlags(rawValue: 1 << 7)
  static let loadingView = ControllerFlags(rawValue: 1 << 8)
  static let automaticallyAdjustsScrollInsets = ControllerFlags(rawValue: 1 << 9)
  static let wantsFullScreenLayout = ControllerFlags(rawValue: 1 << 10)
  static let restoresFocus = ControllerFlags(rawValue: 1 << 11)
  static let animatesAppearance = ControllerFlags(rawValue: 1 << 12)
  /// The view keeps the size specified in its document.
  static let keepsArchivedSize = ControllerFlags(rawValue: 1 << 13)

  static let needsContentUnavailableUpdate = ControllerFlags(rawValue: 1 << 14)
  /// The view is entering or leaving a window independently, and the callbacks follow it.
  static let movesWithView = ControllerFlags(rawValue: 1 << 15)
  /// The controller sends the appearance callbacks of its children itself.
  package static let managesChildAppearance = ControllerFlags(rawValue: 1 << 17)
  /// Whether `viewIsAppearing` was sent since the controller last began to appear.
  package static let hasSentIsAppearing = ControllerFlags(rawValue: 1 << 18)
  /// A container of the framework, or the window, determines the frame of the view, regardless of its
  /// constraint settings.
  static let placedByContainer = ControllerFlags(rawValue: 1 << 16)

  static let initial: ControllerFlags = [
    .respectsSystemMargins, .automaticallyAdjustsScrollInsets, .restoresFocus, .needsContentUnavailableUpdate,
  ]

  package mutating func set(_ flag: ControllerFlags, _ on: Bool) {
    if on { insert(flag) } else { remove(flag) }
  }
}

extension UIViewController {
  /// Rarely used state of controllers.
  @MainActor
  package final class ExtendedState {
    package var nibName: String?
    package var keyCommands: [UIKeyCommand] = []
    package var nibBundle: Bundle?
    package var preferredContentSize = CGSize.zero
    package var edgesForExtendedLayout: UIRectEdge = .all
    package var additionalSafeAreaInsets = UIEdgeInsets.zero
    package var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// The style that is read: `automatic` reads as the style that it means.
    package var resolvedPresentationStyle: UIModalPresentationStyle {
      modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    }
    package var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    package var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    package var traitOverrides: UITraitOverrides?
    package var traitChanges: TraitChangeRegistry?
    package var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var toolbarItems: [UIBarButtonItem]?
    package var tabBarItem: UITabBarItem?
    package var editButtonItem: UIBarButtonItem?
    package var restorationIdentifier: String?
    package var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
    /// The presentation controller, while this controller is presented.
    package var presentation: UIPresentationController?
    /// A presentation controller configured before presenting.
    package var preparedPresentation: UIPresentationController?
    @BackReference package var presented: UIViewController?
    @BackReference package var presenting: UIViewController?
    /// The search controller of the active search in this controller, which counts as presented by it.
    package weak var runningSearch: UIViewController?
    /// The screen that this search controller searches.
    package weak var searchedScreen: UIViewController?
    @BackReference package var transition: AppearanceTransition?
    /// The first responder at the time when a controller was pushed above this one.
    package weak var keptTextInput: UIResponder?
    package var contentUnavailable: ContentUnavailablePlaceholder?
    package var previewing: [PreviewingContext] = []
    /// State of the Storyboards folder.
    package var storyboard: AnyObject?
  }

  package var extendedState: ExtendedState {
    if let rare { return rare }
    let made = ExtendedState()
    rare = made
    return made
  }

  var defaultRestorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { extendedState.restorationIdentifier = newValue }
  }

  // MARK: Why the appearance changes (Conformance.md C1), from the call that changes it on

  /// The title in bars, which may differ from that of the controller.
  var screenTitle: String? { _navigationItem?.title ?? title }

  // MARK: Insets

  var defaultAdditionalSafeAreaInsets: UIEdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set {
      extendedState.additionalSafeAreaInsets = newValue
      _view?.updateSafeAreaInsets()
    }
  }

  var defaultAutomaticallyAdjustsScrollViewInsets: Bool {
    get { controllerFlags.contains(.automaticallyAdjustsScrollInsets) }
    set {
      guard newValue != automaticallyAdjustsScrollViewInsets else { return }
      controllerFlags.set(.automaticallyAdjustsScrollInsets, newValue)
      _view.map(adjustScrollViews)
    }
  }

  private func adjustScrollViews(in view: UIView) {
    (view as? UIScrollView)?.updateSystemInset()
    for child in view._subviews where child.owningController == nil { adjustScrollViews(in: child) }
  }

  var defaultViewRespectsSystemMinimumLayoutMargins: Bool {
    get { controllerFlags.contains(.respectsSystemMargins) }
    set {
      controllerFlags.set(.respectsSystemMargins, newValue)
      _view?.setNeedsLayout()
    }
  }

  /// Passes the title on to the items of the bars around the controller.
  func updateTitleOfBars() {
    _navigationItem?.controllerTitleDidChange(_title)
    if let item = rare?.tabBarItem, item.systemItem == nil { item.title = _title }
    _parent?.childBarContentDidChange(self, animated: false)
  }

  var defaultSystemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = _view?.window?.bounds.width ?? _view?.bounds.width ?? 0
    let insets = _view?._safeAreaInsets ?? .zero
    let isBesideNotch = max(insets.left, insets.right) > 0 && traitCollection.horizontalSizeClass == .compact
    let side = isBesideNotch ? SystemMargins.besideNotch : SystemMargins.bar(width: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// An object whose container determines its size: controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
