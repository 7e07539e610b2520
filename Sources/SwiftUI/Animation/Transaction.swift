// A value; the app's custom values are handed over to the main thread with it.
/// The context of a state change, in particular its animation.
public struct Transaction: @unchecked Sendable {
  public var animation: Animation?
  /// Whether animations requested by views are disabled.
  public var disablesAnimations = false
  public var isContinuous = false
  package var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  package var isMeaningful: Bool { animation != nil || disablesAnimations || isContinuous || !values.isEmpty }

  // Used on the main thread only, which both uses below check.
  /// The transactions of nested `withTransaction` calls.
  package private(set) nonisolated(unsafe) static var stack: [Transaction] = []
  package static var ambient: Transaction {
    Thread.isMainThread ? stack.last ?? Transaction() : Transaction()
  }

  package static func running<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    guard Thread.isMainThread else { return try body() }
    stack.append(transaction)
    defer { stack.removeLast() }
    return try body()
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A custom key for values in transactions.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Performs state changes with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try Transaction.running(transaction, body)
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.ambient
  transaction[keyPath: keyPath] = value
  return try Transaction.running(transaction, body)
}

/// Performs state changes with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.ambient
  transaction.animation = animation
  return try Transaction.running(transaction, body)
}

/// The criterion for the completion of an animation.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Performs state changes with an animation, and calls `completion` when it has completed.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  defer {
    let wait = animation?.duration ?? 0
    onMain {
      UpdateQueue.afterUpdate {
        CATransaction.afterCommit {
          if wait > 0 { FrameClock.shared.schedule(after: wait) { completion() } } else { completion() }
        }
      }
    }
  }
  return try withAnimation(animation, body)
}
