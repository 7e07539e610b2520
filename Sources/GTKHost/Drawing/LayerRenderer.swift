import CGTK
import CoreGraphics
import QuartzCore

/// Draws a window's layer tree through GTK's scene graph: as nodes that a graphics card composes, or, where there is none,
/// as pixels that the reference renderer draws.
@MainActor
final class LayerRenderer {
  private let builder = DisplayListBuilder()
  private let cache = NodeCache()
  private lazy var canvas = TileCanvas()
  private var previous: DisplayList?
  private var previousSize = CGSize.zero
  private var previousScale: CGFloat = 0

  /// Nodes that are kept for the next frame.
  var keptNodes: Int { cache.count }

  /// - Parameters:
  ///   - size: of the window, in points.
  ///   - scale: pixels to a point.
  ///   - isSoftware: whether GTK composes with Cairo.
  /// - Returns: whether another frame would look better although nothing changes.
  func draw(
    _ layer: CALayer?, into snapshot: OpaquePointer, size: CGSize, scale: CGFloat, isSoftware: Bool
  ) -> Bool {
    guard let layer, let node = makeNode(layer, size: size, scale: scale, isSoftware: isSoftware) else {
      return false
    }
    // What no layer covers is black, as on a display.
    let background = RenderNode.color([0, 0, 0, 1], CGRect(origin: .zero, size: size))
    gtk_snapshot_append_node(snapshot, background)
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(background)
    gsk_render_node_unref(node)
    return cache.isProvisional
  }

  /// The node of what the tree shows now, which the caller owns.
  func makeNode(_ layer: CALayer, size: CGSize, scale: CGFloat, isSoftware: Bool) -> OpaquePointer? {
    let list = builder.build(layer)
    if isSoftware { return canvas.makeNode(list, size: size, scale: scale) }
    if scale != previousScale { cache.removeAll() }
    let isSameShape = size == previousSize && scale == previousScale
    let hasBackdrop = list.commands.contains { $0.op == .backdrop }
    cache.beginFrame(damage: isSameShape && hasBackdrop ? previous.map { list.damage(since: $0) } : nil)
    var tree = NodeTree(list, size: size, scale: scale, cache: cache)
    let node = tree.build()
    cache.endFrame()
    previous = hasBackdrop ? list : nil
    previousSize = size
    previousScale = scale
    return node
  }
}
