public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Animates an inserted view from the frame of the view with the same identifier.
public struct _MatchedGeometryModifier: ViewModifier, ItemModifier {
  public typealias Body = Never
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  let key: Key
  let properties: MatchedGeometryProperties
  /// The point at which both frames are aligned.
  let anchor: UnitPoint
  let isSource: Bool

  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> MatchedItem {
    let item = MatchedItem(node, content, self)
    MatchedItems.add(item)
    return item
  }
  package func update(_ item: MatchedItem) -> Bool {
    guard item.modifier.key != key || item.modifier.isSource != isSource else { return false }
    MatchedItems.remove(item)
    item.modifier = self
    MatchedItems.add(item)
    return true
  }
}

/// Views with matched geometry, and the last frame of each identifier.
@MainActor
private enum MatchedItems {
  private struct WeakItem { weak var item: MatchedItem? }
  private static var items: [_MatchedGeometryModifier.Key: [WeakItem]] = [:]
  private static var lastFrames: [_MatchedGeometryModifier.Key: CGRect] = [:]

  static func add(_ item: MatchedItem) {
    items[item.modifier.key, default: []].removeAll { $0.item == nil }
    items[item.modifier.key, default: []].append(WeakItem(item: item))
  }
  static func remove(_ item: MatchedItem) {
    items[item.modifier.key]?.removeAll { $0.item == nil || $0.item === item }
  }
  /// The frame of another view with the identifier, or its last frame.
  static func frame(besides item: MatchedItem) -> CGRect? {
    let others = items[item.modifier.key]?.compactMap(\.item).filter { $0 !== item && $0.view.window != nil }
    if let source = others?.first(where: \.modifier.isSource) ?? others?.first { return source.windowFrame }
    return lastFrames[item.modifier.key]
  }
  static func note(_ frame: CGRect, _ item: MatchedItem) {
    lastFrames[item.modifier.key] = frame
    lastViews[item.modifier.key] = WeakView(view: item.view)
  }

  private struct WeakView { weak var view: UIView? }
  private static var lastViews: [_MatchedGeometryModifier.Key: WeakView] = [:]

  /// Returns the previous view with the identifier if it is still on screen while being removed.
  static func leavingView(besides item: MatchedItem) -> UIView? {
    guard let view = lastViews[item.modifier.key]?.view, view !== item.view, view.window != nil else {
      return nil
    }
    let isKept = items[item.modifier.key]?.contains {
      $0.item?.view === view && $0.item?.node.isAlive == true
    }
    return isKept == true ? nil : view
  }
}

package final class MatchedItem: ContainerItem {
  var modifier: _MatchedGeometryModifier
  private var isShown = false

  init(_ node: _ViewNode, _ content: LayoutItem, _ modifier: _MatchedGeometryModifier) {
    self.modifier = modifier
    super.init(node, content, HostingView())
    view.isTransparentToTouches = true
  }

  fileprivate var windowFrame: CGRect {
    let bounds = view.bounds
    return view.superview?.convert(
      CGRect(
        x: view.center.x - bounds.width / 2, y: view.center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height), to: nil as UIView?) ?? bounds
  }

  package override func configure(_ size: CGSize) {
    let animation = LayoutPass.animation
    let start = MatchedItems.frame(besides: self)
    // The view has its position after the surrounding layout.
    CATransaction.afterCommit { [weak self] in self?.settle(from: start, animation) }
  }

  private func settle(from start: CGRect?, _ animation: Animation?) {
    guard view.window != nil else { return }
    defer { isShown = true }
    let end = windowFrame
    if !isShown, let start, let animation, start != end, end.width > 0, end.height > 0 {
      let (moves, scales) = (modifier.properties.contains(.position), modifier.properties.contains(.size))
      let scale =
        scales
        ? CGSize(width: start.width / end.width, height: start.height / end.height)
        : CGSize(width: 1, height: 1)
      let anchor = modifier.anchor
      // Aligns the anchor of the scaled frame with that of the source frame.
      let shown = CGSize(width: end.width * scale.width, height: end.height * scale.height)
      let shift =
        moves
        ? CGPoint(
          x: start.minX + start.width * anchor.x - (end.midX + shown.width * (anchor.x - 0.5)),
          y: start.minY + start.height * anchor.y - (end.midY + shown.height * (anchor.y - 0.5)))
        : CGPoint(
          x: (end.width - shown.width) * (anchor.x - 0.5), y: (end.height - shown.height) * (anchor.y - 0.5))
      UIView.performWithoutAnimation {
        view.transform = CGAffineTransform(translationX: shift.x, y: shift.y).scaledBy(
          x: max(scale.width, 0.001), y: max(scale.height, 0.001))
      }
      animation.run { [view] in view.transform = .identity }
      if let leaving = MatchedItems.leavingView(besides: self) {
        bring(leaving, from: start, to: end, animation)
      }
    }
    MatchedItems.note(end, self)
  }
}

extension MatchedItem {
  /// Moves a view that is being removed to the frame of its replacement.
  private func bring(_ leaving: UIView, from start: CGRect, to end: CGRect, _ animation: Animation) {
    let (moves, scales) = (modifier.properties.contains(.position), modifier.properties.contains(.size))
    let scale =
      scales
      ? CGSize(width: end.width / max(start.width, 1), height: end.height / max(start.height, 1))
      : CGSize(width: 1, height: 1)
    let shift = moves ? CGPoint(x: end.midX - start.midX, y: end.midY - start.midY) : .zero
    animation.run {
      leaving.transform = CGAffineTransform(translationX: shift.x, y: shift.y).scaledBy(
        x: max(scale.width, 0.001), y: max(scale.height, 0.001))
    }
  }
}

extension View {
  /// Defines views with synchronized geometry: an inserted view starts at the frame of the removed view with
  /// the same identifier.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
