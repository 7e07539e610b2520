import UIKit

// Transformations of environment values that are also traits. Views of UIKit receive the results from a container view.

extension View {
  nonisolated public func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>,
    transform: @escaping (inout ColorScheme) -> Void
  ) -> some View { transformingTraits(keyPath, transform) }

  nonisolated public func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>,
    transform: @escaping (inout LayoutDirection) -> Void
  ) -> some View { transformingTraits(keyPath, transform) }

  nonisolated public func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, DynamicTypeSize>,
    transform: @escaping (inout DynamicTypeSize) -> Void
  ) -> some View { transformingTraits(keyPath, transform) }

  nonisolated public func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, EnvironmentValues>,
    transform: @escaping (inout EnvironmentValues) -> Void
  ) -> some View { transformingTraits(keyPath, transform) }

  nonisolated private func transformingTraits<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
      .modifier(_TransformedTraits { transform(&$0[keyPath: keyPath]) })
  }
}

/// Overrides the traits of UIKit's views that a transformation of the environment changes.
public struct _TransformedTraits: ItemModifier {
  public typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> TransformedTraitsItem {
    TransformedTraitsItem(node, content, change)
  }
  package func update(_ item: TransformedTraitsItem) -> Bool {
    item.change = change
    return true
  }
}

/// A container whose content has transformed traits.
package final class TransformedTraitsItem: ContainerItem {
  fileprivate var change: (inout EnvironmentValues) -> Void

  fileprivate init(
    _ node: _ViewNode, _ content: LayoutItem, _ change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.change = change
    let view = HostingView()
    view.isTransparentToTouches = true
    super.init(node, content, view)
  }

  /// The environment of the content.
  private var inner: EnvironmentValues {
    var environment = environment
    change(&environment)
    return environment
  }

  package override func configure(_ size: CGSize) {
    let outer = environment
    let inner = inner
    view.overrideUserInterfaceStyle =
      inner.colorScheme == outer.colorScheme ? .unspecified : inner.colorScheme.uiKit
    override(
      \.preferredContentSizeCategory, UITraitPreferredContentSizeCategory.self,
      inner.dynamicTypeSize == outer.dynamicTypeSize ? nil : inner.dynamicTypeSize.contentSizeCategory)
    override(
      \.layoutDirection, UITraitLayoutDirection.self,
      inner.layoutDirection == outer.layoutDirection ? nil : inner.layoutDirection.uiKit)
  }

  private func override<T: UITraitDefinition>(
    _ keyPath: WritableKeyPath<UITraitOverrides, T.Value>, _ trait: T.Type, _ value: T.Value?
  ) where T.Value: Equatable {
    let isOverridden = view.traitOverrides.contains(trait)
    if let value {
      if !isOverridden || view.traitOverrides[keyPath: keyPath] != value {
        view.traitOverrides[keyPath: keyPath] = value
      }
    } else if isOverridden {
      view.traitOverrides.remove(trait)
    }
  }

  package override func placeContent(_ size: CGSize, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    var region = region
    let direction = inner.layoutDirection
    if direction != environment.layoutDirection {
      region.mirrorWidth = direction == .rightToLeft ? size.width : nil
    }
    super.placeContent(size, proposal, region)
  }
}
