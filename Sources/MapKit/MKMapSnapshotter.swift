import UIKit

/// Draws a map into an image.
///
/// Differs from iOS: the image has the graticule of ``MKMapView``.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let options: Options
  private var request = 0
  open private(set) var isLoading = false

  public init(options: Options) {
    self.options = options
  }

  /// Draws the map. The completion is called later, on the main queue unless another one is given.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Draws the map. The completion is called later, on a queue.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    isLoading = true
    request += 1
    let (current, snapshot) = (request, Snapshot(options))
    // Called once, on the queue that the app names.
    nonisolated(unsafe) let finish = completionHandler
    DispatchQueue.main.async {
      guard self.isLoading, self.request == current else { return }
      self.isLoading = false
      if queue === DispatchQueue.main { return finish(snapshot, nil) }
      queue.async { finish(snapshot, nil) }
    }
  }

  /// Draws the map.
  open func start() async throws -> Snapshot {
    try await withCheckedThrowingContinuation { continuation in
      start { snapshot, error in
        if let snapshot {
          continuation.resume(returning: snapshot)
        } else {
          continuation.resume(throwing: error ?? CancellationError())
        }
      }
    }
  }

  /// Ends the request; its completion is not called.
  open func cancel() { isLoading = false }

  /// The part of the world in the image, and its size.
  @preconcurrency @MainActor
  open class Options: NSObject {
    open var region = MKCoordinateRegion(.world)
    /// The part of the world in points of the map.
    open var mapRect: MKMapRect {
      get { MKMapView.rect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// The camera, which replaces the region.
    open var camera: MKMapCamera?
    open var mapType = MKMapType.standard
    /// The size of the image, in points.
    open var size = CGSize(width: 256, height: 256)
    /// The number of pixels in a point.
    open var scale = UIScreen.main.scale
    open var traitCollection = UITraitCollection.current
    /// Has no effect: there are no buildings.
    open var showsBuildings = true
    /// Has no effect: there are no places.
    open var showsPointsOfInterest = true
    /// Has no effect: there are no places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The kind of the map, which sets `mapType`.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
      didSet { mapType = MKMapView.mapType(of: preferredConfiguration) }
    }

    public override init() {}
  }

  /// An image of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let map: MKMapView

    fileprivate init(_ options: Options) {
      map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
      map.mapType = options.mapType
      traitCollection = options.traitCollection
      map.overrideUserInterfaceStyle = options.traitCollection.userInterfaceStyle
      if let camera = options.camera { map.camera = camera } else { map.region = options.region }
      map.layoutIfNeeded()
      let format = UIGraphicsImageRendererFormat(for: options.traitCollection)
      format.scale = options.scale
      let (size, map) = (options.size, map)
      image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        map.draw(CGRect(origin: .zero, size: size))
      }
    }

    /// The position of a coordinate in the image, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      map.convert(coordinate, toPointTo: map)
    }
  }
}
