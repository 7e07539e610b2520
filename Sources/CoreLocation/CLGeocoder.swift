import Foundation

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The address of a place.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var location: CLLocation?
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }

  /// Creates a placemark without a location, as subclasses for tests do.
  public override init() {
    super.init()
  }

  package init(location: CLLocation?) {
    self.location = location
    super.init()
  }

  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

// Used on the main thread, where it also answers.
/// Converts between positions and addresses.
///
/// Differs from iOS: there is no service for addresses. Each request fails with `CLError.network`, as on a device
/// without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  open private(set) var isGeocoding = false

  public override init() { super.init() }

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    DispatchQueue.main.async { [self] in
      let code: CLError.Code = isGeocoding ? .network : .geocodeCanceled
      isGeocoding = false
      completion(nil, CLError(code))
    }
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  open func cancelGeocode() { isGeocoding = false }
}
