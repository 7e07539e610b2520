/// Shows and hides the keyboard of a scene: the on-screen keyboard, or the input views of the first
/// responder. Posts notifications, and adjusts covered content.
@MainActor
package final class KeyboardController: SceneKeyboard {
  @OwnerReference private var scene: UIWindowScene
  private var host: KeyboardHostView?
  private weak var responder: UIResponder? {
    didSet { if responder !== oldValue { observeStyle(of: oldValue) } }
  }
  /// The responder that supplied the accessory view.
  private weak var accessoryOwner: UIResponder?
  /// A panel that replaces accessory views.
  private weak var pinned: UIView?
  private weak var responderBeforePanel: UIResponder?
  private var styleRegistration: (any UITraitChangeRegistration)?
  private weak var insetScrollView: UIScrollView?
  private var generation = 0
  private var hadHardwareKeyboard = HostRegistry.current.environment.hasHardwareKeyboard
  /// The distance that a finger has pulled the keyboard down, in points.
  private var pulled: CGFloat = 0

  /// The frame in points of the scene; below the scene while the keyboard is hidden.
  package private(set) var frame = CGRect.zero
  package private(set) var isShown = false

  /// Metrics.md 2.5: the notification contains a quarter of a second and the curve 7.
  private static let duration: TimeInterval = 0.25
  private static let curve = 7

  init(scene: UIWindowScene) { _scene = OwnerReference(wrappedValue: scene) }

  // MARK: Input views

  private struct Contents {
    var input: UIView?
    var accessory: UIView?
    var isEmpty: Bool { input == nil && accessory == nil }
  }

  private var current: UIResponder? { scene.keyWindow?.firstResponder }

  private func contents(for responder: UIResponder) -> Contents {
    let owner = responder as? any TextInputOwner
    if let owner, !owner.isTextEditable { return Contents() }
    let isTyping = responder is any UIKeyInput
    var contents = Contents(input: responder.inputView, accessory: accessory(for: responder))
    if contents.input == nil, isTyping, !HostRegistry.current.environment.hasHardwareKeyboard {
      let keyboard = host?.input as? SoftwareKeyboardView ?? SoftwareKeyboardView(typist: scene.typist)
      keyboard.traits = (responder as? any UITextInputTraits)
      contents.input = keyboard
    }
    return contents
  }

  /// Returns the input accessory view of the responder, or else of the nearest one after it in the responder
  /// chain.
  private func accessory(for responder: UIResponder) -> UIView? {
    if let pinned { return pinned }
    if isInAccessory(responder) { return host?.accessory }
    var next: UIResponder? = responder
    while let current = next {
      if let accessory = current.inputAccessoryView {
        accessoryOwner = current
        return accessory
      }
      next = current.next
    }
    return nil
  }

  private func isInAccessory(_ responder: UIResponder) -> Bool {
    guard let accessory = host?.accessory else { return false }
    return (responder as? UIView)?.isDescendant(of: accessory) ?? false
  }

  /// Called when the first responder or its input views have changed.
  func responderDidChange(reloads: Bool = false) {
    guard let responder = current else { return responderDidResign() }
    if responder === self.responder, isShown, !reloads { return }
    let contents = contents(for: responder)
    guard !contents.isEmpty else { return hide() }
    self.responder = responder
    show(contents)
  }

  /// Keeps the accessory view while its field resigns: its owner becomes the first responder again.
  private func responderDidResign() {
    if let pinned {
      responder = nil
      return show(Contents(accessory: pinned))
    }
    if let last = responder, isInAccessory(last), let owner = accessoryOwner, owner !== last,
      owner.canBecomeFirstResponder, owner.responderWindow != nil
    {
      responder = nil
      if owner.becomeFirstResponder() { return }
    }
    hide()
  }

  // MARK: Pinned panels

  /// Shows a panel above the keyboard, or at the bottom of the screen, independent of the first responder.
  func pin(_ panel: UIView, focusing field: UIView) {
    pinned = panel
    responderBeforePanel = current
    if let host, isShown {
      host.install(input: host.input, accessory: panel)
    } else {
      let host = host ?? KeyboardHostView(frame: .zero)
      self.host = host
      host.install(input: nil, accessory: panel)
      let size = host.size(in: bounds.size, safeBottom: scene.geometry.safeArea.bottom)
      host.frame = CGRect(x: 0, y: bounds.maxY, width: size.width, height: size.height)
      if host.superview == nil { scene.textEffectsWindow.addSubview(host) }
      scene.textEffectsWindow.update()
      host.layoutIfNeeded()
    }
    if !field.becomeFirstResponder() { responderDidChange(reloads: true) }
  }

  /// Removes a pinned panel. The responder that its field replaced becomes the first responder again.
  func unpin(_ panel: UIView) {
    guard pinned === panel else { return }
    pinned = nil
    guard let current, isInAccessory(current) else { return responderDidChange(reloads: true) }
    if let previous = responderBeforePanel, previous.canBecomeFirstResponder, previous.becomeFirstResponder()
    {
      return
    }
    current.resignFirstResponder()
    if self.current == nil { hide() }
  }

  /// Called when the text or the keyboard traits have changed.
  func textDidChange() { (host?.input as? SoftwareKeyboardView)?.textDidChange() }

  /// Called when a hardware keyboard was connected or disconnected.
  func environmentDidChange() {
    let hasHardwareKeyboard = HostRegistry.current.environment.hasHardwareKeyboard
    guard hasHardwareKeyboard != hadHardwareKeyboard else { return }
    hadHardwareKeyboard = hasHardwareKeyboard
    if current != nil { responderDidChange(reloads: true) }
  }

  /// Called when the scene was resized.
  func sceneDidResize() {
    guard isShown else { return }
    if let responder = current {
      show(contents(for: responder), animated: false)
    } else if let pinned {
      show(Contents(accessory: pinned), animated: false)
    }
  }

  func abandon() {
    generation += 1
    host?.removeFromSuperview()
    host = nil
    isShown = false
    responder = nil
  }

  // MARK: Showing and hiding

  private var bounds: CGRect { CGRect(origin: .zero, size: scene.geometry.size) }

  private func show(_ contents: Contents, animated: Bool = true) {
    let window = scene.textEffectsWindow
    let host = host ?? KeyboardHostView(frame: .zero)
    self.host = host
    host.overrideUserInterfaceStyle = style(of: contents.input)
    host.install(input: contents.input, accessory: contents.accessory)
    let size = host.size(in: bounds.size, safeBottom: scene.geometry.safeArea.bottom)
    let end = CGRect(x: 0, y: bounds.maxY - size.height, width: bounds.width, height: size.height)
    let begin = isShown ? frame : CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: size.height)
    let wasShown = isShown
    if host.superview == nil {
      window.addSubview(host)
      window.update()
      host.frame = begin
      host.layoutIfNeeded()
    } else if !wasShown {
      host.frame = begin
    }
    guard !wasShown || end != frame else { return layOutContents(host, end) }
    isShown = true
    frame = end
    pulled = 0
    post([.willChangeFrame] + (wasShown ? [] : [.willShow]), begin, end)
    move(host, to: end, animated: animated) { [weak self] in
      self?.post([.didChangeFrame] + (wasShown ? [] : [.didShow]), begin, end)
    }
    if !wasShown { hideBars() }
  }

  /// Returns the appearance of the on-screen keyboard: that of the text input traits, or else of the text
  /// input.
  private func style(of input: UIView?) -> UIUserInterfaceStyle {
    guard let keyboard = input as? SoftwareKeyboardView else { return .unspecified }
    switch keyboard.traits?.keyboardAppearance {
    case .dark: return .dark
    case .light: return .light
    default: return (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle ?? .unspecified
    }
  }

  /// Updates the keyboard's light or dark style when that of the text input changes.
  private func observeStyle(of old: UIResponder?) {
    if let registration = styleRegistration, let old = old as? any UITraitChangeObservable {
      old.unregisterForTraitChanges(registration)
    }
    styleRegistration = (responder as? any UITraitChangeObservable)?.addTraitChangeRegistration(
      [UITraitUserInterfaceStyle.self]
    ) { [weak self] _, _ in
      guard let self, let host, responder != nil else { return }
      host.overrideUserInterfaceStyle = style(of: host.input)
    }
  }

  private func layOutContents(_ host: KeyboardHostView, _ end: CGRect) {
    host.frame = end
    makeRoom()
  }

  private func hide() {
    responder = nil
    guard isShown, let host else { return }
    let begin = frame
    let end = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: begin.height)
    isShown = false
    frame = end
    post([.willChangeFrame, .willHide], begin, end)
    move(host, to: end, animated: true) { [weak self] in
      guard let self else { return }
      post([.didChangeFrame, .didHide], begin, end)
      host.removeFromSuperview()
      host.install(input: nil, accessory: nil)
      if self.host === host { self.host = nil }
      scene.textEffectsWindow.update()
    }
  }

  private func move(
    _ host: KeyboardHostView, to end: CGRect, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    generation += 1
    let started = generation
    let change: @MainActor () -> Void = { [weak self] in
      host.frame = end
      host.layoutIfNeeded()
      self?.makeRoom()
    }
    guard animated, UIView.areAnimationsEnabled else {
      change()
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, options: [.curveEaseOut, .beginFromCurrentState], animations: change
    ) {
      [weak self] _ in
      if self?.generation == started { completion() }
    }
  }

  // MARK: Making room

  /// Adjusts layout guides, presentations and the scroll view around the text input for the keyboard.
  private func makeRoom() {
    for window in scene.windows where !(window is TextEffectsWindow) {
      refreshGuides(in: window)
      for view in window.subviews { view.keyboardDidCoverWindow() }
      window.layoutIfNeeded()
      insetAvoidingScrollViews(in: window)
    }
    insetScrollViews()
  }

  private func refreshGuides(in view: UIView) {
    if let guide = view.layoutStateIfAny?.keyboardGuide {
      guide.refresh()
      view.setNeedsLayout()
    }
    if view is any KeyboardAvoidingView { view.setNeedsLayout() }
    for child in view.subviews { refreshGuides(in: child) }
  }

  /// Whether the edited text is in the same screen as a view, or belongs to no view.
  func edits(screenOf view: UIView) -> Bool {
    guard let editor = responder as? UIView else { return true }
    var screen = sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    while let parent = screen?.parent { screen = parent }
    return screen.map { editor.isDescendant(of: $0.view) } ?? (editor.window === view.window)
  }

  private func insetAvoidingScrollViews(in view: UIView) {
    if let scrollView = view as? any UIScrollView & KeyboardAvoidingView {
      scrollView.keyboardInset = scrollView.ownKeyboardOverlap
    }
    for child in view.subviews { insetAvoidingScrollViews(in: child) }
  }

  /// Insets the scroll view that avoids the keyboard or is a controller's own view around the text input, except for the text input
  /// itself (Metrics.md 2.5).
  private func insetScrollViews() {
    let editor = isShown ? responder as? UIView : nil
    var found: UIScrollView?
    var view = editor?.superview
    while let current = view, found == nil {
      if let scrollView = current as? UIScrollView,
        scrollView.owningController != nil || scrollView is any KeyboardAvoidingView
      {
        found = scrollView
      }
      view = current.superview
    }
    if let old = insetScrollView, old !== found {
      old.keyboardInset = (old as? any KeyboardAvoidingView)?.ownKeyboardOverlap ?? 0
    }
    insetScrollView = found
    guard let found, let editor else { return }
    found.keyboardInset = found.keyboardOverlap
    var rect = editor.bounds
    // For a text input higher than the visible area, the line of the caret must be visible.
    let room = found.bounds.height - found.adjustedContentInset.bottom
    if let core = (editor as? any TextInputOwner)?.core, rect.height > room {
      rect = core.caretRect(at: core.selection.head)
    }
    found.scrollRectToVisible(found.convert(rect, from: editor).insetBy(dx: 0, dy: -8), animated: false)
  }

  private func hideBars() {
    var next = responder
    while let current = next {
      if let observer = current as? any KeyboardAppearanceObserver { return observer.keyboardWillAppear() }
      next = current.next
    }
  }

  // MARK: Following a finger

  /// Pulls the keyboard down with a finger that has reached it.
  /// - Parameter y: In points of the scene.
  func follow(_ y: CGFloat) {
    guard isShown, let host else { return }
    pulled = min(max(0, y - frame.minY), frame.height)
    host.frame = frame.offsetBy(dx: 0, dy: pulled)
  }

  /// Completes or cancels the dismissal after the finger lifted.
  func endFollowing(velocity: CGFloat) {
    guard isShown, pulled > 0, let host else { return }
    if velocity > 0 {
      scene.keyWindow?.endEditing(true)
    } else {
      pulled = 0
      UIView.animate(withDuration: Self.duration, options: .curveEaseOut) { [frame] in host.frame = frame }
    }
  }

  // MARK: Notifications

  private enum KeyboardNotification {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    var name: Notification.Name {
      switch self {
      case .willShow: UIResponder.keyboardWillShowNotification
      case .didShow: UIResponder.keyboardDidShowNotification
      case .willHide: UIResponder.keyboardWillHideNotification
      case .didHide: UIResponder.keyboardDidHideNotification
      case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
      case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
      }
    }
  }

  private func post(_ news: [KeyboardNotification], _ begin: CGRect, _ end: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for item in news {
      NotificationCenter.default.post(name: item.name, object: UIScreen.main, userInfo: info)
    }
  }
}
