/// The interactions of a focused view.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes a view focusable.
private struct FocusableModifier: ViewModifier, ItemModifier {
  typealias Body = Never
  let isFocusable: Bool
  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> FocusableItem {
    let item = FocusableItem(node, content)
    item.focusable.isFocusable = isFocusable
    return item
  }
  func update(_ item: FocusableItem) -> Bool {
    item.focusable.isFocusable = isFocusable
    return true
  }
}

private final class FocusableItem: ContainerItem {
  let focusable = FocusableView()
  init(_ node: _ViewNode, _ content: LayoutItem) { super.init(node, content, focusable) }
  override func configure(_ size: CGSize) {
    focusable.target = environment.focusTarget
    guard focusable.isFocusable, let target = environment.focusTarget else { return }
    target.responder = focusable
    target.synchronize()
  }
}

private final class FocusableView: HostingView {
  var isFocusable = true
  weak var target: FocusTarget?

  override var canBecomeFirstResponder: Bool { isFocusable }
  override var canBecomeFocused: Bool { isFocusable }
  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    if became {
      window?.focus.move(to: self)
      target?.didFocus()
    }
    return became
  }
  /// Updates the focus state when keyboard focus moves here or away.
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self, !isFirstResponder { _ = becomeFirstResponder() }
    if context.previouslyFocusedView === self, isFirstResponder { _ = resignFirstResponder() }
  }
  override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    if resigned { target?.didUnfocus() }
    return resigned
  }
}

/// Sets the initial value of a focus state.
private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @State private var hasAppeared = false
  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      binding.wrappedValue = value
    }
  }
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

private struct PreferredFocusModifier: ViewModifier {
  let isPreferred: Bool
  @FocusState private var isFocused: Bool
  func body(content: Content) -> some View {
    content.focused($isFocused).onAppear { if isPreferred { isFocused = true } }
  }
}

extension View {
  /// Makes the view focusable, so that it receives key events and can be bound to a focus state.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
  {
    focusable(isFocusable)
  }
  /// Sets the initially focused view.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
  /// Whether the view is initially focused in its scope.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus))
  }
  /// Limits focus movement and default focus to the view.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusGroupEffect(id: "\(namespace)"))
  }
  /// Makes the view a target of focus movement as a whole.
  nonisolated public func focusSection() -> some View { modifier(FocusGroupEffect(id: nil)) }
  /// Disables the focus ring.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
  }
}

/// Groups views for focus movement.
private struct FocusGroupEffect: ViewModifier, Equatable, ViewEffect {
  typealias Body = Never
  let id: String?
  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.focusGroupIdentifier = id ?? "section \(ObjectIdentifier(view).hashValue)"
  }
}

private struct FocusEffectModifier: ViewModifier, Equatable, ViewEffect {
  typealias Body = Never
  let isDisabled: Bool
  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.focusEffect = isDisabled ? nil : UIFocusEffect()
  }
}
