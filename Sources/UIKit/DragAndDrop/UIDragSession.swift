/// What is dragged, and where the finger is.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets what it gave be moved, and not only be copied.
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether some item is of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether some item can be taken as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

/// A drag, for those who gave its items.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever the source wants to find again when something is dropped in the same app.
  var localContext: Any? { get set }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

/// A drag, for those over whose views it comes.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag itself: it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the items as objects of a class, and calls back on the main thread.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items as values: texts, addresses.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          guard let object = object as? T._ObjectiveCType else { return nil }
          var value: T?
          T._forceBridgeFromObjectiveC(object, result: &value)
          return value
        })
    }
  }
}
