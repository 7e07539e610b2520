/// A view that `_identified(by:)` marks.
public struct _IdentifiedViewProxy {
  public let identifier: AnyHashable
  /// The frame in the coordinates of the hosting controller's view.
  public let boundingRect: CGRect
}

extension View {
  /// Marks the view for `_forEachIdentifiedView(body:)` of its hosting controller.
  public func _identified<I: Hashable>(by identifier: I) -> some View {
    background(IdentifiedMarker(identifier: AnyHashable(identifier)))
  }
}

extension UIHostingController {
  /// Calls a closure for each marked view, in the order of the view hierarchy.
  public func _forEachIdentifiedView(body: (_IdentifiedViewProxy) -> Void) {
    guard let root = viewIfLoaded else { return }
    root.layoutIfNeeded()
    var pending: [UIView] = [root]
    while let view = pending.popLast() {
      if let marker = view as? IdentifiedMarkerView, let identifier = marker.identifier {
        let frame = marker.convert(marker.bounds, to: root)
        body(_IdentifiedViewProxy(identifier: identifier, boundingRect: frame))
      }
      pending += view.subviews.reversed()
    }
  }
}

/// An empty view with the frame of the marked view.
private struct IdentifiedMarker: UIViewRepresentable {
  let identifier: AnyHashable

  func makeUIView(context: Context) -> IdentifiedMarkerView {
    let view = IdentifiedMarkerView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: IdentifiedMarkerView, context: Context) { view.identifier = identifier }
}

private final class IdentifiedMarkerView: UIView {
  var identifier: AnyHashable?
}
