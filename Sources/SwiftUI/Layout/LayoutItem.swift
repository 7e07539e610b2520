/// An object with a size and position: the representation of a node in layouts.
@MainActor
package class LayoutItem {
  @OwnerReference package var node: _ViewNode
  package private(set) var needsPlacement = true
  package private(set) var frame = CGRect.zero
  private var measured: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var lastProposal: ProposedViewSize?
  private var lastRegion = LayoutRegion()

  package init(_ node: _ViewNode) { _node = OwnerReference(wrappedValue: node) }

  package final var environment: EnvironmentValues { node.environment }

  /// Whether the node is in use. Fingers that scroll a screen may stay down when it has been replaced.
  package final var isInUse: Bool { $node.map { $0.isAlive && $0.$host != nil } ?? false }

  // MARK: For subclasses

  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  package func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {}
  package func collectViews(into views: inout [ShownView]) {}
  /// An alignment guide defined by the content, relative to the item's top left corner.
  package func explicitAlignment(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  package func trait<K: ItemTrait>(_ key: K.Type) -> K.Value? { nil }
  package var spacing: ViewSpacing { ViewSpacing() }
  /// Whether the item contains a control, around which list rows leave less space than around text.
  package var containsRowControl: Bool { false }
  /// The space that a list row leaves above and below the item, which has a size for a proposal.
  package func rowMargins(_ size: CGSize, _ proposal: ProposedViewSize) -> RowMargins { .text }
  /// Whether the item adds space above or below its content.
  package var isPadded: Bool { false }
  package func invalidateContents() {}

  // MARK: Measuring and placing

  private static let measuredLimit = 4

  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    for entry in measured where entry.proposal == proposal { return entry.size }
    let size = measure(proposal)
    if measured.count == Self.measuredLimit { measured.removeFirst() }
    measured.append((proposal, size))
    return size
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(item: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// Places the item's top left corner, with its size for a proposal.
  package final func place(at origin: CGPoint, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    let size = sizeThatFits(proposal)
    let frame = CGRect(origin: origin, size: size)
    if !needsPlacement, frame == self.frame, proposal == lastProposal, region == lastRegion { return }
    needsPlacement = false
    self.frame = frame
    lastProposal = proposal
    lastRegion = region
    arrange(frame, proposal, region)
  }

  /// Places the item at its last position, if its content changed since.
  package final func placeAgain() {
    guard needsPlacement, let lastProposal else { return }
    place(at: frame.origin, lastProposal, lastRegion)
  }

  package final func invalidate() {
    measured.removeAll(keepingCapacity: true)
    needsPlacement = true
    invalidateContents()
  }
}

/// A value passed from a view to the enclosing layout.
package protocol ItemTrait {
  associatedtype Value
  /// Combines the values of an outer and an inner modifier.
  static func value(_ outer: Value, around inner: Value) -> Value
  /// Whether the inner value is combined with the outer one.
  static var addsUp: Bool { get }
}

extension ItemTrait {
  package static func value(_ outer: Value, around inner: Value) -> Value { outer }
  package static var addsUp: Bool { false }
}

/// The coordinate space of a layout: a UIKit view and its safe area.
package struct LayoutRegion: Equatable {
  package var bounds = CGRect.zero
  package var safe = CGRect.zero
  /// The height that the keyboard takes from the bottom of the safe area, in points.
  package var keyboard: CGFloat = 0
  /// The width for mirroring positions in right-to-left languages.
  package var mirrorWidth: CGFloat?

  /// The region relative to a view at `frame`.
  package func inside(_ frame: CGRect) -> LayoutRegion {
    LayoutRegion(
      bounds: bounds.offsetBy(dx: -frame.minX, dy: -frame.minY),
      safe: safe.offsetBy(dx: -frame.minX, dy: -frame.minY), keyboard: keyboard,
      mirrorWidth: mirrorWidth == nil ? nil : frame.width)
  }

  /// The actual frame of a UIKit view.
  package func actual(_ frame: CGRect) -> CGRect {
    guard let mirrorWidth else { return frame }
    return CGRect(x: mirrorWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Extends a frame at the edge of the safe area to the edge of the view below the bars.
  package func extended(_ frame: CGRect, _ edges: Edge.Set) -> CGRect {
    var minX = frame.minX
    var minY = frame.minY
    var maxX = frame.maxX
    var maxY = frame.maxY
    let slack: CGFloat = 0.5
    if edges.contains(.leading), minX <= safe.minX + slack { minX = min(minX, bounds.minX) }
    if edges.contains(.top), minY <= safe.minY + slack { minY = min(minY, bounds.minY) }
    if edges.contains(.trailing), maxX >= safe.maxX - slack { maxX = max(maxX, bounds.maxX) }
    if edges.contains(.bottom), maxY >= safe.maxY - slack { maxY = max(maxY, bounds.maxY) }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// The animation of changes during the current layout.
@MainActor
package enum LayoutPass {
  package private(set) static var animation: Animation?

  package static func run(_ animation: Animation?, _ body: @escaping () -> Void) {
    let outer = self.animation
    self.animation = animation
    if let animation {
      animation.run { body() }
    } else {
      UIView.performWithoutAnimation { body() }
    }
    self.animation = outer
  }
}

/// A UIKit view with its z-order.
package struct ShownView {
  package var view: UIView
  package var transition: AnyTransition?
  package var zIndex: Double = 0

  /// Adds, removes and reorders subviews, with transitions for animated changes.
  @MainActor
  package static func replace(_ old: [ShownView], with new: [ShownView], in parent: UIView) {
    var kept = Set<ObjectIdentifier>()
    for entry in new { kept.insert(ObjectIdentifier(entry.view)) }
    for entry in old where !kept.contains(ObjectIdentifier(entry.view)) {
      entry.remove(from: parent)
    }
    let sorted =
      new.contains { $0.zIndex != 0 }
      ? new.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element) : new
    for (index, entry) in sorted.enumerated() {
      let isNew = entry.view.superview !== parent
      if isNew || parent.subviews.count <= index || parent.subviews[index] !== entry.view {
        parent.insertSubview(entry.view, at: index)
      }
      if isNew {
        entry.announceController(isAppearing: true)
        if !old.isEmpty || parent.window != nil { entry.appear() }
      }
    }
  }

  @MainActor
  private func appear() {
    guard let running = LayoutPass.animation else { return }
    let transition = transition ?? .opacity
    let animation = transition.animation ?? running
    if let phases = transition.phases {
      phases.set(.willAppear, nil)
      CATransaction.afterCommit { phases.set(.identity, animation) }
    }
    let view = self.view
    UIView.performWithoutAnimation { transition.insertion.apply(to: view) }
    animation.run { transition.insertion.clear(view) }
  }

  /// Sends the callbacks of a controller whose view enters or leaves that of a parent on screen. A parent that is
  /// appearing forwards the callbacks that it has not sent itself.
  @MainActor
  private func announceController(isAppearing: Bool) {
    guard let controller = view.owningController, let parent = controller.parent,
      parent.appearance == .appeared || parent.appearance == .appearing
    else { return }
    if isAppearing, controller.appearance == .disappeared {
      controller.beginAppearanceTransition(true, animated: false)
      if parent.controllerFlags.contains(.hasSentIsAppearing), controller.appearance == .appearing {
        controller.sendIsAppearing(animated: false)
      }
      CATransaction.afterCommit {
        if controller.appearance == .appearing, controller.parent?.appearance == .appeared {
          controller.endAppearanceTransition()
        }
      }
    } else if !isAppearing, controller.appearance == .appeared || controller.appearance == .appearing {
      controller.beginAppearanceTransition(false, animated: false)
      CATransaction.afterCommit {
        if controller.appearance == .disappearing { controller.endAppearanceTransition() }
      }
    }
  }

  @MainActor
  private func remove(from parent: UIView) {
    let view = self.view
    guard view.superview === parent else { return }
    announceController(isAppearing: false)
    guard let running = LayoutPass.animation else { return view.removeFromSuperview() }
    let transition = transition ?? .opacity
    let animation = transition.animation ?? running
    view.isUserInteractionEnabled = false
    let appearance = transition.removal
    if let phases = transition.phases { return phases.remove(view, from: parent, animation, appearance) }
    animation.run {
      appearance.apply(to: view)
    } completion: {
      if !view.isUserInteractionEnabled { view.removeFromSuperview() }
      appearance.clear(view)
    }
  }
}
