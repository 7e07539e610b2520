/// The size of a spacer.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Space between the items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
  public func _append(to content: _ToolbarEntries) {
    content.entries.append(
      ToolbarEntry(
        placement: placement,
        view: sizing.isFlexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 16, height: 1)),
        isSpacer: sizing.isFlexible))
  }
}
