/// Shows a message and actions: as an alert in the middle of the screen, or as an action sheet at its bottom,
/// which is a popover on a pad.
///
///     let alert = UIAlertController(title: "Delete album?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in album.delete() })
///     present(alert, animated: true)
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle: Style = .alert
  private var _actions: [UIAlertAction] = []
  private var _message: String?
  private var _preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    _message = message
    self.preferredStyle = preferredStyle
  }

  // MARK: Content

  /// The actions in the order in which they were added, regardless of the order on screen.
  open var actions: [UIAlertAction] { _actions }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, _actions.contains(where: { $0.style == .cancel }) {
      return UIKitFault.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    _actions.append(action)
    contentDidChange()
  }

  /// The action performed by the return key; its title is bold.
  open var preferredAction: UIAlertAction? {
    get { _preferredAction }
    set {
      if let newValue, !_actions.contains(where: { $0 === newValue }) {
        return UIKitFault.raise(
          .internalInconsistency,
          "The preferredAction must be an action that is already in the actions array of the alert controller"
        )
      }
      _preferredAction = newValue
      contentDidChange()
    }
  }

  open var message: String? {
    get { _message }
    set {
      _message = newValue
      contentDidChange()
    }
  }

  open var severity: UIAlertControllerSeverity = .default

  private var _textFields: [UITextField] = []

  /// The text fields of an alert in the order in which they were added; `nil` if there are none.
  open var textFields: [UITextField]? { _textFields.isEmpty ? nil : _textFields }

  /// Adds a text field below the texts of an alert.
  /// - Parameter configurationHandler: Called immediately with the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitFault.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = AlertTextField()
    field.onReturn = { [weak self, weak field] in
      guard let self, let field else { return }
      returnWasPressed(in: field)
    }
    _textFields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  /// Moves to the next field, or performs the preferred action after the last one.
  private func returnWasPressed(in field: UITextField) {
    guard let index = _textFields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < _textFields.count {
      _textFields[index + 1].becomeFirstResponder()
    } else if let action = _preferredAction, action.isEnabled {
      perform(action)
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    _textFields.first?.becomeFirstResponder()
  }

  package override func titleDidChange() {
    super.titleDidChange()
    contentDidChange()
  }

  private func contentDidChange() {
    guard isViewLoaded else { return }
    (view as? AlertView)?.rebuild()
    activePresentation?.containerView?.setNeedsLayout()
  }

  // MARK: Presentation

  /// Whether the actions are shown in a popover, as for an action sheet in regular width.
  var usesPopover: Bool {
    preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad
  }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { usesPopover ? .popover : .overFullScreen }
    set {}
  }

  package override func standardPresentationController(presenting: UIViewController?)
    -> UIPresentationController?
  {
    usesPopover
      ? nil : AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  open override func loadView() {
    let alertView = AlertView(self)
    view = alertView
  }

  open override var preferredContentSize: CGSize {
    get { usesPopover ? view.sizeThatFits(.zero) : super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  /// Dismisses the alert, then runs the action.
  func perform(_ action: UIAlertAction) {
    guard let presenter = presentingController, activePresentation?.isAtRest == true else { return }
    presenter.dismiss(animated: true) { action.perform() }
  }

  /// Performs the cancel action of an action sheet, if it has one, after a tap outside.
  func cancelByUser() {
    guard preferredStyle == .actionSheet, let cancel = _actions.first(where: { $0.style == .cancel }) else {
      return
    }
    perform(cancel)
  }
}

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
