/// A drop of files that come from outside the app, as a complete drag to a point of a window.
@MainActor
package final class ExternalDrop: NSObject, UIDragInteractionDelegate {
  /// The finger of the drag.
  private final class Pointer: UIGestureRecognizer {
    weak var window: UIWindow?
    var point = CGPoint.zero

    override func location(in view: UIView?) -> CGPoint {
      guard let view, let window else { return point }
      return view.convert(point, from: window)
    }
  }

  private let source = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  private let pointer = Pointer(target: nil, action: nil)
  private var session: DragSession?
  /// The drops that have not ended.
  private static var running: [ExternalDrop] = []

  /// Drops files on the interaction at a point, which receives them as item providers.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the window.
  package static func drop(_ files: [URL], at point: CGPoint, in window: UIWindow) {
    let providers = files.compactMap { NSItemProvider(contentsOf: $0) }
    guard !providers.isEmpty else { return }
    ExternalDrop().drop(providers.map { UIDragItem(itemProvider: $0) }, at: point, in: window)
  }

  private func drop(_ items: [UIDragItem], at point: CGPoint, in window: UIWindow) {
    source.center = point
    source.isUserInteractionEnabled = false
    window.addSubview(source)
    let interaction = UIDragInteraction(delegate: self)
    source.addInteraction(interaction)
    let session = DragSession(interaction, pointer)
    self.session = session
    session.items = items
    pointer.window = window
    // The items are lifted beside the point, because a drag begins with a movement.
    pointer.point = CGPoint(x: point.x - 40, y: point.y)
    session.lift()
    pointer.point = point
    session.move()
    Self.running.append(self)
    FrameClock.shared.schedule(after: 0) { session.release() }
  }

  package func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  { session.items }

  package func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    source.removeFromSuperview()
    self.session = nil
    Self.running.removeAll { $0 === self }
  }
}
