import MapKit
import Photos
import PortolanTesting
import SwiftUI
import XCTest

@MainActor
final class MapCameraTests: XCTestCase {
  private static let seoul = CLLocationCoordinate2D(latitude: 37.5, longitude: 127)
  private static let busan = CLLocationCoordinate2D(latitude: 35.2, longitude: 129)

  private struct Flight: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Map(
          initialPosition: .camera(MapCamera(centerCoordinate: seoul, distance: 100_000))
        )
        .mapCameraKeyframeAnimator(trigger: count) { camera in
          KeyframeTrack(\MapCamera.centerCoordinate) { LinearKeyframe(busan, duration: 2) }
        }
        Button("Fly") { count += 1 }
      }
    }
  }

  func testACameraMovesThroughKeyframes() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Flight()))
    app.settle()
    let map = try XCTUnwrap(app.elements(of: MKMapView.self).first)
    XCTAssertEqual(map.centerCoordinate.latitude, Self.seoul.latitude, accuracy: 0.05)
    app.tap("Fly")
    app.advance(by: 1)
    XCTAssertEqual(map.centerCoordinate.latitude, 36.35, accuracy: 0.2)
    app.settle()
    XCTAssertEqual(map.centerCoordinate.latitude, Self.busan.latitude, accuracy: 0.05)
    XCTAssertEqual(map.centerCoordinate.longitude, Self.busan.longitude, accuracy: 0.05)
  }

  func testRequestsForFilmsHaveAQuality() {
    let options = PHVideoRequestOptions()
    XCTAssertEqual(options.deliveryMode, .automatic)
    options.deliveryMode = .highQualityFormat
    options.version = .original
    XCTAssertEqual(options.deliveryMode, .highQualityFormat)
    XCTAssertEqual(options.version, .original)
  }
}
