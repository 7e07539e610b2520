import SwiftUI
import UIKit

/// The annotation of a map in SwiftUI.
private final class PartAnnotation: MKPointAnnotation {
  let part: _MapAnnotation
  init(_ part: _MapAnnotation) {
    self.part = part
    super.init()
    coordinate = part.coordinate
    title = part.title
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
    let size = host.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    frame.size = size
    host.view.frame = CGRect(origin: .zero, size: size)
    addSubview(host.view)
    let anchor = annotation.part.anchor
    centerOffset = CGPoint(x: size.width * (0.5 - anchor.x), y: size.height * (0.5 - anchor.y))
    guard annotation.part.showsTitle, !annotation.part.title.isEmpty else { return }
    label.text = annotation.part.title
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.sizeToFit()
    label.center = CGPoint(x: size.width / 2, y: size.height + label.bounds.height / 2 + 2)
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    host.beginAppearanceTransition(window != nil, animated: false)
    host.endAppearanceTransition()
  }
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
      view.markerTintColor = annotation.part.tint
      view.glyphText = annotation.part.monogram
      view.glyphImage = annotation.part.image.flatMap { UIImage(systemName: $0) }
      return view
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
    map.showsUserLocation = showsUser
    map.isScrollEnabled = modes.contains(.pan)
    map.isZoomEnabled = modes.contains(.zoom)
    map.mapType = settings.style.mapType
    if let wanted, !wanted.isSame(coordinator.shown) {
      coordinator.shown = wanted
      map.setRegion(wanted, animated: context.transaction.animation != nil)
    }
    showShapes(on: map, coordinator)
    showAnnotations(on: map)
    select(on: map)
  }

  private func showAnnotations(on map: MKMapView) {
    let old = map.annotations.compactMap { $0 as? PartAnnotation }
    let wantedParts = parts.compactMap {
      if case .annotation(let annotation) = $0 { annotation } else { nil }
    }
    // Views of SwiftUI cannot be compared, so that they are made again with their map.
    let isUnchanged =
      old.count == wantedParts.count
      && zip(old, wantedParts).allSatisfy {
        $0.part.title == $1.title && $0.coordinate.latitude == $1.coordinate.latitude
          && $0.coordinate.longitude == $1.coordinate.longitude && $0.part.tag == $1.tag
          && $0.part.tint == $1.tint && $0.part.image == $1.image && $0.part.monogram == $1.monogram
          && $0.part.content == nil && $1.content == nil
      }
    guard !isUnchanged else { return }
    let isFirst = old.isEmpty
    map.removeAnnotations(old)
    let made = wantedParts.map(PartAnnotation.init)
    map.addAnnotations(made)
    if wanted == nil, isFirst, !made.isEmpty { map.showAnnotations(made, animated: false) }
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
