import UIKit

public let MKErrorDomain = "MKErrorDomain"

public struct MKError: _BridgedStoredNSError {
  public enum Code: UInt, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MKError
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MKErrorDomain }
  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The address of a place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { name }
  open var subtitle: String? { nil }

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }

  public override convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid)
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

// The app configures an item before it shares it.
/// A place to show in a program for maps.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?

  public init(placemark: MKPlacemark) { self.placemark = placemark }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// Returns false, because there is no program for maps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

// Immutable but for `isSearching`, which never changes because each search fails at once.
/// A search for places. Fails with `MKError.serverFailure`, as without a network.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public override init() { super.init() }
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
  }

  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion
    init(_ items: [MKMapItem], _ region: MKCoordinateRegion) { (mapItems, boundingRegion) = (items, region) }
  }

  open private(set) var isSearching = false

  public init(request: Request) {}

  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request

@preconcurrency
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

// Used on the main thread, where its delegate is called.
/// Completions of a search. Fails with `MKError.serverFailure`.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var queryFragment = "" {
    didSet {
      DispatchQueue.main.async { self.delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
    }
  }
  public override init() { super.init() }
  open func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

// Immutable: it stores nothing. Unchecked because it is open for subclasses.
/// A route. Never delivered.
open class MKRoute: NSObject, @unchecked Sendable {
  open class Step: NSObject {
    open var instructions: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline([]) }
  }
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var polyline: MKPolyline { MKPolyline([]) }
  open var steps: [Step] { [] }
}

// Immutable: it stores nothing. Unchecked because it is open for subclasses.
/// Directions between places. Fail with `MKError.directionsNotFound`.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    public override init() { super.init() }
  }
  open class Response: NSObject {
    public let routes: [MKRoute]
    init(_ routes: [MKRoute]) { self.routes = routes }
  }
  public init(request: Request) {}
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.directionsNotFound)) }
  }
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  open func cancel() {}
}
