import UIKit

extension MKMapView {
  /// Makes the clusters again at the next layout.
  func setNeedsClusters() {
    clusterScale = nil
    setNeedsLayout()
  }

  func updateClusters() {
    guard clusterScale != scale else { return }
    clusterScale = scale
    let candidates = views.filter {
      $0.view.clusteringIdentifier != nil && $0.view.collisionMode != .none
        && !($0.annotation is MKClusterAnnotation) && $0.annotation !== selected
        && CLLocationCoordinate2DIsValid($0.annotation.coordinate)
    }
    let groups = AnnotationGroups.groups(
      candidates.map { entry in
        AnnotationGroups.Item(
          frame: frame(of: entry.view, at: entry.annotation.coordinate),
          identifier: entry.view.clusteringIdentifier ?? "", isCircle: entry.view.collisionMode == .circle)
      }
    ).filter { $0.count > 1 }
    guard !groups.isEmpty || views.contains(where: { $0.annotation is MKClusterAnnotation }) else { return }
    var former = views.compactMap { $0.annotation as? MKClusterAnnotation }
    for (_, view) in views { view.cluster = nil }
    var added: [MKAnnotationView] = []
    for group in groups {
      let members = group.map { candidates[$0].annotation }
      let view: MKAnnotationView
      if let index = former.firstIndex(where: { $0.hasMembers(members) }) {
        guard let known = self.view(for: former.remove(at: index)) else { continue }
        view = known
      } else {
        let annotation =
          delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)
          ?? MKClusterAnnotation(memberAnnotations: members)
        view = makeView(annotation)
        view.annotation = annotation
        insertSubview(view, belowSubview: callout)
        views.append((annotation, view))
        added.append(view)
      }
      for index in group { candidates[index].view.cluster = view }
    }
    removeAnnotations(former)
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  private func frame(of view: MKAnnotationView, at coordinate: CLLocationCoordinate2D) -> CGRect {
    let (center, size) = (center(of: view, at: coordinate), view.bounds.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns a marker with the number of members.
  func makeClusterView(_ annotation: MKClusterAnnotation) -> MKAnnotationView {
    let identifier = MKMapViewDefaultClusterAnnotationViewReuseIdentifier
    if registered[identifier] != nil {
      return dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
    }
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.glyphText = "\(annotation.memberAnnotations.count)"
    return view
  }
}
