/// An activity that can be canceled.
public protocol Cancellable {
  /// Cancels the activity and releases its resources. Repeated calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Stores an ``AnyCancellable`` for this activity in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores an ``AnyCancellable`` for this activity in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
