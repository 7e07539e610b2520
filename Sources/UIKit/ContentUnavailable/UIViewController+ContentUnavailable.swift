extension UIViewController {
  var defaultContentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { rare?.contentUnavailable?.configuration }
    set {
      guard newValue != nil || rare?.contentUnavailable != nil else { return }
      let placeholder = extendedState.contentUnavailable ?? ContentUnavailablePlaceholder()
      extendedState.contentUnavailable = placeholder
      placeholder.configuration = newValue
      placeholder.show(in: self)
    }
  }

  var defaultContentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = _navigationItem?.searchController?.searchBar.text
    return state
  }

  func defaultSetNeedsUpdateContentUnavailableConfiguration() {
    controllerFlags.insert(.needsContentUnavailableUpdate)
    _view?.setNeedsLayout()
  }

  /// Updates the configuration, during layout of the view.
  func updateContentUnavailableIfNeeded() {
    if controllerFlags.contains(.needsContentUnavailableUpdate) {
      controllerFlags.remove(.needsContentUnavailableUpdate)
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    rare?.contentUnavailable?.show(in: self)
  }
}

/// The view that a controller shows in place of its content.
@MainActor
package final class ContentUnavailablePlaceholder {
  var configuration: (any UIContentConfiguration)?
  private var content: (any UIView & UIContentView)?

  /// Shows the view above the content of the controller, over the visible part of a scroll view.
  func show(in controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    guard let configuration else {
      content?.removeFromSuperview()
      content = nil
      return
    }
    let current = configuration.updated(for: controller.contentUnavailableConfigurationState)
    if let content, content.supports(current) {
      content.configuration = current
    } else {
      content?.removeFromSuperview()
      content = current.makeContentView()
    }
    guard let content else { return }
    content.frame = view.bounds
    if content.superview !== view || view.subviews.last !== content { view.addSubview(content) }
  }
}
