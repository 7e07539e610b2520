/// Something that can be stopped before its end.
public protocol Cancellable {
  /// Stops, and releases what was held for going on. Stopping twice has no further effect.
  func cancel()
}

extension Cancellable {
  /// Keeps an ``AnyCancellable`` for this in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps an ``AnyCancellable`` for this in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
