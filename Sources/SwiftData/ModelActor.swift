import CoreData

/// An actor with a context of its own. Generated for actors marked `@ModelActor`.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the object with an identifier in the actor's context.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    guard id.managed != nil else { return nil }
    return modelContext.model(for: id) as? T
  }
}

/// The owner of a model actor's context.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// The owner of the context of a model actor, whose jobs follow each other.
public protocol SerialModelExecutor: ModelExecutor {}

/// The owner of a context that a model actor creates for itself. The actor's jobs run where those of any actor run.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
