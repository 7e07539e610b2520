/// The coordinate space of a display or scene, which contains the layers of its windows.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private let extent: @MainActor () -> CGRect

  init(bounds: @escaping @MainActor () -> CGRect) { extent = bounds }

  var bounds: CGRect { extent() }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.layer.convert(point, from: nil)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.layer.convert(point, to: nil)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return view.layer.convert(rect, from: nil)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return view.layer.convert(rect, to: nil)
  }
}
