/// The bar buttons beside the typing suggestions.
///
/// Differs from iOS: the drawn keyboard has no bar of suggestions, so that the groups are kept and not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the bar may be hidden. Without effect.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions. Without effect.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the suggestions. Without effect.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The gestures with three fingers for editing.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none, `default`
}
