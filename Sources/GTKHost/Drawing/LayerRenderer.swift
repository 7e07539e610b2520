import CGTK
import CoreGraphics
import QuartzCore

/// Draws a window's layer tree with GTK's scene graph: as nodes composited by a graphics card, or as pixels
/// drawn by the reference renderer.
@MainActor
final class LayerRenderer {
  private let builder = DisplayListBuilder()
  private let cache = NodeCache()
  private lazy var canvas = TileCanvas()
  private var previous: DisplayList?
  private var previousSize = CGSize.zero
  private var previousScale: CGFloat = 0

  /// The number of cached nodes.
  var cachedNodeCount: Int { cache.count }

  /// - Parameters:
  ///   - size: The window's size in points.
  ///   - scale: Pixels per point.
  ///   - isSoftware: Whether GTK renders with Cairo.
  /// - Returns: Whether drawing another frame would improve the result without any changes.
  func draw(
    _ layer: CALayer?, into snapshot: OpaquePointer, size: CGSize, scale: CGFloat, isSoftware: Bool
  ) -> Bool {
    guard let layer, let node = makeNode(layer, size: size, scale: scale, isSoftware: isSoftware) else {
      return false
    }
    // Areas without layers are black, as on a device.
    let background = RenderNode.color([0, 0, 0, 1], CGRect(origin: .zero, size: size))
    gtk_snapshot_append_node(snapshot, background)
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(background)
    gsk_render_node_unref(node)
    return cache.isProvisional
  }

  /// Returns a node for the current state of the tree. The caller owns it.
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
