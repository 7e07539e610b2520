import FoundationNetworking
import UIKit

/// The place of a tile: a level of 2^z by 2^z tiles, counted from the northwest.
public struct MKTileOverlayPath: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  /// Pixels for each point.
  public var contentScaleFactor: CGFloat

  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Pictures of a server or a folder that cover the map in Mercator's projection.
///
/// The pictures of a server are cached by `URLSession`, as its responses allow.
open class MKTileOverlay: NSObject, MKOverlay {
  /// An address with the parts `{x}`, `{y}`, `{z}` and `{scale}`.
  public let urlTemplate: String?
  /// Points of a tile.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether tiles are counted from the southwest.
  open var isGeometryFlipped = false
  open var minimumZ = 0
  /// The level whose tiles are enlarged when the map shows more detail.
  open var maximumZ = 21
  /// Whether the tiles are opaque: nothing of the map is drawn below them.
  open var canReplaceMapContent = false

  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  /// The address of a tile.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let scale = path.contentScaleFactor
    let parts = [
      ("{x}", "\(path.x)"), ("{y}", "\(isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y)"),
      ("{z}", "\(path.z)"), ("{scale}", "\(Int(scale.rounded()))"),
    ]
    let address = parts.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return URL(string: address) ?? URL(fileURLWithPath: "/")
  }

  /// Loads a tile.
  /// - Parameters:
  ///   - path: The place of the tile.
  ///   - result: Receives the data of an image, or an error. It can be called on any thread.
  open func loadTile(
    at path: MKTileOverlayPath, result: @escaping @Sendable (_ tileData: Data?, _ error: (any Error)?) -> Void
  ) {
    let url = url(forTilePath: path)
    guard url.isFileURL else {
      return URLSession.shared.dataTask(with: url) { data, response, error in
        let isFound = (response as? HTTPURLResponse).map { (200..<300).contains($0.statusCode) } ?? true
        result(isFound ? data : nil, error ?? (isFound ? nil : URLError(.fileDoesNotExist)))
      }.resume()
    }
    DispatchQueue.global().async {
      do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
    }
  }
}

/// Draws the tiles of an overlay. Those that are not there are loaded; the nearest lower level is drawn until then.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  private enum Tile {
    case loading
    case image(CGImage)
    case missing
  }

  /// The number of tiles that are kept: a tablet's screen and its neighbors, in two levels.
  private static let capacity = 256

  private var tiles: [MKTileOverlayPath: Tile] = [:]
  private var order: [MKTileOverlayPath] = []

  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Loads all tiles again.
  open func reloadData() {
    tiles = [:]
    order = []
    setNeedsDisplay()
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let overlay = overlay as? MKTileOverlay else { return }
    let level = max(Int(log2(MKMapSize.world.width * zoomScale / overlay.tileSize.width).rounded()), 0)
    guard level >= overlay.minimumZ else { return }
    let z = min(level, overlay.maximumZ)
    let extent = MKMapSize.world.width / Double(1 << z)
    let last = (1 << z) - 1
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let first = min(max(Int((low / extent).rounded(.down)), 0), last)
      return first...max(min(Int((high / extent).rounded(.up)) - 1, last), first)
    }
    for y in range(mapRect.minY, mapRect.maxY) {
      for x in range(mapRect.minX, mapRect.maxX) {
        draw(
          MKTileOverlayPath(x: x, y: y, z: z, contentScaleFactor: contentScaleFactor), overlay, in: context)
      }
    }
  }

  private func draw(_ path: MKTileOverlayPath, _ overlay: MKTileOverlay, in context: CGContext) {
    if case .image(let image) = tiles[path] { return draw(image, path, in: context) }
    if tiles[path] == nil { load(path, overlay) }
    // A part of the tile that covers this one at a lower level.
    var wider = path
    while wider.z > overlay.minimumZ {
      wider = MKTileOverlayPath(
        x: wider.x / 2, y: wider.y / 2, z: wider.z - 1, contentScaleFactor: path.contentScaleFactor)
      guard case .image(let image) = tiles[wider] else { continue }
      context.saveGState()
      context.clip(to: frame(path))
      draw(image, wider, in: context)
      context.restoreGState()
      return
    }
  }

  private func frame(_ path: MKTileOverlayPath) -> CGRect {
    let extent = MKMapSize.world.width / Double(1 << path.z)
    return rect(
      for: MKMapRect(x: Double(path.x) * extent, y: Double(path.y) * extent, width: extent, height: extent))
  }

  private func draw(_ image: CGImage, _ path: MKTileOverlayPath, in context: CGContext) {
    let frame = frame(path)
    // Images are drawn upwards.
    context.saveGState()
    context.translateBy(x: frame.minX, y: frame.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(origin: .zero, size: frame.size))
    context.restoreGState()
  }

  private func load(_ path: MKTileOverlayPath, _ overlay: MKTileOverlay) {
    keep(.loading, path)
    overlay.loadTile(at: path) { [weak self] data, _ in
      Task { @MainActor in self?.loaded(data, path) }
    }
  }

  private func loaded(_ data: Data?, _ path: MKTileOverlayPath) {
    // The tile is not wanted any more after a reload.
    guard case .loading = tiles[path] else { return }
    tiles[path] = data.flatMap { UIImage(data: $0)?.cgImage }.map { .image($0) } ?? .missing
    setNeedsDisplay()
  }

  private func keep(_ tile: Tile, _ path: MKTileOverlayPath) {
    tiles[path] = tile
    order.append(path)
    if order.count > Self.capacity { tiles[order.removeFirst()] = nil }
  }
}
