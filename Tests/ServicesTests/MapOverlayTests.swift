import MapKit
import PortolanTesting
import XCTest

/// Tiles and overlays that an app draws itself (developer.apple.com/documentation/mapkit/mktileoverlay).
@MainActor
final class MapOverlayTests: XCTestCase {
  private var folder = URL.temporaryDirectory

  override func setUp() async throws {
    folder = URL.temporaryDirectory.appending(path: "tiles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  /// A screen whose delegate makes the renderers that a test wants.
  private final class Screen: MapController, MKMapViewDelegate {
    var makeRenderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      makeRenderer(overlay)
    }
  }

  private func start(_ makeRenderer: @escaping (any MKOverlay) -> MKOverlayRenderer) -> (TestApp, Screen) {
    let app = TestApp()
    let screen = Screen()
    screen.makeRenderer = makeRenderer
    app.show(screen)
    screen.map.setVisibleMapRect(.world, animated: false)
    app.settle()
    return (app, screen)
  }

  /// A tile of one color with the name of its place in the folder.
  private func writeTile(_ color: UIColor, _ name: String) throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 256, height: 256)).pngData { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 256, height: 256))
    }
    try picture.write(to: folder.appending(path: name))
  }

  /// The red, green and blue parts, from 0 to 255, where a coordinate is drawn.
  private func color(_ app: TestApp, _ map: MKMapView, _ latitude: Double, _ longitude: Double) throws
    -> [UInt8]
  {
    let place = map.convert(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), toPointTo: nil)
    let picture = try XCTUnwrap(app.snapshot(scale: 1))
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(
      picture,
      in: CGRect(
        x: -place.x.rounded(), y: place.y.rounded() + 1 - CGFloat(picture.height),
        width: CGFloat(picture.width),
        height: CGFloat(picture.height)))
    let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    return [bytes[0], bytes[1], bytes[2]]
  }

  /// Waits for tiles, which are read outside the main thread.
  private func wait(_ app: TestApp, until condition: () throws -> Bool) rethrows {
    if try !app.wait(until: condition) { XCTFail("the tiles are not drawn") }
  }

  func testTilesAreDrawnAtTheirPlaces() throws {
    for (name, color) in [("1-0-0", UIColor.red), ("1-1-0", .green), ("1-0-1", .blue), ("1-1-1", .black)] {
      try writeTile(color, name)
    }
    let (app, screen) = start { MKTileOverlayRenderer(overlay: $0) }
    let tiles = MKTileOverlay(urlTemplate: folder.absoluteString + "/{z}-{x}-{y}")
    tiles.minimumZ = 1
    tiles.maximumZ = 1
    tiles.canReplaceMapContent = true
    screen.map.addOverlay(tiles, level: .aboveLabels)
    screen.map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20)),
      animated: false)
    try wait(app) { try color(app, screen.map, 5, -5) == [255, 0, 0] }
    XCTAssertEqual(try color(app, screen.map, 5, 5), [0, 255, 0])
    XCTAssertEqual(try color(app, screen.map, -5, -5), [0, 0, 255])
    XCTAssertEqual(try color(app, screen.map, -5, 5), [0, 0, 0])
  }

  func testALevelThatIsMissingShowsTheOneBelow() throws {
    try writeTile(.red, "0-0-0")
    let (app, screen) = start { MKTileOverlayRenderer(overlay: $0) }
    screen.map.addOverlay(MKTileOverlay(urlTemplate: folder.absoluteString + "/{z}-{x}-{y}"))
    // The world has less than a tile's width.
    let world = MKMapSize.world.width
    screen.map.setVisibleMapRect(
      MKMapRect(x: -world, y: -world, width: 3 * world, height: 3 * world), animated: false)
    try wait(app) { try color(app, screen.map, 30, 30) == [255, 0, 0] }
    screen.map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20)),
      animated: false)
    app.settle()
    XCTAssertEqual(try color(app, screen.map, 5, 5), [255, 0, 0])
  }

  func testAddressesNameTheTile() {
    let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png")
    let path = MKTileOverlayPath(x: 3, y: 1, z: 2, contentScaleFactor: 2)
    XCTAssertEqual(overlay.url(forTilePath: path).absoluteString, "https://tiles.example/2/3/1@2x.png")
    overlay.isGeometryFlipped = true
    XCTAssertEqual(overlay.url(forTilePath: path).absoluteString, "https://tiles.example/2/3/2@2x.png")
  }

  /// Makes its tiles itself.
  private final class OwnTiles: MKTileOverlay {
    let picture: Data
    init(picture: Data) {
      self.picture = picture
      super.init(urlTemplate: nil)
    }
    override func loadTile(
      at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
      result(picture, nil)
    }
  }

  func testASubclassMakesTiles() throws {
    try writeTile(.green, "own")
    let (app, screen) = start { MKTileOverlayRenderer(overlay: $0) }
    screen.map.addOverlay(OwnTiles(picture: try Data(contentsOf: folder.appending(path: "own"))))
    try wait(app) { try color(app, screen.map, 20, 20) == [0, 255, 0] }
  }

  /// Fills its overlay's rectangle.
  private final class Area: MKOverlayRenderer {
    var drawn: [MKZoomScale] = []
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      drawn.append(zoomScale)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(rect(for: overlay.boundingMapRect))
    }
  }

  func testARendererDrawsInMapPoints() throws {
    let (app, screen) = start { Area(overlay: $0) }
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 10, longitude: 10), radius: 200_000)
    screen.map.addOverlay(circle)
    screen.map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 40)),
      animated: false)
    app.settle()
    XCTAssertEqual(try color(app, screen.map, 11, 11), [0, 0, 255])
    XCTAssertNotEqual(try color(app, screen.map, 13, 13), [0, 0, 255])
    let renderer = try XCTUnwrap(screen.map.renderer(for: circle) as? Area)
    XCTAssertEqual(
      Double(try XCTUnwrap(renderer.drawn.last)),
      screen.map.bounds.width / screen.map.visibleMapRect.size.width,
      accuracy: 1e-12)
    XCTAssertEqual(renderer.mapPoint(for: renderer.point(for: MKMapPoint(x: 5, y: 6))).x, 5, accuracy: 1e-6)
    renderer.alpha = 0
    app.settle()
    XCTAssertNotEqual(try color(app, screen.map, 11, 11), [0, 0, 255])
  }

  func testOverlaysAreOrderedByLevel() {
    let map = MKMapView()
    let circles = (0..<4).map { MKCircle(center: CLLocationCoordinate2D(), radius: Double($0)) }
    map.addOverlay(circles[0])
    map.addOverlay(circles[1], level: .aboveRoads)
    map.insertOverlay(circles[2], above: circles[1])
    map.insertOverlay(circles[3], at: 0, level: .aboveLabels)
    XCTAssertEqual(map.overlays.compactMap { ($0 as? MKCircle)?.radius }, [1, 2, 3, 0])
    XCTAssertEqual(map.overlays(in: .aboveRoads).count, 2)
    map.removeOverlays([circles[1], circles[3]])
    XCTAssertEqual(map.overlays.compactMap { ($0 as? MKCircle)?.radius }, [2, 0])
  }
}
