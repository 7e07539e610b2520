import CoreGraphics
import QuartzCore
import UIKit

/// The scroll views of a window, with which a page moves their content before the app answers.
@MainActor
struct ScrollAreas {
  /// A layer inside a scroll view.
  private struct Part {
    var position: CGPoint
    /// Whether it stays in place while the content scrolls, as an indicator or a pinned header.
    var isPinned: Bool
  }

  private final class Area {
    weak var view: UIScrollView?
    var offset = CGPoint.zero
    var parts: [UInt32: Part] = [:]
    init(_ view: UIScrollView) { self.view = view }
  }

  private var areas: [UInt32: Area] = [:]
  private var last: [UInt8] = []

  // MARK: All areas

  /// Returns the message with all areas that a finger can scroll; `nil` if it has not changed.
  mutating func update(_ scene: UIWindowScene, _ encoder: SceneEncoder) -> [UInt8]? {
    var writer = ByteWriter()
    var known: [UInt32: Area] = [:]
    scene.forEachVisibleView { view in
      if let scroll = view as? UIScrollView { add(scroll, scene, encoder, &writer, &known) }
    }
    areas = known
    guard writer.bytes != last else { return nil }
    last = writer.bytes
    return last
  }

  mutating func forgetSentAreas() { last = [] }

  private func add(
    _ view: UIScrollView, _ scene: UIWindowScene, _ encoder: SceneEncoder, _ writer: inout ByteWriter,
    _ known: inout [UInt32: Area]
  ) {
    guard view.isScrollEnabled, view.isUserInteractionEnabled, !view.isPagingEnabled, view.zoomScale == 1,
      let element = encoder.element(of: view.layer)
    else { return }
    let insets = view.adjustedContentInset
    let shown = view.convert(view.bounds.inset(by: insets), to: nil)
    let axes = axes(of: view, insets)
    guard axes != 0, !shown.isEmpty,
      let hit = scene.hitTest(CGPoint(x: shown.midX, y: shown.midY), with: nil)?.view,
      hit.isDescendant(of: view)
    else { return }
    let id = view.layer.layerID
    let area = areas[id].flatMap { $0.view === view ? $0 : nil } ?? Area(view)
    known[id] = area
    follow(area, view)
    writer.write(compact: element)
    writer.write(axes)
    writer.write(shown)
    writer.write(view.contentOffset.x)
    writer.write(view.contentOffset.y)
    for value in limits(of: view, insets) { writer.write(value) }
    let pinned = (view.layer.sublayers ?? []).filter { area.parts[$0.layerID]?.isPinned == true }
      .compactMap { encoder.element(of: $0) }
    writer.write(compact: UInt32(pinned.count))
    for element in pinned { writer.write(compact: element) }
  }

  /// The axes that a finger can scroll along: 1 horizontal, 2 vertical.
  private func axes(of view: UIScrollView, _ insets: UIEdgeInsets) -> UInt8 {
    let limits = limits(of: view, insets)
    let horizontal = limits[1] > limits[0] || view.bounces && view.alwaysBounceHorizontal
    let vertical = limits[3] > limits[2] || view.bounces && view.alwaysBounceVertical
    return (horizontal ? 1 : 0) | (vertical ? 2 : 0)
  }

  /// The smallest and largest offsets at rest: horizontal, then vertical.
  private func limits(of view: UIScrollView, _ insets: UIEdgeInsets) -> [CGFloat] {
    let (size, bounds) = (view.contentSize, view.bounds.size)
    return [
      -insets.left, max(-insets.left, size.width + insets.right - bounds.width),
      -insets.top, max(-insets.top, size.height + insets.bottom - bounds.height),
    ]
  }

  // MARK: Moving areas

  /// Appends the offsets that have changed since the last frame.
  mutating func appendMoved(to writer: inout ByteWriter, _ encoder: SceneEncoder) {
    for (id, area) in areas {
      guard let view = area.view, view.window != nil else {
        areas[id] = nil
        continue
      }
      guard view.contentOffset != area.offset, let element = encoder.element(of: view.layer) else { continue }
      follow(area, view)
      writer.write(ElementUpdates.scrolled)
      writer.write(compact: element)
      writer.write(view.contentOffset.x)
      writer.write(view.contentOffset.y)
    }
  }

  /// Finds the parts that move with the window instead of the content.
  private func follow(_ area: Area, _ view: UIScrollView) {
    let offset = view.contentOffset
    let (dx, dy) = (offset.x - area.offset.x, offset.y - area.offset.y)
    area.offset = offset
    var parts: [UInt32: Part] = [:]
    for layer in view.layer.sublayers ?? [] {
      let position = layer.position
      var part = area.parts[layer.layerID] ?? Part(position: position, isPinned: !(layer.delegate is UIView))
      if dx != 0 || dy != 0, part.position != position || part.isPinned {
        let moved = (position.x - part.position.x, position.y - part.position.y)
        part.isPinned = !(layer.delegate is UIView) || abs(moved.0 - dx) < 0.5 && abs(moved.1 - dy) < 0.5
      }
      part.position = position
      parts[layer.layerID] = part
    }
    area.parts = parts
  }
}
