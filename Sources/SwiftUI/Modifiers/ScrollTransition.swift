/// The phase of a view scrolling through the visible region.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 before entering at the top or leading edge, 0 while visible, 1 beyond the other edge.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// The configuration of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable { case interactive, animated(Animation), identity }
  var kind: Kind
  var threshold = Threshold.visible(0.5)

  /// The visible fraction of a view at which it is in the identity phase.
  public struct Threshold: Sendable {
    let part: Double
    public static let visible = Threshold(part: 1)
    public static let hidden = Threshold(part: 0)
    public static let centered = Threshold(part: 1)
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(part: part + (other.part - part) * amount)
    }
  }

  /// Follows scrolling continuously.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }
}

private struct ScrollTransitionModifier: ViewModifier, ItemModifier {
  typealias Body = Never
  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (ScrollTransitionPhase) -> [_VisualStep]

  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> VisualEffectItem {
    let item = VisualEffectItem(node, content) { _ in [] }
    _ = update(item)
    return item
  }
  func update(_ item: VisualEffectItem) -> Bool {
    item.steps = { steps($0) }
    if case .animated(let animation) = leading.kind { item.animation = animation }
    return true
  }

  @MainActor
  private func steps(_ item: VisualEffectItem) -> [_VisualStep] {
    let identity = transition(.identity)
    guard let (place, visible, axis) = item.scrolled(axis) else { return identity }
    let (low, high, start, end) =
      axis == .vertical
      ? (place.minY, place.maxY, visible.minY, visible.maxY)
      : (place.minX, place.maxX, visible.minX, visible.maxX)
    let length = max(1, min(high - low, end - start))
    let isBefore = (low + high) / 2 < (start + end) / 2
    let part = Double(max(0, min(1, (isBefore ? high - start : end - low) / length)))
    let configuration = isBefore ? leading : trailing
    let away = transition(isBefore ? .topLeading : .bottomTrailing)
    switch configuration.kind {
    case .identity: return identity
    case .animated: return part < configuration.threshold.part ? away : identity
    case .interactive:
      guard identity.count == away.count else { return part < 0.5 ? away : identity }
      return zip(away, identity).map { _VisualStep.mix($0, $1, part) }
    }
  }
}

extension View {
  /// Changes the appearance of the view as it scrolls into and out of the visible region.
  @preconcurrency
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  @preconcurrency
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(leading: topLeading, trailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._steps
      })
  }
}
