/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large, fraction(CGFloat), height(CGFloat)
    case custom(CustomDetentKey)
  }
  let kind: Kind
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }

  /// A detent defined by a type.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .init(kind: .custom(CustomDetentKey(type: D.self)))
  }

  /// The context for resolving a detent.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of a sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    default: .init("\(kind)")
    }
  }

  @MainActor func uiKit(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .custom(let key):
      .custom(identifier: identifier) {
        key.type.height(in: Context(maxDetentValue: $0.maximumDetentValue, environment: environment))
      }
    }
  }
}

/// A custom sheet height.
public protocol CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat?
  typealias Context = PresentationDetent.Context
}
// Holds only a metatype.
struct CustomDetentKey: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type
  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension View {
  /// Sets the detents of the enclosing sheet.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    screen { $0.detents = detents.sorted { $0.order < $1.order } }
  }
  /// Sets the detents of the enclosing sheet, with a binding to the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = selection.wrappedValue
    return screen {
      $0.detents = detents.sorted { $0.order < $1.order }
      $0.presentation.selectedDetent = chosen
      $0.presentation.didSelect = { if selection.wrappedValue != $0 { selection.wrappedValue = $0 } }
    }
  }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    screen { $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible }
  }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    screen { $0.interactiveDismissDisabled = isDisabled }
  }
}

extension PresentationDetent {
  var order: CGFloat {
    switch kind {
    case .height(let height): height / 1000
    case .fraction(let fraction): fraction
    case .medium: 0.5
    case .large: 1
    case .custom: 0.6
    }
  }
}
