@_exported import SwiftUI
@_exported import UIKit

/// A preview of a view or view controller, as the macro `#Preview` declares it.
@preconcurrency @MainActor
public struct Preview {
  /// The kind of the traits of previews.
  public struct ViewTraits: Sendable {}

  /// The content of a preview.
  package enum Content {
    case view(@MainActor () -> AnyView)
    case controller(@MainActor () -> UIViewController)
    case uiView(@MainActor () -> UIView)
  }

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let content: Content

  /// Creates a preview of a SwiftUI view.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.traits = traits
    content = .view { AnyView(body()) }
  }

  /// Creates a preview of a view controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.traits = traits
    content = .controller(body)
  }

  /// Creates a preview of a UIKit view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) {
    self.name = name
    self.traits = traits
    content = .uiView(body)
  }

  package init(_ name: String?, traits: [PreviewTrait<ViewTraits>], content: Content) {
    self.name = name
    self.traits = traits
    self.content = content
  }
}
