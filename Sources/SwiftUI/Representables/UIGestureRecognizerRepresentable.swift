/// A wrapper for using a UIKit gesture recognizer in SwiftUI.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}
extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Converts a recognizer's locations to the coordinates of its view.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var view: UIView?
  weak var recognizer: UIGestureRecognizer?
  public var localLocation: CGPoint { recognizer?.location(in: view) ?? .zero }
  public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: view) }
  public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) }
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    switch coordinateSpace.coordinateSpace {
    case .local: return localLocation
    case .global: return recognizer?.location(in: nil) ?? .zero
    case .named(let name):
      return view?.convert(CGRect(origin: localLocation, size: .zero), toSpace: name)?.origin ?? localLocation
    }
  }
}

@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

private struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ViewModifier, ItemModifier {
  typealias Body = Never
  let gesture: R
  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> RecognizerItem<R> {
    RecognizerItem(node, content, gesture)
  }
  func update(_ item: RecognizerItem<R>) -> Bool {
    item.gesture = gesture
    gesture.updateUIGestureRecognizer(item.recognizer, context: item.context)
    return false
  }
}

private final class RecognizerItem<R: UIGestureRecognizerRepresentable>: ContainerItem {
  var gesture: R
  private let coordinator: R.Coordinator
  private(set) var recognizer: R.UIGestureRecognizerType!

  init(_ node: _ViewNode, _ content: LayoutItem, _ gesture: R) {
    self.gesture = gesture
    let host = HostingView()
    coordinator = gesture.makeCoordinator(
      converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter(view: host, recognizer: nil))
    super.init(node, content, host)
    recognizer = gesture.makeUIGestureRecognizer(context: context)
    recognizer.addHandler { [weak self] _ in
      guard let self else { return }
      self.gesture.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    view.addGestureRecognizer(recognizer)
    gesture.updateUIGestureRecognizer(recognizer, context: context)
  }
  var context: R.Context {
    R.Context(
      coordinator: coordinator,
      converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter(view: view, recognizer: recognizer))
  }
}

extension View {
  /// Adds a UIKit gesture recognizer to the view.
  nonisolated public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
    modifier(RecognizerModifier(gesture: representable))
  }
}
