import CGTK
import CoreGraphics
import Foundation
import QuartzCore

/// A window's pixels, drawn by the reference renderer as a grid of tile nodes. GTK identifies changed tiles
/// by their nodes and only updates those.
@MainActor
final class TileCanvas {
  private let renderer = CairoRenderer()
  private var surface: OpaquePointer?
  private var size = CGSize.zero
  private var scale: CGFloat = 0
  private var previous: DisplayList?
  private var tiles: [Tile] = []
  private var columns = 0
  private var rows = 0

  /// The size of a tile in pixels. Larger tiles copy more unchanged pixels; smaller ones need more nodes.
  private static let side = 256

  private struct Tile {
    var node: OpaquePointer?
    /// Two alternating copies, because GTK compares the nodes of this frame and the previous one.
    var copies: [OpaquePointer?] = [nil, nil]
    var turn = 0
    var isOld = false
  }

  deinit {
    for tile in tiles { Self.release(tile) }
    if let surface { cairo_surface_destroy(surface) }
  }

  /// Returns a node for the list. The caller owns it.
  func makeNode(_ list: DisplayList, size: CGSize, scale: CGFloat) -> OpaquePointer? {
    prepare(size, scale)
    guard let surface else { return nil }
    let damage = previous.map { list.damage(since: $0) }
    previous = list
    if damage?.isEmpty != true {
      // Areas without layers are black, as on a device.
      let areas = renderer.render(
        list, on: surface, scale: scale, damage: damage, background: .opaqueBlack)
      for area in areas { mark(area) }
      renew(from: surface)
    }
    return RenderNode.container(tiles.map(\.node))
  }

  private func prepare(_ size: CGSize, _ scale: CGFloat) {
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    previous = nil
    for tile in tiles { Self.release(tile) }
    if let surface { cairo_surface_destroy(surface) }
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    surface = makeImageSurface(width: width, height: height, hasAlpha: false)
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    tiles = Array(repeating: Tile(), count: columns * rows)
  }

  private func mark(_ area: CGRect) {
    guard area.width >= 1, area.height >= 1 else { return }
    let side = CGFloat(Self.side)
    for row in Int(area.minY / side)...min(Int((area.maxY - 1) / side), rows - 1) {
      for column in Int(area.minX / side)...min(Int((area.maxX - 1) / side), columns - 1) {
        tiles[row * columns + column].isOld = true
      }
    }
  }

  private func renew(from surface: OpaquePointer) {
    for index in tiles.indices where tiles[index].isOld {
      copy(surface, index % columns * Self.side, index / columns * Self.side, to: &tiles[index])
      tiles[index].isOld = false
    }
  }

  private func copy(_ surface: OpaquePointer, _ x: Int, _ y: Int, to tile: inout Tile) {
    let width = min(Self.side, Int(cairo_image_surface_get_width(surface)) - x)
    let height = min(Self.side, Int(cairo_image_surface_get_height(surface)) - y)
    tile.turn = 1 - tile.turn
    if tile.copies[tile.turn] == nil {
      tile.copies[tile.turn] = makeUnclearedImageSurface(
        width: width, height: height, hasAlpha: false)
    }
    guard let copy = tile.copies[tile.turn] else { return }
    // Releases the source of a node that is still visible.
    cairo_surface_flush(copy)
    guard let source = cairo_image_surface_get_data(surface), let target = cairo_image_surface_get_data(copy)
    else { return }
    let sourceStride = Int(cairo_image_surface_get_stride(surface))
    let targetStride = Int(cairo_image_surface_get_stride(copy))
    for line in 0..<height {
      memcpy(target + line * targetStride, source + (y + line) * sourceStride + x * 4, width * 4)
    }
    cairo_surface_mark_dirty(copy)
    if let node = tile.node { gsk_render_node_unref(node) }
    tile.node = BitmapNode.make(
      CGImage(surface: cairo_surface_reference(copy), hasAlpha: false),
      in: CGRect(
        x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale,
        height: CGFloat(height) / scale))
  }

  private nonisolated static func release(_ tile: Tile) {
    if let node = tile.node { gsk_render_node_unref(node) }
    for copy in tile.copies { if let copy { cairo_surface_destroy(copy) } }
  }
}
