import FoundationExtensions
@_exported import UIKit

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// The viewpoint of a map.
open class MKMapCamera: NSObject, NSCopying {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() { super.init() }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }
}

/// A map with annotations and shapes.
///
/// Differs from iOS: there are no map data. The map is a graticule of parallels and meridians in Mercator's projection, the
/// same for every run; heading and pitch are kept and not drawn.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard { didSet { setNeedsDisplay() } }
  /// The kind of the map, which sets `mapType`.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = Self.mapType(of: preferredConfiguration) }
  }
  open var isZoomEnabled = true
  open var isScrollEnabled = true { didSet { panRecognizer.isEnabled = isScrollEnabled } }
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  /// Has no effect: there are no places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var userTrackingMode = MKUserTrackingMode.none { didSet { followUser() } }
  /// The viewpoint: the center of the visible region, and the distance from which a lens of 30 degrees sees it. Pitch and
  /// heading are kept and not drawn.
  open var camera: MKMapCamera {
    get {
      let region = region
      let vertical = region.span.latitudeDelta * 111_319.5
      let horizontal = region.span.longitudeDelta * 111_319.5 * cos(region.center.latitude * .pi / 180)
      return MKMapCamera(
        lookingAtCenter: region.center, fromDistance: min(vertical, horizontal) / (2 * tan(.pi / 12)),
        pitch: angles.pitch, heading: angles.heading)
    }
    set {
      angles = (newValue.pitch, newValue.heading)
      show(newValue)
    }
  }
  private var angles: (pitch: CGFloat, heading: CLLocationDirection) = (0, 0)

  private let panRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private let pinchRecognizer = UIPinchGestureRecognizer(target: nil, action: nil)
  private let tapRecognizer = UITapGestureRecognizer(target: nil, action: nil)
  private let zoomRecognizer = UITapGestureRecognizer(target: nil, action: nil)
  let callout = MapCalloutView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Sets the delegate that a storyboard connects.
  open override func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard key == "delegate" else { return super.setValue(value, forUndefinedKey: key) }
    delegate = value as? any MKMapViewDelegate
  }

  private func setUp() {
    assignedAccessibilityRole = .map
    clipsToBounds = true
    isOpaque = true
    contentMode = .redraw
    panRecognizer.addHandler { [weak self] _ in self?.pan() }
    pinchRecognizer.addHandler { [weak self] _ in self?.pinch() }
    tapRecognizer.addHandler { [weak self] _ in self?.tap() }
    zoomRecognizer.addHandler { [weak self] _ in self?.zoomIn() }
    zoomRecognizer.numberOfTapsRequired = 2
    tapRecognizer.require(toFail: zoomRecognizer)
    for recognizer in [panRecognizer, pinchRecognizer, tapRecognizer, zoomRecognizer] {
      addGestureRecognizer(recognizer)
    }
    callout.isHidden = true
    addSubview(callout)
  }

  // MARK: Region

  /// The middle of the map, and the number of its points in a point of the view.
  private var middle = MKMapPoint(x: MKMapSize.world.width / 2, y: MKMapSize.world.height / 2)
  private(set) var scale = MKMapSize.world.width / 320
  /// A region that was set before the view had a size.
  private var pendingRect: MKMapRect?
  /// The space around the region that was set before the view had a size.
  private var pendingPadding = UIEdgeInsets.zero

  func place(_ point: MKMapPoint) -> CGPoint {
    CGPoint(x: bounds.midX + (point.x - middle.x) / scale, y: bounds.midY + (point.y - middle.y) / scale)
  }

  private func mapPoint(_ point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: middle.x + (point.x - bounds.midX) * scale, y: middle.y + (point.y - bounds.midY) * scale)
  }

  open var visibleMapRect: MKMapRect {
    get {
      if let pendingRect { return pendingRect }
      let origin = mapPoint(.zero)
      return MKMapRect(
        x: origin.x, y: origin.y, width: bounds.width * scale, height: bounds.height * scale)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { pendingRect.map { MKMapPoint(x: $0.midX, y: $0.midY).coordinate } ?? middle.coordinate }
    set { setCenter(newValue, animated: false) }
  }

  static func mapType(of configuration: MKMapConfiguration) -> MKMapType {
    switch configuration {
    case is MKImageryMapConfiguration: .satellite
    case is MKHybridMapConfiguration: .hybrid
    default: .standard
    }
  }

  static func rect(_ region: MKCoordinateRegion) -> MKMapRect {
    let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude + half.0, longitude: region.center.longitude - half.1))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude - half.0, longitude: region.center.longitude + half.1))
    return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }

  /// Shows at least a region, in the middle of the view.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(region.center), region.span.latitudeDelta >= 0 else {
      return UIKitFault.raise(.invalidArgument, "Invalid Region \(region)")
    }
    setVisibleMapRect(Self.rect(region), animated: animated)
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let point = MKMapPoint(coordinate)
    if let rect = pendingRect {
      pendingRect = MKMapRect(
        x: point.x - rect.width / 2, y: point.y - rect.height / 2, width: rect.width, height: rect.height)
    } else {
      move(animated: animated) { middle = point }
    }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
  {
    guard !mapRect.isNull else { return }
    let inner = bounds.inset(by: insets)
    // A map that is smaller than the space around the region shows it without that space.
    let area = inner.width > 0 && inner.height > 0 ? inner : bounds
    guard area.width > 0, area.height > 0 else {
      pendingRect = mapRect
      pendingPadding = insets
      return
    }
    pendingRect = nil
    move(animated: animate) {
      scale = max(mapRect.width / area.width, mapRect.height / area.height)
      scale = min(max(scale, 0.1), MKMapSize.world.width / 160)
      middle = MKMapPoint(
        x: mapRect.midX - (area.midX - bounds.midX) * scale,
        y: mapRect.midY - (area.midY - bounds.midY) * scale)
    }
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard bounds.width > 0, bounds.height > 0 else { return region }
    let rect = Self.rect(region)
    let scale = max(rect.width / bounds.width, rect.height / bounds.height)
    let size = MKMapSize(width: bounds.width * scale, height: bounds.height * scale)
    return MKCoordinateRegion(
      MKMapRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    )
  }

  /// Changes the region, with the messages to the delegate.
  private func move(animated: Bool, _ change: () -> Void) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    change()
    setNeedsDisplay()
    placeAnnotations()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }

  private func show(_ camera: MKMapCamera) {
    guard camera.centerCoordinateDistance > 0 else {
      return setCenter(camera.centerCoordinate, animated: false)
    }
    // The camera's field of view is 30 degrees.
    let meters = 2 * camera.centerCoordinateDistance * tan(.pi / 12)
    setRegion(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters),
      animated: false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let rect = pendingRect, bounds.width > 0, bounds.height > 0 {
      setVisibleMapRect(rect, edgePadding: pendingPadding, animated: false)
    }
    placeAnnotations()
  }

  // MARK: Conversion

  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(place(MKMapPoint(coordinate)), to: view)
  }

  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    mapPoint(convert(point, from: view)).coordinate
  }

  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let rect = convert(rect, from: view)
    let origin = mapPoint(rect.origin)
    return MKCoordinateRegion(
      MKMapRect(x: origin.x, y: origin.y, width: rect.width * scale, height: rect.height * scale))
  }

  // MARK: Gestures

  private func pan() {
    let distance = panRecognizer.translation(in: self)
    panRecognizer.setTranslation(.zero, in: self)
    guard distance != .zero else { return }
    move(animated: false) {
      middle = MKMapPoint(x: middle.x - distance.x * scale, y: middle.y - distance.y * scale)
    }
  }

  private func pinch() {
    guard isZoomEnabled, pinchRecognizer.scale > 0 else { return }
    zoom(by: pinchRecognizer.scale, at: pinchRecognizer.location(in: self))
    pinchRecognizer.scale = 1
  }

  private func zoomIn() {
    guard isZoomEnabled else { return }
    zoom(by: 2, at: zoomRecognizer.location(in: self))
  }

  private func zoom(by factor: CGFloat, at point: CGPoint) {
    let fixed = mapPoint(point)
    move(animated: true) {
      scale = min(max(scale / factor, 0.1), MKMapSize.world.width / 160)
      middle = MKMapPoint(
        x: fixed.x - (point.x - bounds.midX) * scale, y: fixed.y - (point.y - bounds.midY) * scale)
    }
  }

  private func tap() {
    let point = tapRecognizer.location(in: self)
    if !callout.isHidden, callout.frame.contains(point) { return }
    let hit = views.last {
      $0.view.isEnabled && !$0.view.isHidden && $0.view.frame.insetBy(dx: -6, dy: -6).contains(point)
    }
    guard let hit else {
      if let selected { deselectAnnotation(selected, animated: true) }
      return
    }
    selectAnnotation(hit.annotation, animated: true)
  }

  // MARK: Annotations

  var views: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
  private var reusable: [String: [MKAnnotationView]] = [:]
  private(set) var registered: [String: MKAnnotationView.Type] = [:]
  private(set) var selected: (any MKAnnotation)?
  /// The scale for which the clusters were made.
  var clusterScale: Double?

  open var annotations: [any MKAnnotation] { views.map(\.annotation) }

  open var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let selected { deselectAnnotation(selected, animated: false) }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    var added: [MKAnnotationView] = []
    for annotation in annotations where !views.contains(where: { $0.annotation === annotation }) {
      let view = makeView(annotation)
      view.annotation = annotation
      insertSubview(view, belowSubview: callout)
      views.append((annotation, view))
      added.append(view)
    }
    clusterScale = nil
    placeAnnotations()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = delegate?.mapView(self, viewFor: annotation) { return view }
    if let cluster = annotation as? MKClusterAnnotation { return makeClusterView(cluster) }
    if annotation is MKUserLocation {
      return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
    }
    if registered[MKMapViewDefaultAnnotationViewReuseIdentifier] != nil {
      return dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    }
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.canShowCallout = false
    return view
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      if selected === annotation { deselectAnnotation(annotation, animated: false) }
      guard let index = views.firstIndex(where: { $0.annotation === annotation }) else { continue }
      let view = views.remove(at: index).view
      view.removeFromSuperview()
      view.cluster = nil
      clusterScale = nil
      if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
    }
  }

  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views.first { $0.annotation === annotation }?.view
  }

  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject })
  }

  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass as? MKAnnotationView.Type
  }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = reusable[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    let type = registered[identifier] ?? MKMarkerAnnotationView.self
    return AnnotationViewFactory.make(type, annotation: annotation, identifier: identifier)
  }

  /// Shows a region with all annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
      let point = MKMapPoint(annotation.coordinate)
      return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
    guard !rect.isNull else { return }
    let margin = max(max(rect.width, rect.height) * 0.15, 5000)
    // Balloons are above their places, titles below.
    setVisibleMapRect(
      rect.insetBy(dx: -margin, dy: -margin),
      edgePadding: UIEdgeInsets(top: 40, left: 16, bottom: 24, right: 16), animated: animated)
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard selected !== annotation, let view = view(for: annotation) else { return }
    if let selected { deselectAnnotation(selected, animated: animated) }
    selected = annotation
    setNeedsClusters()
    view.setSelected(true, animated: animated)
    if view.canShowCallout, annotation.title != nil {
      callout.show(view) { [weak self, weak view] control in
        guard let self, let view else { return }
        self.delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
      }
      bringSubviewToFront(callout)
      placeAnnotations()
    }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selected === annotation, let view = view(for: annotation) else { return }
    selected = nil
    setNeedsClusters()
    callout.isHidden = true
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// The center of an annotation's view on the map.
  func center(of view: MKAnnotationView, at coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = place(MKMapPoint(coordinate))
    return CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
  }

  private func placeAnnotations() {
    updateClusters()
    for (annotation, view) in views {
      view.isHidden = view.cluster != nil || !CLLocationCoordinate2DIsValid(annotation.coordinate)
      view.center = center(of: view, at: annotation.coordinate)
      if selected === annotation, !callout.isHidden {
        callout.center = CGPoint(x: view.center.x, y: view.frame.minY - callout.bounds.height / 2 - 4)
      }
    }
  }

  // MARK: The device's place

  public let userLocation = MKUserLocation()
  private var follower: UserLocationFollower?

  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      follower = showsUserLocation ? UserLocationFollower(self) : nil
      if !showsUserLocation { removeAnnotation(userLocation) }
    }
  }

  open var isUserLocationVisible: Bool {
    userLocation.location != nil && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
  }

  func update(_ location: CLLocation) {
    userLocation.location = location
    addAnnotation(userLocation)
    placeAnnotations()
    delegate?.mapView(self, didUpdate: userLocation)
    followUser()
  }

  func fail(_ error: any Error) { delegate?.mapView(self, didFailToLocateUserWithError: error) }

  private func followUser() {
    guard userTrackingMode != .none, userLocation.location != nil else { return }
    setCenter(userLocation.coordinate, animated: true)
  }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    if mode != .none { showsUserLocation = true }
    userTrackingMode = mode
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  // MARK: Shapes

  /// The shapes, from the lowest to the topmost.
  open internal(set) var overlays: [any MKOverlay] = []
  var overlayLevels: [ObjectIdentifier: MKOverlayLevel] = [:]
  var overlayRenderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlays([overlay], level: level)
  }
  open func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { insert(overlay, at: insertionIndex(level), level) }
  }
  /// Inserts an overlay among all overlays, at the level of the one below it.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    let index = min(max(index, 0), overlays.count)
    insert(overlay, at: index, index > 0 ? level(of: overlays[index - 1]) : .aboveRoads)
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    let end = insertionIndex(level)
    insert(overlay, at: min(end - overlays(in: level).count + max(index, 0), end), level)
  }
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    guard let index = overlays.firstIndex(where: { $0 === sibling }) else { return addOverlay(overlay) }
    insert(overlay, at: index + 1, level(of: sibling))
  }
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    guard let index = overlays.firstIndex(where: { $0 === sibling }) else { return addOverlay(overlay) }
    insert(overlay, at: index, level(of: sibling))
  }

  private func insert(_ overlay: any MKOverlay, at index: Int, _ level: MKOverlayLevel) {
    overlays.insert(overlay, at: index)
    overlayLevels[ObjectIdentifier(overlay)] = level
    setNeedsDisplay()
  }

  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      overlayRenderers[ObjectIdentifier(overlay)] = nil
      overlayLevels[ObjectIdentifier(overlay)] = nil
    }
    setNeedsDisplay()
  }

  /// The overlays of a level, from the lowest to the topmost.
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlays.filter { self.level(of: $0) == level }
  }

  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    let key = ObjectIdentifier(overlay)
    if overlayRenderers[key] == nil { overlayRenderers[key] = delegate?.mapView(self, rendererFor: overlay) }
    return overlayRenderers[key]
  }

  open override func draw(_ rect: CGRect) {
    let graticule = MapGraticule(
      isDark: traitCollection.userInterfaceStyle == .dark, isSatellite: mapType == .satellite)
    if overlays.contains(where: { ($0 as? MKTileOverlay)?.canReplaceMapContent == true }) {
      graticule.fill(bounds)
    } else {
      graticule.draw(bounds, visible: visibleMapRect, place: place)
    }
    drawOverlays()
  }
}
