import CGTK
import CoreGraphics
import QuartzCore

/// Nodes of what lies behind a translucent bar. GTK has no such node: what was drawn so far is drawn again, blurred.
enum BackdropNode {
  /// `behind`, which is in the window's coordinates, blurred.
  static func make(
    _ behind: OpaquePointer, _ command: DisplayCommand, matrix: CGAffineTransform
  ) -> OpaquePointer {
    let local = RenderNode.transform(behind, by: matrix.inverted())
    defer { gsk_render_node_unref(local) }
    // What is far away cannot be seen.
    let near = RenderNode.clip(
      local, to: command.rect.insetBy(dx: -command.b * 3, dy: -command.b * 3), radius: 0, corners: [])
    defer { gsk_render_node_unref(near) }
    let blurred = RenderNode.blur(near, sigma: command.b)
    defer { gsk_render_node_unref(blurred) }
    let vivid = command.c == 1 ? gsk_render_node_ref(blurred)! : RenderNode.saturate(blurred, by: command.c)
    defer { gsk_render_node_unref(vivid) }
    return RenderNode.clip(vivid, to: command.rect, radius: command.a, corners: command.flags.corners)
  }
}
