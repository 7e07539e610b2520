import SwiftUI
import UIKit

/// The annotation of a map in SwiftUI.
private final class PartAnnotation: MKPointAnnotation {
  var part: _MapAnnotation {
    didSet {
      coordinate = part.coordinate
      title = part.title
    }
  }

  init(_ part: _MapAnnotation) {
    self.part = part
    super.init()
    coordinate = part.coordinate
    title = part.title
  }

  /// Whether the annotation of the last update is the same one as `other`, with other values.
  @MainActor
  func isSame(_ other: _MapAnnotation) -> Bool {
    part.title == other.title && part.tag == other.tag && (part.content == nil) == (other.content == nil)
  }
}

/// A view of SwiftUI at a place, with its name below it.
private final class HostedAnnotationView: MKAnnotationView {
  private let host: UIHostingController<AnyView>
  private let label = UILabel()

  init(_ annotation: PartAnnotation, _ content: AnyView) {
    host = UIHostingController(rootView: content)
    super.init(annotation: annotation, reuseIdentifier: nil)
    host.safeAreaRegions = []
    host.view.backgroundColor = .clear
    addSubview(host.view)
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    addSubview(label)
    update(annotation.part, content)
  }

  func update(_ part: _MapAnnotation, _ content: AnyView) {
    host.rootView = content
    let size = host.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    bounds.size = size
    host.view.frame = CGRect(origin: .zero, size: size)
    centerOffset = CGPoint(x: size.width * (0.5 - part.anchor.x), y: size.height * (0.5 - part.anchor.y))
    label.text = part.title
    label.isHidden = !part.showsTitle || part.title.isEmpty
    label.sizeToFit()
    label.center = CGPoint(x: size.width / 2, y: size.height + label.bounds.height / 2 + 2)
  }

  required init?(coder: NSCoder) { return nil }
}

/// A map view for a `Map`.
struct MapScreen: UIViewRepresentable {
  let region: Binding<MKCoordinateRegion>?
  let position: Binding<MapCameraPosition>?
  let wanted: MKCoordinateRegion?
  let modes: MapInteractionModes
  let parts: [_MapPart]
  let showsUser: Bool
  let selection: MapSelectionBinding?
  let settings: MapSettings

  final class Coordinator: NSObject, MKMapViewDelegate {
    fileprivate var screen: MapScreen
    fileprivate var shown: MKCoordinateRegion?
    fileprivate var isUpdating = false
    fileprivate var appearances: [ObjectIdentifier: _MapShape] = [:]

    init(_ screen: MapScreen) { self.screen = screen }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      screen.settings.proxy?.map = mapView
      screen.settings.didChangeCamera?(
        MapCameraUpdateContext(
          camera: MapCamera(mapView.camera), region: mapView.region, rect: mapView.visibleMapRect))
      guard !isUpdating else { return }
      shown = mapView.region
      screen.region?.wrappedValue = mapView.region
      if let position = screen.position, position.wrappedValue != .automatic {
        position.wrappedValue = .region(mapView.region)
      }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard let annotation = annotation as? PartAnnotation else { return nil }
      if let content = annotation.part.content { return HostedAnnotationView(annotation, content) }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      update(view, annotation)
      return view
    }

    fileprivate func update(_ view: MKMarkerAnnotationView, _ annotation: PartAnnotation) {
      let part = annotation.part
      view.annotation = annotation
      view.markerTintColor = part.tint
      view.glyphText = part.monogram
      view.glyphImage = part.image.flatMap { UIImage(systemName: $0) }
      view.titleVisibility = part.showsTitle ? .adaptive : .hidden
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer: MKOverlayPathRenderer
      switch overlay {
      case let circle as MKCircle: renderer = MKCircleRenderer(circle: circle)
      case let polygon as MKPolygon: renderer = MKPolygonRenderer(polygon: polygon)
      default: renderer = MKPolylineRenderer(overlay: overlay)
      }
      if let shape = appearances[ObjectIdentifier(overlay)] {
        renderer.fillColor = shape.fill
        renderer.strokeColor = shape.stroke
        renderer.lineWidth = shape.lineWidth
      }
      return renderer
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      guard !isUpdating, let tag = (annotation as? PartAnnotation)?.part.tag else { return }
      screen.selection?.set(tag)
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
      guard !isUpdating, let tag = (annotation as? PartAnnotation)?.part.tag,
        screen.selection?.get() == tag
      else { return }
      screen.selection?.set(nil)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    let coordinator = context.coordinator
    coordinator.screen = self
    coordinator.isUpdating = true
    defer { coordinator.isUpdating = false }
    settings.proxy?.map = map
    settings.animated?.map = map
    map.showsUserLocation = showsUser
    map.isScrollEnabled = modes.contains(.pan)
    map.isZoomEnabled = modes.contains(.zoom)
    map.mapType = settings.style.mapType
    if let wanted, !wanted.isSame(coordinator.shown) {
      coordinator.shown = wanted
      map.setRegion(wanted, animated: context.transaction.animation != nil)
    }
    showShapes(on: map, coordinator)
    showAnnotations(on: map, coordinator)
    select(on: map)
  }

  /// Shows the annotations. Those of the last update keep their views, and so their state.
  private func showAnnotations(on map: MKMapView, _ coordinator: Coordinator) {
    var old = map.annotations.compactMap { $0 as? PartAnnotation }
    let isFirst = old.isEmpty
    var added: [PartAnnotation] = []
    for case .annotation(let part) in parts {
      guard let index = old.firstIndex(where: { $0.isSame(part) }) else {
        added.append(PartAnnotation(part))
        continue
      }
      let annotation = old.remove(at: index)
      annotation.part = part
      switch (map.view(for: annotation), part.content) {
      case (let view as HostedAnnotationView, let content?): view.update(part, content)
      case (let view as MKMarkerAnnotationView, _): coordinator.update(view, annotation)
      default: break
      }
    }
    map.removeAnnotations(old)
    map.addAnnotations(added)
    if wanted == nil, isFirst, !added.isEmpty { map.showAnnotations(added, animated: false) }
  }

  private func showShapes(on map: MKMapView, _ coordinator: Coordinator) {
    map.removeOverlays(map.overlays)
    coordinator.appearances = [:]
    for case .shape(let shape) in parts {
      let overlay: any MKOverlay
      switch shape.kind {
      case .circle(let center, let radius): overlay = MKCircle(center: center, radius: radius)
      case .line(let places): overlay = MKPolyline(coordinates: places, count: places.count)
      case .polygon(let places): overlay = MKPolygon(coordinates: places, count: places.count)
      }
      coordinator.appearances[ObjectIdentifier(overlay)] = shape
      map.addOverlay(overlay)
    }
  }

  private func select(on map: MKMapView) {
    guard let selection else { return }
    let tag = selection.get()
    let chosen = map.annotations.compactMap { $0 as? PartAnnotation }.first {
      $0.part.tag == tag && tag != nil
    }
    for annotation in map.selectedAnnotations where annotation !== chosen {
      map.deselectAnnotation(annotation, animated: false)
    }
    if let chosen, !map.selectedAnnotations.contains(where: { $0 === chosen }) {
      map.selectAnnotation(chosen, animated: false)
    }
  }
}
