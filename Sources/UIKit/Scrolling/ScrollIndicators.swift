/// The two scroll indicators of a scroll view.
@MainActor
final class ScrollIndicators {
  /// Metrics.md 2.4: 2.5 points thick, 3 from the edge, at least 36 long, hidden 0.4 seconds after rest.
  private static let thickness: CGFloat = 2.5
  private static let inset: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  private static let fadeDelay: CFTimeInterval = 0.4

  private var vertical: UIView?
  private var horizontal: UIView?
  private var fade: FrameClock.Deadline?

  func setNeedsUpdate(in view: UIScrollView) { if vertical != nil || horizontal != nil { update(in: view) } }

  func show(in view: UIScrollView) {
    fade?.cancel()
    fade = nil
    if view.showsVerticalScrollIndicator, vertical == nil { vertical = make(in: view) }
    if view.showsHorizontalScrollIndicator, horizontal == nil { horizontal = make(in: view) }
    for bar in [vertical, horizontal] {
      bar?.layer.removeAllAnimations()
      bar?.alpha = 1
    }
    update(in: view)
  }

  func fade(in view: UIScrollView) {
    fade?.cancel()
    fade = FrameClock.shared.schedule(after: Self.fadeDelay) { [weak self] in
      UIView.animate(withDuration: 0.25) {
        self?.vertical?.alpha = 0
        self?.horizontal?.alpha = 0
      }
    }
  }

  func flash(in view: UIScrollView) {
    show(in: view)
    fade(in: view)
  }

  private func make(in view: UIScrollView) -> UIView {
    let bar = UIView()
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = Self.thickness / 2
    bar.layer.zPosition = 1000
    view.addSubview(bar)
    return bar
  }

  private func color(for style: UIScrollView.IndicatorStyle) -> UIColor {
    switch style {
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.35)
    case .default:
      UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.35) : UIColor(white: 0, alpha: 0.35)
      }
    }
  }

  func update(in view: UIScrollView) {
    guard vertical != nil || horizontal != nil else { return }
    let insets = view.adjustedContentInset
    let visible = view.bounds
    if let bar = vertical {
      let edges = edges(of: view, with: view.verticalScrollIndicatorInsets)
      let track = visible.height - edges.top - edges.bottom - 2 * Self.inset
      let content = view.contentSize.height + insets.top + insets.bottom
      let (start, length) = span(
        track: track, visible: visible.height, content: content, offset: visible.minY + insets.top)
      bar.isHidden = content <= visible.height || !view.showsVerticalScrollIndicator
      bar.backgroundColor = color(for: view.indicatorStyle)
      let x =
        view.isRightToLeft
        ? visible.minX + edges.left + Self.inset : visible.maxX - edges.right - Self.inset - Self.thickness
      bar.frame = CGRect(
        x: x, y: visible.minY + edges.top + Self.inset + start, width: Self.thickness, height: length)
    }
    if let bar = horizontal {
      let edges = edges(of: view, with: view.horizontalScrollIndicatorInsets)
      let track = visible.width - edges.left - edges.right - 2 * Self.inset
      let content = view.contentSize.width + insets.left + insets.right
      let (start, length) = span(
        track: track, visible: visible.width, content: content, offset: visible.minX + insets.left)
      bar.isHidden = content <= visible.width || !view.showsHorizontalScrollIndicator
      bar.backgroundColor = color(for: view.indicatorStyle)
      bar.frame = CGRect(
        x: visible.minX + edges.left + Self.inset + start,
        y: visible.maxY - edges.bottom - Self.inset - Self.thickness, width: length, height: Self.thickness)
    }
  }

  /// Returns the insets of an indicator's track: the app's and, unless they are disabled, those of the safe area.
  private func edges(of view: UIScrollView, with own: UIEdgeInsets) -> UIEdgeInsets {
    guard view.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let safe = view.safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// Returns the start and length of an indicator along its track; beyond the ends it is compressed.
  private func span(
    track: CGFloat, visible: CGFloat, content: CGFloat, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    guard content > 0, track > 0 else { return (0, 0) }
    var length = max(Self.minimumLength, track * min(1, visible / content))
    let travel = max(1, content - visible)
    let part = offset / travel
    if part < 0 {
      length = max(Self.thickness * 3, length + offset)
      return (0, length)
    }
    if part > 1 {
      length = max(Self.thickness * 3, length - (offset - travel))
      return (track - length, length)
    }
    return ((track - length) * part, length)
  }
}
