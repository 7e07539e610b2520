/// The requests of views for their presentation.
package struct PresentationSettings {
  var selectedDetent: PresentationDetent?
  var didSelect: (@MainActor (PresentationDetent) -> Void)?
  var background: AnyView?
  var backgroundStyle: AnyShapeStyle?
  var interaction: PresentationBackgroundInteraction?
  var cornerRadius: CGFloat??
  var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?
  var contentInteraction: PresentationContentInteraction?
  var sizing: (any PresentationSizing)?

  mutating func add(outer: PresentationSettings) {
    selectedDetent = outer.selectedDetent ?? selectedDetent
    didSelect = outer.didSelect ?? didSelect
    background = outer.background ?? background
    backgroundStyle = outer.backgroundStyle ?? backgroundStyle
    interaction = outer.interaction ?? interaction
    cornerRadius = outer.cornerRadius ?? cornerRadius
    adaptation = outer.adaptation ?? adaptation
    contentInteraction = outer.contentInteraction ?? contentInteraction
    sizing = outer.sizing ?? sizing
  }
}

/// The interaction with content behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable { case automatic, enabled, upThrough(PresentationDetent), disabled }
  let kind: Kind
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// Enabled up to the height of a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// The adaptation of a presentation in compact size classes.
public struct PresentationAdaptation: Sendable {
  enum Kind: Sendable { case automatic, none, popover, sheet, cover }
  let kind: Kind
  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .cover)
}

/// The priority of scrolling and resizing in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool
  public static let automatic = PresentationContentInteraction(scrolls: false)
  public static let resizes = PresentationContentInteraction(scrolls: false)
  public static let scrolls = PresentationContentInteraction(scrolls: true)
}

/// The size of a sheet in regular size classes.
public protocol PresentationSizing: Sendable {
  /// The kind of size: page, form, or fitted to the content. For the framework's own types.
  var _kind: _PresentationSizingKind { get }
}
public enum _PresentationSizingKind: Sendable {
  case automatic, page, form
  /// Fitted to the content along some axes, and like a form along the others.
  case fitted(horizontal: Bool, vertical: Bool)
}
public struct AutomaticPresentationSizing: PresentationSizing {
  public var _kind: _PresentationSizingKind { .automatic }
}
public struct PagePresentationSizing: PresentationSizing {
  public var _kind: _PresentationSizingKind { .page }
}
public struct FormPresentationSizing: PresentationSizing {
  public var _kind: _PresentationSizingKind { .form }
}
public struct FittedPresentationSizing: PresentationSizing {
  public var _kind: _PresentationSizingKind { .fitted(horizontal: true, vertical: true) }
}
private struct PartiallyFittedSizing: PresentationSizing { let _kind: _PresentationSizingKind }
extension PresentationSizing {
  /// Returns a size that is fitted to the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartiallyFittedSizing(_kind: .fitted(horizontal: horizontal, vertical: vertical))
  }
}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}

extension ScreenSettings {
  @MainActor
  private func applySizing(_ kind: _PresentationSizingKind, to controller: ViewHostController) {
    switch kind {
    case .automatic: break
    case .page: controller.modalPresentationStyle = .pageSheet
    case .form: controller.modalPresentationStyle = .formSheet
    case .fitted(let horizontal, let vertical):
      controller.modalPresentationStyle = .formSheet
      let size = controller.host.sizeThatFits(.unspecified)
      controller.preferredContentSize = CGSize(
        width: horizontal ? size.width : 0, height: vertical ? size.height : 0)
    }
  }

  /// Applies the settings to a screen's presentation.
  @MainActor
  func applyPresentation(to controller: ViewHostController) {
    if let sizing = presentation.sizing, controller.modalPresentationStyle != .popover,
      controller.presentingViewController == nil
    {
      applySizing(sizing._kind, to: controller)
    }
    applyBackground(to: controller)
    guard let sheet = controller.sheetPresentationController else { return }
    let environment = controller.host.root.environment
    if let detents {
      let identifiers = detents.map(\.identifier)
      if sheet.detents.map(\.identifier) != identifiers {
        sheet.detents = detents.map { $0.uiKit(environment) }
      }
      let shows = showsDragIndicator ?? (detents.count > 1)
      if sheet.prefersGrabberVisible != shows { sheet.prefersGrabberVisible = shows }
    } else if let showsDragIndicator, sheet.prefersGrabberVisible != showsDragIndicator {
      sheet.prefersGrabberVisible = showsDragIndicator
    }
    if let selected = presentation.selectedDetent, sheet.selectedDetentIdentifier != selected.identifier {
      if controller.presentingViewController == nil {
        sheet.selectedDetentIdentifier = selected.identifier
      } else {
        sheet.animateChanges { sheet.selectedDetentIdentifier = selected.identifier }
      }
    }
    if let radius = presentation.cornerRadius, sheet.preferredCornerRadius != radius {
      sheet.preferredCornerRadius = radius
    }
    if let contentInteraction = presentation.contentInteraction {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = !contentInteraction.scrolls
    }
    let undimmed: UISheetPresentationController.Detent.Identifier?
    switch presentation.interaction?.kind {
    case .enabled: undimmed = detents?.last?.identifier ?? .large
    case .upThrough(let detent): undimmed = detent.identifier
    default: undimmed = nil
    }
    if presentation.interaction != nil, sheet.largestUndimmedDetentIdentifier != undimmed {
      sheet.largestUndimmedDetentIdentifier = undimmed
    }
  }

  @MainActor
  private func applyBackground(to controller: ViewHostController) {
    controller.showBackground(presentation.background, presentation.backgroundStyle)
  }
}

extension ViewHostController {
  /// Sets the background of the screen to views or a style.
  func showBackground(_ content: AnyView?, _ style: AnyShapeStyle?) {
    guard content != nil || style != nil || backgroundHost != nil else { return }
    let layer = content ?? style.map { AnyView(Rectangle().fill($0)) }
    guard let layer, let view = viewIfLoaded else { return }
    if let backgroundHost {
      backgroundHost.root.forEachChild { ($0 as? _TypedNode<AnyView>)?.update(layer) }
      return
    }
    view.backgroundColor = .clear
    let host = ViewHost(parent: self.host.root)
    host.respectsSafeArea = false
    host.start(parent: self.host.root) { AnyView._makeNode(layer, $0) }
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.view.layer.zPosition = -1
    host.view.isUserInteractionEnabled = false
    view.insertSubview(host.view, at: 0)
    backgroundHost = host
  }
}

extension View {
  /// Sets the background of a presentation.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    screen { $0.presentation.backgroundStyle = AnyShapeStyle(style) }
  }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let layer = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return screen { $0.presentation.background = layer }
  }
  /// Sets the interaction with content behind the sheet.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { screen { $0.presentation.interaction = interaction } }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    screen { $0.presentation.cornerRadius = .some(cornerRadius) }
  }
  /// Sets the adaptation of the presentation in compact size classes.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { screen { $0.presentation.adaptation = (horizontalAdaptation, verticalAdaptation) } }
  /// Sets whether swiping in the content first resizes the sheet or scrolls.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    screen { $0.presentation.contentInteraction = behavior }
  }
  /// Sets the size of the sheet in regular size classes.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    screen { $0.presentation.sizing = sizing }
  }
}
