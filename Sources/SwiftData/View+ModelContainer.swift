import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  // A context of an empty schema, as on iOS.
  static let defaultValue: ModelContext = {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    guard let container = try? ModelContainer(for: Schema([]), configurations: [configuration]) else {
      fatalError("An empty store cannot be opened")
    }
    return ModelContext(container)
  }()
}

extension EnvironmentValues {
  /// The context of the views' queries.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  @MainActor
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
  /// Opens a store for a class when the view appears for the first time.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        store: ContainerStore(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)))
  }
}

extension Scene {
  @MainActor
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
  /// Opens a store for a class. All scenes with the same classes share it.
  @MainActor
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  @MainActor
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let store = ContainerStore.shared(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)
    return environment(\.modelContext, store.context)
  }
}

private struct ContainerModifier: ViewModifier {
  @StateObject var store: ContainerStore

  init(store: @autoclosure @escaping () -> ContainerStore) { _store = StateObject(wrappedValue: store()) }

  func body(content: Content) -> some View { content.environment(\.modelContext, store.context) }
}

/// A container that a modifier opens.
@MainActor
private final class ContainerStore: ObservableObject {
  private static var opened: [String: ContainerStore] = [:]
  private let result: Result<ModelContainer, any Error>
  private let isAutosaveEnabled: Bool

  nonisolated init(
    _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
    result = Result { try ModelContainer(for: Schema(types), configurations: [configuration]) }
    self.isAutosaveEnabled = isAutosaveEnabled
    onSetup(result)
  }

  static func shared(
    _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ContainerStore {
    let key = types.map { Schema.entityName(for: $0) }.sorted().joined(separator: " ") + " \(inMemory)"
    if let store = opened[key] { return store }
    let store = ContainerStore(types, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)
    opened[key] = store
    return store
  }

  var context: ModelContext {
    switch result {
    case .success(let container):
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      return container.mainContext
    case .failure(let error): fatalError("The store cannot be opened: \(error)")
    }
  }
}
