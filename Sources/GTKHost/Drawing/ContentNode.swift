import CGTK
import CoreGraphics
import QuartzCore

/// Render nodes for layers' own content.
///
/// Plain rectangles and borders are native GTK nodes. Everything else is rasterized once, aligned to the
/// window's pixels if it is only translated, so that frames composite bitmaps instead of drawing paths and
/// text.
@MainActor
struct ContentNode {
  /// The transform from the commands' coordinates to the window's, in points.
  let matrix: CGAffineTransform
  /// Pixels per point of the window.
  let scale: CGFloat
  let painter: CairoRenderer

  /// The maximum number of pixels in a cached bitmap.
  private static let pixelLimit: CGFloat = 8_000_000

  /// The number of subpixel positions for which bitmaps are created.
  private static let phases: CGFloat = 16

  /// The properties on which a new node depends.
  var placement: NodePlacement {
    if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1 {
      return .pixels(SIMD2(Self.phase(matrix.tx * scale), Self.phase(matrix.ty * scale)))
    }
    let growth = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    // Rotated bitmaps remain sharp with a higher resolution.
    let surplus: CGFloat = matrix.b == 0 && matrix.c == 0 ? 1 : 2
    return .resampled(scale * surplus * pow(2, log2(max(growth, 0.25)).rounded(.up)))
  }

  private static func phase(_ pixels: CGFloat) -> UInt8 {
    let fraction = pixels - pixels.rounded(.down)
    return UInt8((fraction * phases).rounded()) % UInt8(phases)
  }

  /// Returns a node for painting commands or a balanced range of commands within `extent`, and its
  /// dependencies. The caller owns the node.
  func make(
    _ commands: UnsafeBufferPointer<DisplayCommand>, extent: CGRect
  ) -> (node: OpaquePointer, placement: NodePlacement) {
    if let plain = plain(commands) { return (plain, .anywhere) }
    let placement = placement
    switch placement {
    case .anywhere: break
    case .pixels(let phase):
      let offset = CGPoint(x: CGFloat(phase.x) / Self.phases, y: CGFloat(phase.y) / Self.phases)
      if let node = bitmap(commands, extent, scale, offset) { return (node, placement) }
    case .resampled(let resolution):
      if let node = bitmap(commands, extent, resolution, .zero) { return (node, placement) }
    }
    return (RenderNode.drawing(in: extent) { painter.record(commands, in: $0) }, .anywhere)
  }

  // MARK: Kinds

  /// Returns a node for rectangles of one color and borders.
  private func plain(_ commands: UnsafeBufferPointer<DisplayCommand>) -> OpaquePointer? {
    guard commands.allSatisfy(isPlain) else { return nil }
    if commands.count == 1 { return plain(commands[0]) }
    let nodes = commands.map { plain($0) }
    defer { for node in nodes { gsk_render_node_unref(node) } }
    return RenderNode.container(nodes)
  }

  /// Whether GTK can draw the command: it only supports circular corners, and its shaders only borders of
  /// whole pixels.
  private func isPlain(_ command: DisplayCommand) -> Bool {
    guard command.a == 0 || !command.flags.contains(.continuousCorners) else { return false }
    switch command.op {
    case .fill: return true
    case .border: return (command.b * scale).rounded() == command.b * scale
    default: return false
    }
  }

  private func plain(_ command: DisplayCommand) -> OpaquePointer {
    if command.op == .border {
      return RenderNode.border(
        command.rect, radius: command.a, corners: command.flags.corners, width: command.b,
        color: command.color)
    }
    let color = RenderNode.color(command.color, command.rect)
    guard command.a > 0 else { return color }
    defer { gsk_render_node_unref(color) }
    return RenderNode.clip(color, to: command.rect, radius: command.a, corners: command.flags.corners)
  }

  /// - Parameter offset: The subpixel position of the commands' origin.
  private func bitmap(
    _ commands: UnsafeBufferPointer<DisplayCommand>, _ extent: CGRect, _ resolution: CGFloat,
    _ offset: CGPoint
  ) -> OpaquePointer? {
    let pixels = CGAffineTransform(a: resolution, b: 0, c: 0, d: resolution, tx: offset.x, ty: offset.y)
    let area = extent.applying(pixels).insetBy(dx: -1, dy: -1).integral
    guard area.width * area.height <= Self.pixelLimit,
      let image = painter.bitmap(commands, in: area, pixels, scale: resolution)
    else { return nil }
    let place = CGRect(
      x: (area.minX - offset.x) / resolution, y: (area.minY - offset.y) / resolution,
      width: area.width / resolution, height: area.height / resolution)
    return BitmapNode.make(image, in: place)
  }
}
