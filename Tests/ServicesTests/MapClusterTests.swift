import MapKit
import PortolanTesting
import XCTest

/// Clusters of annotations (https://developer.apple.com/documentation/mapkit/mkclusterannotation).
@MainActor
final class MapClusterTests: XCTestCase {
  private final class Screen: MapController, MKMapViewDelegate {
    var requests: [Int] = []
    var selections: [Int] = []

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation is MKPointAnnotation else { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
      view.clusteringIdentifier = "places"
      return view
    }

    func mapView(
      _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation {
      requests.append(memberAnnotations.count)
      return MKClusterAnnotation(memberAnnotations: memberAnnotations)
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      if let cluster = view.annotation as? MKClusterAnnotation {
        selections.append(cluster.memberAnnotations.count)
      }
    }
  }

  private let places = [(45.0, 12.0, "One"), (45.0, 12.001, "Two"), (46.0, 13.0, "Far")].map {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1), title: $0.2, subtitle: nil)
  }

  private func start() -> (TestApp, Screen) {
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    screen.map.addAnnotations(places)
    return (app, screen)
  }

  private func show(_ meters: Double, _ app: TestApp, _ screen: Screen) {
    screen.map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 45, longitude: 12), latitudinalMeters: meters,
        longitudinalMeters: meters), animated: false)
    app.settle()
  }

  func testOverlappingAnnotationsAreReplacedByACluster() throws {
    let (app, screen) = start()
    show(100_000, app, screen)
    let clusters = screen.map.annotations.compactMap { $0 as? MKClusterAnnotation }
    XCTAssertEqual(clusters.map(\.memberAnnotations.count), [2])
    let cluster = try XCTUnwrap(clusters.first)
    XCTAssertEqual(cluster.title, "One")
    XCTAssertEqual(cluster.coordinate.longitude, 12.0005, accuracy: 1e-6)
    let view = try XCTUnwrap(screen.map.view(for: cluster) as? MKMarkerAnnotationView)
    XCTAssertEqual(view.glyphText, "2")
    XCTAssertTrue(try XCTUnwrap(screen.map.view(for: places[0])).isHidden)
    XCTAssertTrue(screen.map.view(for: places[0])?.cluster === view)
    XCTAssertFalse(try XCTUnwrap(screen.map.view(for: places[2])).isHidden)
    XCTAssertEqual(screen.requests.last, 2)
    // The same members keep their cluster while the map moves.
    let count = screen.requests.count
    screen.map.setCenter(CLLocationCoordinate2D(latitude: 45.01, longitude: 12), animated: false)
    app.settle()
    XCTAssertTrue(screen.map.annotations.contains { $0 === cluster })
    XCTAssertEqual(screen.requests.count, count)

    app.tap(at: try XCTUnwrap(view.superview).convert(view.center, to: nil))
    app.settle()
    XCTAssertEqual(screen.selections, [2])
  }

  func testZoomingInShowsTheMembers() throws {
    let (app, screen) = start()
    show(100_000, app, screen)
    show(200, app, screen)
    XCTAssertFalse(screen.map.annotations.contains { $0 is MKClusterAnnotation })
    XCTAssertFalse(try XCTUnwrap(screen.map.view(for: places[0])).isHidden)
    XCTAssertNil(screen.map.view(for: places[0])?.cluster)
  }

  func testViewsWithoutAnIdentifierAreNotReplaced() throws {
    let (app, screen) = start()
    for place in places { screen.map.view(for: place)?.clusteringIdentifier = nil }
    show(100_000, app, screen)
    XCTAssertFalse(screen.map.annotations.contains { $0 is MKClusterAnnotation })
    screen.map.view(for: places[0])?.clusteringIdentifier = "a"
    screen.map.view(for: places[1])?.clusteringIdentifier = "b"
    app.settle()
    XCTAssertFalse(screen.map.annotations.contains { $0 is MKClusterAnnotation })
  }
}
