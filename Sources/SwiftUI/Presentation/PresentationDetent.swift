/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }
  let kind: Kind
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }

  @MainActor var uiKit: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom { $0.maximumDetentValue * fraction }
    case .height(let height): .custom { _ in height }
    }
  }
}

extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    screen { $0.detents = detents.sorted { $0.order < $1.order } }
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    screen { $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible }
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    screen { $0.interactiveDismissDisabled = isDisabled }
  }
}

extension PresentationDetent {
  fileprivate var order: CGFloat {
    switch kind {
    case .height(let height): height / 1000
    case .fraction(let fraction): fraction
    case .medium: 0.5
    case .large: 1
    }
  }
}
