import ActivityKit
import SwiftUI

/// The presentation of a live activity in a preview.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }

  /// The lock screen.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// The states of a live activity below each other.
struct LiveActivityView: View {
  private let kind: ActivityPreviewViewKind
  private let states: [AnyView]

  /// `nil` if the activity has other attributes.
  init?(_ activity: LiveActivity, _ kind: ActivityPreviewViewKind, _ attributes: Any, _ states: [Any]) {
    self.kind = kind
    var views: [AnyView] = []
    for state in states {
      switch kind {
      case .content:
        guard let content = activity.content(attributes, state) else { return nil }
        views.append(AnyView(LockScreenActivity(content: content)))
      case .dynamicIsland(let presentation):
        guard let island = activity.island(attributes, state) else { return nil }
        views.append(AnyView(IslandView(island: island, state: presentation)))
      }
    }
    self.states = views
  }

  var body: some View {
    VStack(spacing: 20) {
      ForEach(states.indices, id: \.self) { states[$0] }
    }
    .padding(11)
    .background(Color(.systemGray))
  }
}

/// Gives its content the height that it needs, within limits.
private struct NaturalHeight: Layout {
  let limits: ClosedRange<CGFloat>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let size = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: size.width, height: min(max(size.height, limits.lowerBound), limits.upperBound))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for content in subviews { content.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// A live activity on the lock screen.
private struct LockScreenActivity: View {
  /// The size in points on phones 393 points wide. Not compared with a picture of iOS.
  private static let width: CGFloat = 371
  private static let heights: ClosedRange<CGFloat> = 0...160
  let content: AnyView

  var body: some View {
    NaturalHeight(limits: Self.heights) { content.frame(width: Self.width) }
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        if let tint { tint } else { Rectangle().fill(.regularMaterial) }
      }
      .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
  }
}

/// The Dynamic Island in one of its states, around a camera.
private struct IslandView: View {
  /// The sizes in points on phones 393 points wide. Not compared with a picture of iOS.
  private static let width: CGFloat = 371
  private static let side: CGFloat = 62.33
  private static let height: CGFloat = 36.67
  private static let camera: CGFloat = 125
  private static let heights: ClosedRange<CGFloat> = 84...160

  let island: DynamicIsland
  let state: ActivityPreviewViewKind.DynamicIslandPreviewViewState

  var body: some View {
    shape
      .background(.black)
      .clipShape(outline)
      .overlay { outline.strokeBorder(island.keyline ?? .clear, lineWidth: 1) }
      .environment(\.colorScheme, .dark)
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: state == .expanded ? 44 : Self.height / 2, style: .continuous)
  }

  @ViewBuilder private var shape: some View {
    switch state {
    case .compact:
      HStack(spacing: 0) {
        island.compactLeading.padding(island.margins(.compactLeading))
          .frame(width: Self.side, alignment: .leading)
        Spacer().frame(width: Self.camera)
        island.compactTrailing.padding(island.margins(.compactTrailing))
          .frame(width: Self.side, alignment: .trailing)
      }
      .frame(height: Self.height)
    case .minimal:
      island.minimal.fixedSize().frame(minWidth: Self.height, minHeight: Self.height)
        .frame(height: Self.height)
    case .expanded:
      NaturalHeight(limits: Self.heights) {
        VStack(spacing: 0) {
          HStack(alignment: .top, spacing: 8) {
            region(.leading)
            Spacer(minLength: 0)
            VStack(spacing: 0) {
              Spacer().frame(width: Self.camera, height: 20)
              region(.center)
            }
            Spacer(minLength: 0)
            region(.trailing)
          }
          region(.bottom)
        }
        .padding(island.margins(.expanded))
        .frame(width: Self.width)
      }
    }
  }

  @ViewBuilder private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    if let view = island.expanded[position] { view }
  }
}
