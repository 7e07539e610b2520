import MapKit
import PortolanTesting
import SwiftUI
import XCTest

/// Tests of maps whose place is a rectangle.
@MainActor
final class MapRectTests: XCTestCase {
  private final class Place: ObservableObject {
    @Published var rect = MKMapRect(x: 140_000_000, y: 90_000_000, width: 400_000, height: 400_000)
  }
  private struct Screen: View {
    @ObservedObject var place: Place
    var body: some View { Map(mapRect: $place.rect) }
  }

  func testTheRectangleIsShown() throws {
    let place = Place()
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen(place: place)))
    app.settle()
    let map = try XCTUnwrap(app.elements(of: MKMapView.self).first)
    let middle = MKMapPoint(map.region.center)
    XCTAssertEqual(middle.x, place.rect.midX, accuracy: 4_000)
    XCTAssertEqual(middle.y, place.rect.midY, accuracy: 4_000)
    place.rect.origin.x += 2_000_000
    app.settle()
    XCTAssertEqual(MKMapPoint(map.region.center).x, place.rect.midX, accuracy: 4_000)
  }
}
