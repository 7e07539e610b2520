/// Presents an alert or action sheet while a binding is `true`.
package struct AlertModifier: ViewModifier {
  package typealias Body = Never
  let style: UIAlertController.Style
  let title: String?
  let message: String?
  let isPresented: @MainActor () -> Bool
  let clear: @MainActor () -> Void
  let actions: @MainActor () -> [AlertPart]

  package static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { AlertNode(view, inputs) }
}

/// The representation of a view in an alert.
package enum AlertPart {
  case button(title: String, role: ButtonRole?, action: @MainActor () -> Void)
  case field(prompt: String, text: Binding<String>, isSecure: Bool)
}

/// A view that can be part of an alert.
@MainActor
package protocol AlertPartView { var alertPart: AlertPart { get } }

extension Button: AlertPartView {
  package var alertPart: AlertPart {
    .button(title: ViewText.text(of: label) ?? "", role: role, action: action)
  }
}

@MainActor
package enum ViewText {
  /// The text of a view, if it is a text or label.
  nonisolated package static func text(of view: Any) -> String? {
    switch view {
    case let text as Text: return text.plainString
    case let label as any TitledView: return text(of: label.anyTitle)
    case let modified as any ModifiedValue: return text(of: modified.anyContent)
    default: return nil
    }
  }

  /// The texts of a view that is composed of others without state, separated by spaces.
  static func composedText(of child: _ChildView) -> String? {
    var parts: [String] = []
    func read(_ view: Any) {
      if let text = text(of: view) { return parts.append(text) }
      let view = _ChildView.withoutModifiers(view)
      if let stack = view as? any StackedViews {
        for child in stack.stackedViews { read(child.value) }
      } else if let inner = _ChildView.opened(view) {
        for child in inner { read(child.value) }
      }
    }
    read(child.value)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

/// A stack, with its views.
@MainActor
private protocol StackedViews { var stackedViews: [_ChildView] { get } }
extension HStack: StackedViews { fileprivate var stackedViews: [_ChildView] { .init(of: content.content) } }
extension VStack: StackedViews { fileprivate var stackedViews: [_ChildView] { .init(of: content.content) } }
extension ZStack: StackedViews { fileprivate var stackedViews: [_ChildView] { .init(of: content.content) } }
extension [_ChildView] {
  fileprivate init<V: View>(of view: V) {
    self = []
    V._children(of: view) { append($0) }
  }
}

package protocol TitledView { var anyTitle: Any { get } }
extension Label: TitledView { nonisolated package var anyTitle: Any { title } }

private final class AlertNode<C: View>: ForwardingNode<ModifiedContent<C, AlertModifier>, C> {
  private var modifier: AlertModifier
  private var shown: UIAlertController?
  private var tint = TintUpdater()
  private var isWaiting = false

  init(_ view: ModifiedContent<C, AlertModifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(view, inputs, \.content)
    check()
  }
  override func update(_ view: ModifiedContent<C, AlertModifier>) {
    modifier = view.modifier
    super.update(view)
    check()
  }
  override func reevaluate() { check() }
  override func environmentDidChange() {
    super.environmentDidChange()
    tint.apply(environment, to: shown?.viewIfLoaded)
  }

  private func check() {
    evaluation &+= 1
    let wanted = Tracking.reading(self) { modifier.isPresented() }
    guard wanted != (shown != nil), !isWaiting else { return }
    isWaiting = true
    UpdateQueue.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.synchronize()
    }
  }

  private func synchronize() {
    guard isAlive else { return }
    let wanted = Tracking.ignoring { modifier.isPresented() }
    if !wanted {
      let alert = shown
      shown = nil
      if alert?.presentingViewController != nil { alert?.dismiss(animated: true) }
      return
    }
    guard shown == nil, let presenter = host.presenter else { return }
    guard let place = presenter.placeForPresentations else {
      return presenter.chrome.whenAppeared { [weak self] in self?.synchronize() }
    }
    if place.presentedViewController != nil {
      return PresentationQueue.whenAvailable(place) { [weak self] in self?.synchronize() }
    }
    let alert = UIAlertController(
      title: modifier.title, message: modifier.message, preferredStyle: modifier.style)
    add(to: alert)
    if let popover = alert.popoverPresentationController {
      let view = firstView.flatMap { $0.window == nil ? nil : $0 } ?? place.view!
      popover.sourceView = view
      popover.sourceRectForSize = { CGRect(x: $0.width / 2, y: $0.height / 2, width: 1, height: 1) }
      host.follow(alert)
    }
    shown = alert
    tint = TintUpdater()
    tint.apply(environment, to: alert.view)
    place.present(alert, animated: true)
  }

  private func add(to alert: UIAlertController) {
    var buttons = 0
    var hasCancel = false
    let environment = environment
    for part in modifier.actions() {
      switch part {
      case .button(let title, let role, let action):
        buttons += 1
        let style: UIAlertAction.Style =
          role == .destructive ? .destructive : role == .cancel ? .cancel : .default
        if style == .cancel { hasCancel = true }
        alert.addAction(
          UIAlertAction(title: title, style: style) { [weak self] _ in
            self?.left()
            action()
          })
      case .field(let prompt, let text, let isSecure):
        alert.addTextField { field in
          field.placeholder = prompt
          field.text = text.wrappedValue
          field.isSecureTextEntry = isSecure
          field.tintColor = environment.tint?.color(in: environment)
          field.addAction(
            UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
        }
      }
    }
    if buttons == 0 {
      alert.addAction(
        UIAlertAction(title: SystemString.ok.text, style: .default) { [weak self] _ in self?.left() })
    } else if !hasCancel, modifier.style == .actionSheet {
      alert.addAction(
        UIAlertAction(title: SystemString.cancel.text, style: .cancel) { [weak self] _ in self?.left() })
    }
  }

  private func left() {
    shown = nil
    modifier.clear()
    PresentationQueue.presenterBecameAvailable()
  }

  override func willEnd() { if shown?.presentingViewController != nil { shown?.dismiss(animated: true) } }
}

extension View {
  nonisolated private func ask<A: View>(
    _ style: UIAlertController.Style, _ title: String?, _ message: String?, _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        style: style, title: title, message: message, isPresented: { isPresented.wrappedValue },
        clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        actions: {
          var parts: [AlertPart] = []
          A._children(of: actions()) { child in
            let value = _ChildView.withoutModifiers(child.value)
            if let part = value as? any AlertPartView { parts.append(part.alertPart) }
          }
          return parts
        }))
  }

  nonisolated private func text<M: View>(_ view: M) -> String? {
    var found: String?
    readUnisolated { M._children(of: view) { if found == nil { found = ViewText.text(of: $0.value) } } }
    return found
  }

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { ask(.alert, titleKey.string(), nil, isPresented, actions) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { ask(.alert, String(title), nil, isPresented, actions) }
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { ask(.alert, title.plainString, nil, isPresented, actions) }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { ask(.alert, titleKey.string(), text(message()), isPresented, actions) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { ask(.alert, String(title), text(message()), isPresented, actions) }
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    ask(.alert, titleKey.string(), nil, data == nil ? .constant(false) : isPresented) {
      data.map { actions($0) }
    }
  }
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    ask(
      .alert, titleKey.string(), data.flatMap { text(message($0)) },
      data == nil ? .constant(false) : isPresented
    ) { data.map { actions($0) } }
  }
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    ask(.alert, error?.errorDescription, nil, error == nil ? .constant(false) : isPresented, actions)
  }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    ask(.actionSheet, titleVisibility == .visible ? titleKey.string() : nil, nil, isPresented, actions)
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    ask(.actionSheet, titleVisibility == .visible ? String(title) : nil, nil, isPresented, actions)
  }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    ask(
      .actionSheet, titleVisibility == .hidden ? nil : titleKey.string(), text(message()), isPresented,
      actions)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    ask(
      .actionSheet, titleVisibility == .hidden ? nil : String(title), text(message()), isPresented, actions)
  }
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    ask(.actionSheet, titleVisibility == .visible ? title.plainString : nil, nil, isPresented, actions)
  }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    ask(
      .actionSheet, titleVisibility == .hidden ? nil : title.plainString, text(message()), isPresented,
      actions)
  }
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    ask(
      .actionSheet, titleVisibility == .visible ? titleKey.string() : nil, nil,
      data == nil ? .constant(false) : isPresented
    ) { data.map { actions($0) } }
  }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    ask(
      .actionSheet, titleVisibility == .hidden ? nil : titleKey.string(), data.flatMap { text(message($0)) },
      data == nil ? .constant(false) : isPresented
    ) { data.map { actions($0) } }
  }
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    ask(
      .actionSheet, titleVisibility == .visible ? title.plainString : nil, nil,
      data == nil ? .constant(false) : isPresented
    ) { data.map { actions($0) } }
  }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    ask(
      .actionSheet, titleVisibility == .hidden ? nil : title.plainString, data.flatMap { text(message($0)) },
      data == nil ? .constant(false) : isPresented
    ) { data.map { actions($0) } }
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { ask(.alert, title.plainString, text(message()), isPresented, actions) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    ask(.alert, String(title), nil, data == nil ? .constant(false) : isPresented) { data.map { actions($0) } }
  }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    ask(
      .alert, String(title), data.flatMap { text(message($0)) }, data == nil ? .constant(false) : isPresented
    ) { data.map { actions($0) } }
  }
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    ask(
      .alert, title.plainString, data.flatMap { text(message($0)) },
      data == nil ? .constant(false) : isPresented
    ) { data.map { actions($0) } }
  }
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    ask(
      .alert, error?.errorDescription, error.flatMap { text(message($0)) },
      error == nil ? .constant(false) : isPresented
    ) { error.map { actions($0) } }
  }
}
