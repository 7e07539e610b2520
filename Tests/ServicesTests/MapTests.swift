import MapKit
import PortolanTesting
import SwiftUI
import XCTest

@MainActor
final class MapTests: XCTestCase {
  func testDistancesAreRounded() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .metric
    let metric = [12.0, 120, 980, 1234, 12_345].map(formatter.string(fromDistance:))
    XCTAssertEqual(metric, ["10 m", "100 m", "1 km", "1.2 km", "12 km"])
    formatter.units = .default
    XCTAssertEqual(formatter.string(fromDistance: 15), "50 ft")
    XCTAssertEqual(formatter.string(fromDistance: 1_609.344), "1 mi")
    formatter.unitStyle = .full
    XCTAssertEqual(formatter.string(fromDistance: 4_000), "2.5 miles")
    XCTAssertEqual(formatter.distance(from: "2 km"), 2_000)
    XCTAssertEqual(formatter.distance(from: "far"), -1)
  }

  func testCoordinatesAreWrapped() {
    let place = CLLocationCoordinate2D(latitude: 37.5, longitude: 127)
    let value = NSValue(mkCoordinate: place).mkCoordinateValue
    XCTAssertEqual(value.latitude, 37.5)
    XCTAssertEqual(value.longitude, 127)
    let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    XCTAssertEqual(span.mkCoordinateSpanValue.longitudeDelta, 2)
    XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).mkCoordinateValue.latitude, 0)
  }

  private final class Screen: MapController, MKMapViewDelegate {
    var log: [String] = []
    var tapped = 0
    var strokeEnd: CGFloat = 1

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation is MKPointAnnotation else { return nil }
      if let view = mapView.dequeueReusableAnnotationView(withIdentifier: "city") {
        log.append("reuse")
        view.annotation = annotation
        return view
      }
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "city")
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }

    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { tapped += 1 }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.append("select \(view.annotation?.title.flatMap { $0 } ?? "")")
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      renderer.lineWidth = 10
      renderer.strokeEnd = strokeEnd
      return renderer
    }
  }

  private func start() -> (TestApp, Screen) {
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    return (app, screen)
  }

  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  func testTheProjectionIsMercators() {
    let origin = MKMapPoint(place(0, 0))
    XCTAssertEqual(origin.x, 134_217_728, accuracy: 1e-6)
    XCTAssertEqual(origin.y, 134_217_728, accuracy: 1e-6)
    XCTAssertEqual(MKMapPoint(place(85.051_128_78, -180)).y, 0, accuracy: 1)
    let venice = MKMapPoint(place(45.44, 12.33)).coordinate
    XCTAssertEqual(venice.latitude, 45.44, accuracy: 1e-9)
    XCTAssertEqual(venice.longitude, 12.33, accuracy: 1e-9)
  }

  func testTheRegionIsVisibleAndInTheMiddle() {
    let (app, screen) = start()
    let region = MKCoordinateRegion(
      center: place(45, 12), latitudinalMeters: 10_000, longitudinalMeters: 10_000)
    screen.map.setRegion(region, animated: false)
    app.settle()
    XCTAssertEqual(screen.map.centerCoordinate.latitude, 45, accuracy: 0.001)
    XCTAssertEqual(screen.map.centerCoordinate.longitude, 12, accuracy: 1e-6)
    XCTAssertGreaterThanOrEqual(screen.map.region.span.longitudeDelta, region.span.longitudeDelta - 1e-9)
    let point = screen.map.convert(place(45, 12), toPointTo: screen.map)
    XCTAssertEqual(point.x, screen.map.bounds.midX, accuracy: 0.01)
    let back = screen.map.convert(CGPoint(x: 40, y: 60), toCoordinateFrom: screen.map)
    let again = screen.map.convert(back, toPointTo: screen.map)
    XCTAssertEqual(again.y, 60, accuracy: 1e-6)
  }

  func testAnnotationsAreSelectedReusedAndHaveCallouts() {
    let (app, screen) = start()
    let rome = MKPointAnnotation()
    rome.title = "Rome"
    rome.coordinate = place(41.9, 12.5)
    screen.map.addAnnotation(rome)
    screen.map.showAnnotations([rome], animated: false)
    app.settle()
    app.tap("Rome")
    app.settle()
    XCTAssertEqual(screen.log, ["select Rome"])
    XCTAssertTrue(screen.map.selectedAnnotations.first === rome)
    app.tap("More Info")
    app.settle()
    XCTAssertEqual(screen.tapped, 1)
    screen.map.removeAnnotation(rome)
    XCTAssertTrue(screen.map.annotations.isEmpty)
    screen.map.addAnnotation(MKPointAnnotation(coordinate: place(0, 0)))
    XCTAssertEqual(screen.log.last, "reuse")
  }

  func testShapesAreDrawn() throws {
    let (app, screen) = start()
    screen.map.setRegion(
      MKCoordinateRegion(center: place(0, 0), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)),
      animated: false)
    let before = app.snapshot(scale: 1)?.pngData()
    XCTAssertEqual(before, app.snapshot(scale: 1)?.pngData())
    screen.map.addOverlay(MKPolyline(coordinates: [place(0, -5), place(0, 5)], count: 2))
    app.settle()
    let whole = app.snapshot(scale: 1)?.pngData()
    XCTAssertNotEqual(before, whole)

    func drawAgain(to end: CGFloat) -> Data? {
      screen.strokeEnd = end
      let lines = screen.map.overlays
      screen.map.removeOverlays(lines)
      screen.map.addOverlays(lines)
      app.settle()
      return app.snapshot(scale: 1)?.pngData()
    }
    let half = drawAgain(to: 0.5)
    XCTAssertNotEqual(half, whole)
    XCTAssertNotEqual(half, before)
    XCTAssertEqual(drawAgain(to: 0), before)
    XCTAssertEqual(drawAgain(to: 1), whole)
  }

  func testThePlaceOfTheDevice() {
    let (app, screen) = start()
    app[permission: .location] = .limited
    app.move(toLatitude: 10, longitude: 20)
    screen.map.showsUserLocation = true
    screen.map.setUserTrackingMode(.follow, animated: false)
    app.settle()
    XCTAssertEqual(screen.map.userLocation.location?.coordinate.latitude, 10)
    XCTAssertEqual(screen.map.centerCoordinate.longitude, 20, accuracy: 1e-6)
  }

  func testSearchesAndDirectionsFail() async {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    do {
      _ = try await MKLocalSearch(request: request).start()
      XCTFail("a place was found")
    } catch {
      XCTAssertEqual((error as? MKError)?.code, .serverFailure)
    }
  }

  func testAMapOfSwiftUI() {
    struct Content: View {
      var body: some View {
        Map {
          Marker("Oslo", coordinate: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.75))
          Marker("Bergen", coordinate: CLLocationCoordinate2D(latitude: 60.4, longitude: 5.3))
        }
      }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: Content()))
    XCTAssertTrue(app.sees("Oslo"))
    XCTAssertTrue(app.sees("Bergen"))
  }

  func testMarkersShowTitlesBelowTheirBalloons() throws {
    func titles(of view: MKAnnotationView) -> String? {
      view.subviews.lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden && $0.frame.minY >= 38 }?.text
    }
    let rome = MKPointAnnotation()
    rome.title = "Rome"
    rome.subtitle = "Italy"
    let marker = MKMarkerAnnotationView(annotation: rome, reuseIdentifier: nil)
    XCTAssertEqual(titles(of: marker), "Rome")
    marker.isSelected = true
    XCTAssertEqual(titles(of: marker), "Rome\nItaly")
    marker.subtitleVisibility = .hidden
    XCTAssertEqual(titles(of: marker), "Rome")
    marker.titleVisibility = .hidden
    XCTAssertNil(titles(of: marker))
    XCTAssertNil(titles(of: MKPinAnnotationView(annotation: rome, reuseIdentifier: nil)))
  }

  func testContentOfAMapOfSwiftUI() throws {
    final class Log { var lines: [String] = [] }
    struct Harbour: Identifiable {
      let id: String
      let latitude: Double
    }
    struct Content: View {
      let log: Log
      @State private var position = MapCameraPosition.region(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 60, longitude: 10),
          span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20)))
      @State private var selected: String?
      let harbours = [Harbour(id: "Oslo", latitude: 59.9), Harbour(id: "Trondheim", latitude: 63.4)]
      var body: some View {
        MapReader { proxy in
          Map(position: $position, selection: $selected) {
            ForEach(harbours) { harbour in
              Annotation(harbour.id, coordinate: place(harbour.latitude)) {
                Text("View of \(harbour.id)")
                  .onAppear { log.lines.append("appear \(harbour.id)") }
                  .onDisappear { log.lines.append("disappear \(harbour.id)") }
              }
            }
            Marker("Bergen", systemImage: "ferry", coordinate: place(61)).tint(.green).tag("Bergen")
            MapCircle(center: place(58), radius: 100_000).foregroundStyle(.red)
            MapPolyline(coordinates: [place(57), place(64)]).stroke(.blue, lineWidth: 3)
            if harbours.isEmpty { UserAnnotation() }
          }
          .mapStyle(.hybrid(elevation: .realistic))
          .overlay(alignment: .bottom) { Text("Chosen: \(selected ?? "none")") }
        }
      }
      private func place(_ latitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: 10)
      }
    }
    let app = TestApp()
    let log = Log()
    let screen = UIHostingController(rootView: Content(log: log))
    app.show(screen)
    func map(in view: UIView) -> MKMapView? {
      view as? MKMapView ?? view.subviews.lazy.compactMap { map(in: $0) }.first
    }
    let shown = try XCTUnwrap(map(in: screen.view))
    XCTAssertTrue(app.sees("View of Oslo"))
    XCTAssertTrue(app.sees("View of Trondheim"))
    XCTAssertEqual(shown.mapType, .hybrid)
    XCTAssertEqual(shown.overlays.count, 2)
    XCTAssertEqual(shown.annotations.count, 3)
    XCTAssertTrue(app.sees("Chosen: none"))
    app.tap("Bergen")
    app.settle()
    XCTAssertTrue(app.sees("Chosen: Bergen"))
    XCTAssertEqual(log.lines.sorted(), ["appear Oslo", "appear Trondheim"])
    app.show(UIViewController())
    XCTAssertEqual(log.lines.dropFirst(2).sorted(), ["disappear Oslo", "disappear Trondheim"])
  }

  /// A storyboard sets the delegate by its key.
  func testADelegateIsSetByKey() {
    final class Screen: NSObject, MKMapViewDelegate {}
    let (map, screen) = (MKMapView(), Screen())
    map.setValue(screen, forKey: "delegate")
    XCTAssertIdentical(map.delegate, screen)
  }

  func testASnapshotHasTheMapAndItsPlaces() throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 100, height: 80)
    options.scale = 1
    let oslo = CLLocationCoordinate2D(latitude: 59.9, longitude: 10.75)
    options.region = MKCoordinateRegion(
      center: oslo, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    options.pointOfInterestFilter = .excludingAll
    let app = TestApp()
    var found: MKMapSnapshotter.Snapshot?
    let snapshotter = MKMapSnapshotter(options: options)
    snapshotter.start { snapshot, _ in found = snapshot }
    XCTAssertTrue(snapshotter.isLoading)
    XCTAssertNil(found)
    app.settle()
    let snapshot = try XCTUnwrap(found)
    XCTAssertEqual(snapshot.image.size, options.size)
    XCTAssertEqual(snapshot.point(for: oslo).x, 50, accuracy: 0.5)
    XCTAssertEqual(snapshot.point(for: oslo).y, 40, accuracy: 0.5)
    found = nil
    snapshotter.start { snapshot, _ in found = snapshot }
    snapshotter.cancel()
    app.settle()
    XCTAssertNil(found)
  }

  func testFiltersOfPlaces() {
    XCTAssertTrue(MKPointOfInterestFilter.includingAll.includes(.cafe))
    XCTAssertTrue(MKPointOfInterestFilter.excludingAll.excludes(.cafe))
    XCTAssertTrue(MKPointOfInterestFilter(excluding: [.bank]).includes(.cafe))
    XCTAssertFalse(MKPointOfInterestFilter(including: [.bank]).includes(.cafe))
  }

  func testRectanglesOfTheMapContainOthers() {
    let outer = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertTrue(outer.contains(outer.insetBy(dx: 1, dy: 1)))
    XCTAssertFalse(outer.contains(outer.offsetBy(dx: 1, dy: 0)))
    XCTAssertEqual(
      outer.intersection(outer.offsetBy(dx: 6, dy: 7)), MKMapRect(x: 6, y: 7, width: 4, height: 3))
    XCTAssertTrue(outer.intersection(outer.offsetBy(dx: 20, dy: 0)).isNull)
  }
}
