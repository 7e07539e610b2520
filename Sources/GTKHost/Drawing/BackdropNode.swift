import CGTK
import CoreGraphics
import QuartzCore

/// Render nodes for the blurred content behind translucent bars. GTK has no such node, so the preceding
/// content is drawn again.
enum BackdropNode {
  /// Returns `behind`, which is in window coordinates, blurred.
  static func make(
    _ behind: OpaquePointer, _ command: DisplayCommand, matrix: CGAffineTransform
  ) -> OpaquePointer {
    let local = RenderNode.transform(behind, by: matrix.inverted())
    defer { gsk_render_node_unref(local) }
    // Excludes content beyond the reach of the blur.
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
