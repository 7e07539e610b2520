extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The maximum height of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Computes the height of a custom detent in points; `nil` if the detent does not apply.
    public typealias Resolver =
      @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    open private(set) var identifier: Identifier
    private let resolver: Resolver

    private init(identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    open class func medium() -> Detent {
      // Metrics.md 1.6: 425 of 759 points.
      Detent(identifier: .medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue * 425 / 759
      }
    }

    open class func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// Creates a custom detent. Without an identifier it gets a unique one.
    open class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
      Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height in points without the bottom safe area, or `nil` if the detent does not apply.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    { resolver(context) }
  }
}

/// The context for the height of a custom detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}

/// Receives changes of a sheet's detent by the user.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
