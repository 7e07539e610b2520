import UIKit

// Environment values that are also traits. Views of UIKit receive them from a container view.

extension View {
  /// Sets the layout direction of a part of the interface, which is mirrored within its frame.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      .modifier(_LayoutDirectionEffect(direction: keyPath == \.layoutDirection ? value : nil))
  }

  /// Sets the color scheme of a part of the interface.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      .modifier(_ColorSchemeEffect(scheme: keyPath == \.colorScheme ? value : nil))
  }

  /// Sets the text size of a part of the interface.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, DynamicTypeSize>, _ value: DynamicTypeSize
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      .modifier(_DynamicTypeEffect(size: keyPath == \.dynamicTypeSize ? value : nil))
  }
}

/// Overrides the color scheme of UIKit's views.
public struct _ColorSchemeEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  let scheme: ColorScheme?
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.overrideUserInterfaceStyle = scheme?.uiKit ?? .unspecified
  }
}

/// Overrides the text size of UIKit's views.
public struct _DynamicTypeEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  let size: DynamicTypeSize?
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    guard let category = self.size?.contentSizeCategory else { return }
    if view.traitOverrides.preferredContentSizeCategory != category {
      view.traitOverrides.preferredContentSizeCategory = category
    }
  }
}

/// Mirrors the content in its frame, and overrides the layout direction of UIKit's views.
public struct _LayoutDirectionEffect: ItemModifier {
  public typealias Body = Never
  /// The direction; `nil` leaves that of the surrounding views.
  let direction: LayoutDirection?

  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> LayoutDirectionItem {
    LayoutDirectionItem(node, content, direction)
  }
  package func update(_ item: LayoutDirectionItem) -> Bool {
    guard item.direction != direction else { return false }
    item.direction = direction
    return true
  }
}

/// A container whose content has a layout direction of its own.
package final class LayoutDirectionItem: ContainerItem {
  fileprivate var direction: LayoutDirection?

  fileprivate init(_ node: _ViewNode, _ content: LayoutItem, _ direction: LayoutDirection?) {
    self.direction = direction
    let view = HostingView()
    view.isTransparentToTouches = true
    super.init(node, content, view)
  }

  package override func configure(_ size: CGSize) {
    guard let direction else { return }
    if view.traitOverrides.layoutDirection != direction.uiKit {
      view.traitOverrides.layoutDirection = direction.uiKit
    }
  }

  package override func placeContent(_ size: CGSize, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    var region = region
    if let direction { region.mirrorWidth = direction == .rightToLeft ? size.width : nil }
    super.placeContent(size, proposal, region)
  }
}
