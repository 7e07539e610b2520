import CoreLocation
import PortolanTesting
import XCTest

/// Tests of coordinates, of the permission for the location, and of the places that a test simulates.
@MainActor
final class LocationTests: XCTestCase {
  private final class Follower: NSObject, CLLocationManagerDelegate {
    var log: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      log.append("status \(manager.authorizationStatus)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      for place in locations { log.append("at \(place.coordinate.latitude) \(place.coordinate.longitude)") }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      log.append("error \((error as? CLError).map { "\($0.code)" } ?? "other")")
    }
  }

  private func start() -> (TestApp, CLLocationManager, Follower) {
    let app = TestApp()
    app.show(UIViewController())
    let manager = CLLocationManager()
    let follower = Follower()
    manager.delegate = follower
    app.settle()
    XCTAssertEqual(follower.log, ["status notDetermined"])
    follower.log = []
    return (app, manager, follower)
  }

  private final class FixedPlace: CLLocation, @unchecked Sendable {
    override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 44.4, longitude: 8.9) }
    override var timestamp: Date { .distantPast }
  }

  private final class FixedPlacemark: CLPlacemark, @unchecked Sendable {
    override var location: CLLocation? { FixedPlace() }
    override var locality: String? { "Genoa" }
  }

  /// Apps replace places in tests by subclasses.
  func testPlacesAndPlacemarksCanBeReplaced() {
    let mark: CLPlacemark = FixedPlacemark()
    XCTAssertEqual(mark.location?.coordinate.latitude, 44.4)
    XCTAssertEqual(mark.location?.timestamp, .distantPast)
    XCTAssertEqual(mark.locality, "Genoa")
    XCTAssertEqual(CLLocation().coordinate.longitude, 0)
    XCTAssertNil(CLPlacemark().location)
  }

  /// The example of Vincenty's paper in WGS 84: Flinders Peak to Buninyong.
  func testDistancesFollowTheEllipsoid() {
    let flinders = CLLocation(latitude: -37.951_033_41, longitude: 144.424_867_87)
    let buninyong = CLLocation(latitude: -37.652_821_14, longitude: 143.926_495_54)
    XCTAssertEqual(flinders.distance(from: buninyong), 54_972.271, accuracy: 0.01)
    XCTAssertEqual(flinders.distance(from: flinders), 0)
    let pole = CLLocation(latitude: 90, longitude: 0)
    let equator = CLLocation(latitude: 0, longitude: 0)
    XCTAssertEqual(pole.distance(from: equator), 10_001_965.729, accuracy: 0.01)
    let opposite = CLLocation(latitude: 0, longitude: 180)
    XCTAssertEqual(equator.distance(from: opposite) / 1000, 20_015, accuracy: 15)
  }

  func testCoordinatesAreValidWithinTheirRanges() {
    XCTAssertTrue(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 45, longitude: 12), radius: 1000, identifier: "Venice")
    XCTAssertTrue(region.contains(CLLocationCoordinate2D(latitude: 45.005, longitude: 12)))
    XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 45.01, longitude: 12)))
  }

  func testLocationsSurviveArchives() throws {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2.25), altitude: 3, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, speed: 7, timestamp: Date(timeIntervalSinceReferenceDate: 8))
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let copy = try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    XCTAssertEqual(copy.coordinate.longitude, -2.25)
    XCTAssertEqual(copy.speed, 7)
    XCTAssertEqual(copy.timestamp, place.timestamp)
  }

  func testThePersonIsAskedAndTheSimulatedPlaceIsReported() {
    let (app, manager, follower) = start()
    app.move(toLatitude: 45.44, longitude: 12.33)
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    app.settle()
    XCTAssertTrue(app.sees("Don’t Allow"))
    XCTAssertEqual(follower.log, [])
    app.tap("Allow While Using App")
    app.settle()
    XCTAssertFalse(app.sees("Don’t Allow"))
    XCTAssertEqual(follower.log.first, "at 45.44 12.33")
    XCTAssertTrue(follower.log.contains("status authorizedWhenInUse"))
    XCTAssertEqual(manager.location?.coordinate.latitude, 45.44)
    follower.log = []
    app.move(toLatitude: 45.45, longitude: 12.34)
    app.settle()
    XCTAssertEqual(follower.log, ["at 45.45 12.34"])
    manager.stopUpdatingLocation()
    app.move(toLatitude: 0, longitude: 0)
    XCTAssertEqual(follower.log.count, 1)
  }

  func testARefusalIsReportedAsDenied() {
    let (app, manager, follower) = start()
    manager.requestWhenInUseAuthorization()
    app.settle()
    app.tap("Don’t Allow")
    app.settle()
    XCTAssertEqual(follower.log, ["status denied"])
    manager.requestLocation()
    app.settle()
    XCTAssertEqual(follower.log.last, "error denied")
  }

  func testADeviceWithoutAPlaceReportsThatItIsUnknown() {
    let (app, manager, follower) = start()
    app[permission: .location] = .limited
    manager.requestLocation()
    app.settle()
    XCTAssertEqual(follower.log.last, "error locationUnknown")
    XCTAssertNil(manager.location)
  }

  func testSmallMovesAreFiltered() {
    let (app, manager, follower) = start()
    app[permission: .location] = .allowed
    app.move(toLatitude: 10, longitude: 10)
    manager.distanceFilter = 100
    manager.startUpdatingLocation()
    app.settle()
    follower.log = []
    app.move(toLatitude: 10.000_5, longitude: 10)
    app.settle()
    XCTAssertEqual(follower.log, [])
    app.move(toLatitude: 10.01, longitude: 10)
    app.settle()
    XCTAssertEqual(follower.log, ["at 10.01 10.0"])
  }

  func testUseAtAnyTimeIsASecondQuestion() {
    let (app, manager, _) = start()
    app[permission: .location] = .limited
    manager.requestAlwaysAuthorization()
    app.settle()
    app.tap("Allow")
    app.settle()
    XCTAssertEqual(manager.authorizationStatus, .authorizedAlways)
  }

  func testAddressesNeedANetwork() async {
    let geocoder = CLGeocoder()
    do {
      _ = try await geocoder.geocodeAddressString("Venice")
      XCTFail("an address was found")
    } catch CLError.network {
    } catch {
      XCTFail("\(error)")
    }
  }
}
