/// Cancels something when asked to, and at the latest when it is itself released.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Runs a closure once, on cancellation.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Cancels something else, on cancellation.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  public func cancel() {
    lock.lock()
    let action = action
    self.action = nil
    lock.unlock()
    action?()
  }

  /// Keeps this in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
