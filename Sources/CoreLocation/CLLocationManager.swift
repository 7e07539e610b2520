import Foundation
import SystemPermissions

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  @available(*, deprecated, renamed: "authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

// Used on the thread that has created it, as on iOS, which is the main thread here.
/// Asks for permission to use the location, and reports it.
///
/// The person is asked with the system's alert. The location is that of a test (`TestApp.move(toLatitude:longitude:)`).
/// Differs from iOS: outside of tests the device does not know its place: after permission the delegate receives
/// `CLError.locationUnknown`. There is no compass, and regions are not monitored.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { reportAuthorization() } }
  }
  /// Without effect on the location, which is always reported as it is known.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance in meters that the device moves before a new location is reported.
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open private(set) var location: CLLocation?
  open private(set) var heading: CLHeading?
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  private var isUpdating = false
  private var isWaitingForOne = false
  private var wantsAlways = false
  private var observer = 0
  private var place = 0

  public override init() {
    super.init()
    observer = PermissionStore.shared.observe { [weak self] permission in
      guard let self, permission == .location else { return }
      self.reportAuthorization()
      self.deliver()
    }
    place = SimulatedPlace.observe { [weak self] in self?.deliver() }
  }

  deinit {
    PermissionStore.shared.removeObserver(observer)
    SimulatedPlace.removeObserver(place)
  }

  // MARK: Permission

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    switch PermissionStore.shared.answer(.location) {
    case nil: .notDetermined
    case .denied: .denied
    case .limited, .once: .authorizedWhenInUse
    case .allowed: .authorizedAlways
    }
  }

  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    PermissionStore.shared.request(.location) { _ in }
  }

  /// Requests permission for the location at any time. As on iOS, the alert offers use while the app is in front; after that
  /// the status is `.authorizedAlways` until the system asks again.
  open func requestAlwaysAuthorization() {
    switch authorizationStatus {
    case .notDetermined:
      PermissionStore.shared.request(.location) { answer in
        if answer == .limited { PermissionStore.shared.set(.allowed, for: .location) }
      }
    case .authorizedWhenInUse: onMainThread { self.askForAlways() }
    default: break
    }
  }

  @MainActor
  private func askForAlways() {
    guard !wantsAlways else { return }
    wantsAlways = true
    AlwaysLocationAlert.show()
  }

  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completion?(nil) }
  }

  private func reportAuthorization() {
    laterOnMainThread { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
    }
  }

  // MARK: Location

  open func startUpdatingLocation() {
    isUpdating = true
    laterOnMainThread { [weak self] in self?.deliver() }
  }

  open func stopUpdatingLocation() { isUpdating = false }

  /// Reports the location once.
  open func requestLocation() {
    isWaitingForOne = true
    laterOnMainThread { [weak self] in self?.deliver() }
  }

  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}

  private func deliver() {
    guard isUpdating || isWaitingForOne, let delegate else { return }
    let fail = { (code: CLError.Code) in
      self.isWaitingForOne = false
      delegate.locationManager(self, didFailWithError: CLError(code))
    }
    switch authorizationStatus {
    // As on iOS, a request waits until the person has answered.
    case .notDetermined: return
    case .denied, .restricted: return fail(.denied)
    case .authorizedAlways, .authorizedWhenInUse: break
    }
    guard let place = SimulatedPlace.current else { return fail(.locationUnknown) }
    let found = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
      altitude: place.altitude, horizontalAccuracy: place.accuracy, verticalAccuracy: place.accuracy,
      course: place.course, speed: place.speed, timestamp: Date())
    if !isWaitingForOne, let location, distanceFilter > 0, found.distance(from: location) < distanceFilter {
      return
    }
    isWaitingForOne = false
    location = found
    delegate.locationManager(self, didUpdateLocations: [found])
  }

  // MARK: Compass, regions and beacons

  open func startUpdatingHeading() { fail(.headingFailure) }
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  private func fail(_ code: CLError.Code) {
    laterOnMainThread { [weak self] in
      guard let self else { return }
      self.delegate?.locationManager(self, didFailWithError: CLError(code))
    }
  }

  /// Fails with `CLError.regionMonitoringFailure`, because regions are not monitored.
  open func startMonitoring(for region: CLRegion) {
    laterOnMainThread { [weak self] in
      guard let self else { return }
      self.delegate?.locationManager(
        self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
    }
  }

  open func stopMonitoring(for region: CLRegion) {}

  open func requestState(for region: CLRegion) {
    laterOnMainThread { [weak self] in
      guard let self else { return }
      self.delegate?.locationManager(self, didDetermineState: .unknown, for: region)
    }
  }

  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    laterOnMainThread { [weak self] in
      guard let self else { return }
      self.delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }

  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func startRangingBeacons(in region: CLBeaconRegion) {
    startRangingBeacons(satisfying: region.beaconIdentityConstraint)
  }
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
}
