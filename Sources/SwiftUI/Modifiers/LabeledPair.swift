/// The role of a view in a labeled pair.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }

private struct LabeledPair: ViewModifier, ViewEffect {
  typealias Body = Never
  let role: AccessibilityLabeledPairRole
  let id: AnyHashable
  let namespace: Namespace.ID

  private struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  private struct Parts {
    weak var label: UIView?
    weak var content: UIView?
  }
  @MainActor private static var pairs: [Key: Parts] = [:]

  func isSame(as other: LabeledPair) -> Bool { id == other.id && role == other.role }
  func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    let key = Key(id: id, namespace: namespace)
    var parts = Self.pairs[key] ?? Parts()
    if role == .label { parts.label = view } else { parts.content = view }
    Self.pairs[key] = parts
    CATransaction.afterCommit {
      guard let parts = Self.pairs[key], let label = parts.label, let content = parts.content,
        let text = AccessibilityTree.accessibilityTextOfView(of: label)
      else { return }
      func element(_ view: UIView) -> UIView? {
        for child in view.subviews {
          if let found = child.isAccessibilityElement || child is UIControl ? child : element(child) {
            return found
          }
        }
        return nil
      }
      (element(content) ?? content).accessibilityLabel = text
    }
  }
}

extension View {
  /// Pairs two views for accessibility as label and content.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { modifier(LabeledPair(role: role, id: AnyHashable(id), namespace: namespace)) }
}
