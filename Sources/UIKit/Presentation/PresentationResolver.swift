/// Determines the presenting controller and the presentation controller.
@MainActor
package enum PresentationResolver {
  /// Returns the presentation controller for a style; those for sheets and popovers are registered by their
  /// own files.
  static func presentationController(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = resolvedStyle(of: presented)
    if let prepared = presented.rare?.preparedPresentation, prepared.resolvedStyle == style {
      return prepared
    }
    let made: UIPresentationController
    if style == .custom,
      let custom = presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    {
      made = custom
    } else {
      made = standardController(for: style, presented: presented, presenting: presenting)
    }
    made.resolvedStyle = style
    return made
  }

  private static func standardController(
    for style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    if let own = presented.standardPresentationController(presenting: presenting) { return own }
    return switch style {
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    default:
      FullScreenPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Returns the presentation adapted to a compact size class: another style chosen by the delegate, or the
  /// sheet itself.
  static func adaptedPresentation(
    _ presentation: UIPresentationController, presenter: UIViewController
  ) -> UIPresentationController {
    let traits = settledTraits(of: presenter)
    guard presentation is UISheetPresentationController, let delegate = presentation.adaptiveDelegate,
      traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    else { return presentation }
    let style = presentation.adaptivePresentationStyle(for: traits)
    switch style {
    case .fullScreen, .overFullScreen:
      let adapted = standardController(
        for: style, presented: presentation.presentedViewController, presenting: presenter)
      adapted.resolvedStyle = style
      adapted.adaptiveDelegate = delegate
      adapted.adaptPresentedController(to: style, asking: presentation)
      delegate.presentationController(presentation, prepare: adapted)
      delegate.presentationController(
        presentation, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
      return adapted
    default: return presentation
    }
  }

  /// Returns the traits of a controller, or of its first presenter in a window if it is about to be presented
  /// itself.
  private static func settledTraits(of presenter: UIViewController) -> UITraitCollection {
    var controller = presenter
    while controller.viewIfLoaded?._window == nil, let below = controller.presentingViewController {
      controller = below
    }
    return controller.traitCollection
  }

  /// Returns the style, where `.automatic` is a page sheet (Conformance.md C13).
  static func resolvedStyle(of presented: UIViewController) -> UIModalPresentationStyle {
    let style = presented.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }

  /// Returns the presenting controller: the root of the containers for full-screen styles; for context and
  /// custom styles, the nearest ancestor that defines a presentation context (Conformance.md C9).
  static func presenter(for presented: UIViewController, from source: UIViewController) -> UIViewController {
    let style = resolvedStyle(of: presented)
    if style.usesPresentationContext || style == .custom {
      var candidate: UIViewController? = source
      while let controller = candidate {
        if controller.definesPresentationContext { return controller }
        candidate = controller._parent
      }
    }
    return source.rootAncestor
  }
}

/// The full-screen styles and their variants inside a context.
final class FullScreenPresentationController: UIPresentationController {
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
