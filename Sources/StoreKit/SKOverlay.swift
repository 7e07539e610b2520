import SwiftUI
import UIKit

/// A card that recommends an app of the App Store.
///
/// There is no store here: the delegate receives `SKError.storeProductNotAvailable`, as without a network.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  /// The edge at which a card is shown.
  public enum Position: Int, Sendable { case bottom, bottomRaised }

  /// The content of a card.
  open class Configuration: NSObject {}

  /// A card for an app.
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    open var userDismissible = true
    private var additionalValues: [String: Any] = [:]

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }

    open func setAdditionalValue(_ value: Any?, forKey key: String) { additionalValues[key] = value }
    open func additionalValue(forKey key: String) -> Any? { additionalValues[key] }
  }

  /// A card for the app of an App Clip.
  open class AppClipConfiguration: Configuration {
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?

    public init(position: Position) { self.position = position }
  }

  /// The transition of a card, of which there is none here.
  open class TransitionContext: NSObject {
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }
    open func addAnimation(_ block: @escaping () -> Void) {}
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: Configuration) { self.configuration = configuration }

  open func present(in scene: UIWindowScene) {
    DispatchQueue.main.async {
      self.delegate?.storeOverlayDidFailToLoad(self, error: SKError(.storeProductNotAvailable))
    }
  }

  /// Dismisses the card of a scene. Has no effect, as none is shown.
  open class func dismiss(in scene: UIWindowScene) {}
}

/// Messages of a recommendation. All methods are optional.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: AnyObject {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

extension View {
  /// Recommends an app. Nothing is shown, as there is no store; the binding becomes false.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      if isShown { isPresented.wrappedValue = false }
    }
  }
}
