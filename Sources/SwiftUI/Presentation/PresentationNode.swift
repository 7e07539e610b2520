/// Presents a view while there is an item.
package struct PresentationModifier: ViewModifier {
  package typealias Body = Never
  enum Style { case sheet, cover, popover(PopoverAttachmentAnchor) }
  let style: Style
  /// The current item. A different value is a different presentation.
  let item: @MainActor () -> AnyHashable?
  let content: @MainActor () -> AnyView
  let clear: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  /// Returns an action that sets the current item again after it was cleared. The action returns whether it is set.
  let reopening: @MainActor () -> (@MainActor () -> Bool)?

  package static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }
}

private final class PresentationNode<C: View>: ForwardingNode<ModifiedContent<C, PresentationModifier>, C> {
  private var modifier: PresentationModifier
  private var shown: (item: AnyHashable, controller: SheetController)?
  private var isWaiting = false
  private var waitsForPresenter = false

  init(_ view: ModifiedContent<C, PresentationModifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(view, inputs, \.content)
    check()
  }

  override func update(_ view: ModifiedContent<C, PresentationModifier>) {
    modifier = view.modifier
    super.update(view)
    if let shown { shown.controller.host.root?.forEachChild { ($0 as? DeferredNode<AnyView>)?.rebuild() } }
    check()
  }
  override func reevaluate() { check() }
  override func environmentDidChange() {
    super.environmentDidChange()
    shown?.controller.host.environment = environment
  }

  private func check() {
    evaluation &+= 1
    let wanted = Tracking.reading(self) { modifier.item() }
    guard wanted != shown?.item, !isWaiting else { return }
    isWaiting = true
    UpdateQueue.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.synchronize()
    }
  }

  private func synchronize() {
    guard isAlive else { return }
    let wanted = Tracking.ignoring { modifier.item() }
    guard wanted != shown?.item else { return }
    if let shown {
      // A new item is presented after the current presentation was dismissed.
      self.shown = nil
      dismiss(shown.controller) { [weak self] in self?.synchronize() }
      return
    }
    guard let wanted, let presenter = host.presenter else { return }
    guard let place = presenter.placeForPresentations else {
      return presenter.chrome.whenAppeared { [weak self] in self?.synchronize() }
    }
    if place.presentedViewController != nil {
      if !waitsForPresenter {
        waitsForPresenter = true
        // Conformance.md M39.
        UIKitFault.warn(
          "Currently, only presenting a single sheet is supported.\nThe next sheet will be presented when the "
            + "currently presented sheet gets dismissed.", category: "SwiftUI")
        PresentationQueue.whenAvailable(place) { [weak self] in
          self?.waitsForPresenter = false
          self?.synchronize()
        }
      }
      return
    }
    present(wanted, from: place)
  }

  private func present(_ item: AnyHashable, from presenter: UIViewController) {
    let sheetHost = ViewHost(parent: self)
    weak var weakSheet: SheetController?
    let sheet = SheetController(sheetHost, self) { [modifier] inputs in
      DeferredNode(inputs) {
        modifier.content()
      } again: { [weak self] in
        // The content is kept during dismissal.
        guard let self, modifier.item() == item else { return nil }
        return self.modifier.content()
      }
    }
    weakSheet = sheet
    let screen = PresentedScreenAction { weakSheet?.leave() }
    sheetHost.adjustsEnvironment = {
      $0.navigation = nil
      $0.linkTarget = nil
      $0.linkColumn = nil
      $0.isInRow = false
      $0.isInBar = false
      $0.listStyleAppearance = nil
      $0.sidebar = nil
      $0.stackAxis = nil
      $0.presentedScreen = screen
    }
    sheet.onReopen = modifier.reopening()
    sheet.onLeave = { [weak self, weak sheet] in
      guard let self, self.shown?.controller === sheet else { return }
      self.shown = nil
      self.modifier.clear()
      self.finished()
    }
    switch modifier.style {
    case .sheet: sheet.modalPresentationStyle = .automatic
    case .cover: sheet.modalPresentationStyle = .fullScreen
    case .popover(let anchor):
      sheet.modalPresentationStyle = .popover
      let view = firstView ?? presenter.view!
      sheet.popoverPresentationController?.sourceView = view
      sheet.popoverPresentationController?.sourceRectForSize = { anchor.rect(in: $0) }
      host.follow(sheet)
    }
    sheet.startIfNeeded()
    sheet.contentSizeMayHaveChanged()
    sheet.presentationController?.delegate = sheet
    sheet.chrome.update()
    shown = (item, sheet)
    presenter.present(sheet, animated: !UpdateQueue.current.disablesAnimations)
  }

  private func dismiss(_ sheet: SheetController, then next: @escaping @MainActor () -> Void) {
    sheet.onLeave = nil
    // Also dismisses presentations above.
    (sheet.presentingViewController ?? sheet).dismiss(
      animated: !UpdateQueue.current.disablesAnimations
    ) { [weak self] in
      self?.finished()
      next()
    }
  }

  private func finished() {
    modifier.onDismiss?()
    PresentationQueue.presenterBecameAvailable()
  }

  override func willEnd() {
    guard let shown else { return }
    self.shown = nil
    shown.controller.onLeave = nil
    (shown.controller.presentingViewController ?? shown.controller).dismiss(animated: true)
  }
}

/// The controller of a presented view.
package final class SheetController: ViewHostController, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, ReopenableScreen
{
  /// Sets the presented item again after the presentation has ended.
  var onReopen: (@MainActor () -> Bool)?
  package func reopening() -> (@MainActor () -> Bool)? { onReopen }

  /// Called when it was dismissed by other means than its binding.
  var onLeave: (@MainActor () -> Void)?

  /// Sizes popovers to fit their views.
  package override func contentSizeMayHaveChanged() {
    guard modalPresentationStyle == .popover, isStarted else { return }
    let size = host.sizeThatFits(.unspecified)
    if size != preferredContentSize { preferredContentSize = size }
  }

  /// Dismisses the presentation at the view's request.
  func leave() {
    guard let presentingViewController, !isBeingDismissed else { return }
    presentingViewController.dismiss(animated: true) { [weak self] in
      let onLeave = self?.onLeave
      self?.onLeave = nil
      onLeave?()
    }
  }

  package func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let settings = chrome.settings
    guard let detents = settings.detents,
      let identifier = sheetPresentationController.selectedDetentIdentifier,
      let detent = detents.first(where: { $0.identifier == identifier })
    else { return }
    settings.presentation.didSelect?(detent)
  }

  package func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let adaptation = settingsBeforeShown.presentation.adaptation
    let wish =
      traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass != .compact
      ? adaptation?.vertical : adaptation?.horizontal
    switch wish?.kind {
    case .some(.popover), .some(PresentationAdaptation.Kind.none): return UIModalPresentationStyle.none
    case .sheet: return .pageSheet
    case .cover: return .overFullScreen
    case .automatic, nil: return .automatic
    }
  }

  /// The settings of the views before they are shown, for configuring the presentation.
  private var settingsBeforeShown: ScreenSettings {
    startIfNeeded()
    return host.root?.preference(ScreenKey.self) ?? ScreenSettings()
  }

  package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    let onLeave = onLeave
    self.onLeave = nil
    onLeave?()
  }
}

extension ViewHost {
  /// Keeps an open popover at its source when views are laid out.
  func follow(_ controller: UIViewController) {
    onLayout = { [weak controller] in
      (controller?.activePresentation as? UIPopoverPresentationController)?.sourceDidMove()
    }
  }

  /// The controller that presents for these views.
  package var presenter: ViewHostController? {
    controller as? ViewHostController ?? outer?.presenter
  }
}

extension ViewHostController {
  /// The controller that presents for the screen: itself while it is visible, or its stack while other
  /// screens are above it.
  var placeForPresentations: UIViewController? {
    if viewIfLoaded?.window != nil, appearance == .appeared { return self }
    guard let stack = navigationController, stack.viewIfLoaded?.window != nil, stack.appearance == .appeared,
      let own = stack.viewControllers.first(where: { isDescendant(of: $0) }), own !== stack.topViewController
    else { return nil }
    return stack
  }
}

extension _ViewNode {
  /// The first view of the node.
  var firstView: UIView? {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    var views: [ShownView] = []
    items.first?.collectViews(into: &views)
    return views.last?.view
  }
}

/// Presentations that wait for the dismissal of another.
@MainActor
enum PresentationQueue {
  private struct PendingPresentation {
    weak var presenter: UIViewController?
    let action: @MainActor () -> Void
  }
  private static var waiting: [PendingPresentation] = []

  /// Calls `action` after a controller's current presentation was dismissed.
  static func whenAvailable(_ presenter: UIViewController, _ action: @escaping @MainActor () -> Void) {
    waiting.append(PendingPresentation(presenter: presenter, action: action))
  }
  /// Starts the first presentation that is now possible.
  static func presenterBecameAvailable() {
    waiting.removeAll { $0.presenter == nil }
    guard let index = waiting.firstIndex(where: { $0.presenter?.presentedViewController == nil }) else {
      return
    }
    let next = waiting.remove(at: index)
    UpdateQueue.afterUpdate { next.action() }
  }
}

extension View {
  nonisolated private func present<Content: View>(
    _ style: PresentationModifier.Style, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        content: { AnyView(content()) },
        clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss,
        reopening: {
          {
            isPresented.wrappedValue = true
            return isPresented.wrappedValue
          }
        }))
  }

  nonisolated private func present<Item: Identifiable, Content: View>(
    _ style: PresentationModifier.Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, item: { item.wrappedValue.map { AnyHashable($0.id) } },
        content: { AnyView(item.wrappedValue.map { content($0) }) },
        clear: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss,
        reopening: {
          guard let value = item.wrappedValue else { return nil }
          return {
            item.wrappedValue = value
            return item.wrappedValue != nil
          }
        }))
  }

  /// Presents a sheet while a binding is `true`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { present(.sheet, isPresented, onDismiss, content) }
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { present(.sheet, item, onDismiss, content) }
  /// Presents a full-screen cover while a binding is `true`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { present(.cover, isPresented, onDismiss, content) }
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { present(.cover, item, onDismiss, content) }
  /// Presents a popover at the view while a binding is `true`; a sheet in compact width.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { present(.popover(attachmentAnchor), isPresented, nil, content) }
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { present(.popover(attachmentAnchor), item, nil, content) }
}

/// The part of a view to which its popover is attached.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  @MainActor
  func rect(in size: CGSize) -> CGRect {
    switch self {
    case .rect(let source): source.place(size)
    case .point(let point):
      CGRect(x: size.width * point.x - 1, y: size.height * point.y - 1, width: 2, height: 2)
    }
  }
}
