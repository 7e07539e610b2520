extension ViewModifier {
  /// Returns the modifier with animated changes. Differs from iOS: changes of the view inside in the same update are animated,
  /// too.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns the modifier with a changed transaction.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier
  {
    ModifierTransaction(modifier: self, transform: transform)
  }
}

private struct ModifierTransaction<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(modifier) } }
}
