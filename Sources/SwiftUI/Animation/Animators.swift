/// A view that animates through a sequence of phases.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let phases: [Phase]
  nonisolated(unsafe) private let trigger: AnyHashable?
  nonisolated(unsafe) private let content: (Phase) -> Content
  nonisolated(unsafe) private let animation: (Phase) -> Animation?
  @State private var index = 0

  nonisolated init(
    _ phases: [Phase], _ trigger: AnyHashable?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
  /// Creates an animator that cycles through the phases.
  nonisolated public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase { self.init(Array(phases), nil, content, animation) }
  /// Creates an animator that cycles through the phases once when a value changes.
  nonisolated public init<S: Sequence, T: Equatable>(
    _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    self.init(Array(phases), AnyHashable(PhaseTrigger(value: trigger)), content, animation)
  }

  private func advance(once: Bool) {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if !once || next != 0 { advance(once: once) }
    }
  }

  public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .onAppear { if trigger == nil { advance(once: false) } }
      .onChange(of: trigger) { if trigger != nil { advance(once: true) } }
  }
}

private struct PhaseTrigger<T: Equatable>: Hashable {
  let value: T
  func hash(into hasher: inout Hasher) {}
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = self
    return PhaseAnimator(
      Array(phases), nil, { content(PlaceholderContentView(erased: AnyView(view)), $0) }, animation)
  }
  nonisolated public func phaseAnimator<Phase: Equatable, V: View, T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = self
    return PhaseAnimator(
      Array(phases), AnyHashable(PhaseTrigger(value: trigger)),
      { content(PlaceholderContentView(erased: AnyView(view)), $0) }, animation)
  }
}

/// The view modified by an animator.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView
  nonisolated init(erased content: AnyView) { self.content = content }
  public var body: some View { content }
}
