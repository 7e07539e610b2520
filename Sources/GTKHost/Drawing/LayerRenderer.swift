import CGTK
import CoreGraphics
import QuartzCore

@MainActor
final class LayerRenderer {
  func draw(_ layer: CALayer?, into snapshot: OpaquePointer, size: CGSize, scale: CGFloat) {
    var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(size.width), Float(size.height))
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}
