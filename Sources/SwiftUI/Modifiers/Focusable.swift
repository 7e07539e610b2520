/// What a person does with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view have the focus.
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
  /// The keys that move the focus bring it here and take it away.
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

/// Gives a focus state its first value.
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
  /// Lets the view have the focus: keys come to it, and a focus state can be about it.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }
  /// Which view has the focus at first.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
  /// Whether the view has the focus at first in the scope around it.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
  {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus))
  }
  /// Keeps the search for the next view with the focus inside the view first.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusGroupEffect(id: "\(namespace)"))
  }
  /// Takes the focus as a whole when it moves from outside.
  public func focusSection() -> some View { modifier(FocusGroupEffect(id: nil)) }
  /// Whether the ring around the view with the focus is shown.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
  }
}

/// Groups views for the keys that move the focus.
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
