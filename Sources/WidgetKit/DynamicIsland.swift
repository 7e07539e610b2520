import SwiftUI

/// The views of a live activity in the Dynamic Island.
@preconcurrency @MainActor
public struct DynamicIsland {
  let expanded: [DynamicIslandExpandedRegionPosition: AnyView]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  private(set) var keyline: Color?
  private(set) var margins: [DynamicIslandMode: EdgeInsets] = [:]

  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: () -> CompactLeading, @ViewBuilder compactTrailing: () -> CompactTrailing,
    @ViewBuilder minimal: () -> Minimal
  ) {
    self.expanded = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Sets the color of the border around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keyline = color
    return island
  }

  /// Without effect: nothing taps the island.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the margins of edges in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    var margins = margins[mode] ?? mode.margins
    if edges.contains(.top) { margins.top = length }
    if edges.contains(.leading) { margins.leading = length }
    if edges.contains(.bottom) { margins.bottom = length }
    if edges.contains(.trailing) { margins.trailing = length }
    island.margins[mode] = margins
    return island
  }

  func margins(_ mode: DynamicIslandMode) -> EdgeInsets { margins[mode] ?? mode.margins }
}

/// A presentation of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let minimal = DynamicIslandMode(name: "minimal")

  var margins: EdgeInsets {
    self == .expanded
      ? EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
      : EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
  }
}

/// A place in the expanded Dynamic Island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The placement of a region beside or below the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool
  public static let `default` = Self(isBelow: false)
  public static let belowIfTooWide = Self(isBelow: true)
}

/// A view at a place in the expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content

  /// - Parameter priority: Without effect: all regions have the width that they need.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.position = position
    self.content = content()
  }

  /// Without effect: regions stay beside the camera.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> DynamicIslandExpandedRegion { self }
}

/// The regions of an expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content> {
  let regions: [DynamicIslandExpandedRegionPosition: AnyView]
}

@resultBuilder
@preconcurrency @MainActor
public enum DynamicIslandExpandedContentBuilder {
  public typealias Regions = DynamicIslandExpandedContent<AnyView>

  public static func buildExpression<Content>(_ region: DynamicIslandExpandedRegion<Content>) -> Regions {
    Regions(regions: [region.position: AnyView(region.content)])
  }
  public static func buildBlock(_ parts: Regions...) -> Regions {
    Regions(regions: parts.reduce(into: [:]) { $0.merge($1.regions) { $1 } })
  }
  public static func buildOptional(_ part: Regions?) -> Regions { part ?? Regions(regions: [:]) }
  public static func buildEither(first: Regions) -> Regions { first }
  public static func buildEither(second: Regions) -> Regions { second }
  public static func buildLimitedAvailability(_ part: Regions) -> Regions { part }
}
