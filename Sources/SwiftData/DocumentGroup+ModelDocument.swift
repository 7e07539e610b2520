import SwiftUI
import UniformTypeIdentifiers

/// A document that is a store of models.
public struct ModelDocument {
  /// The place of the store in the folder of a document.
  private static let store = "StoreContent/persistentStore"

  @MainActor
  fileprivate static func open<Content: View>(
    _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, at url: URL, isNew: Bool,
    allowsSave: Bool,
    _ editor: () -> Content, _ prepare: (ModelContext) -> Void
  ) throws -> (_ModelDocumentView<Content>, @MainActor () -> Void) {
    let file = url.appendingPathComponent(store)
    if isNew {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let container = try ModelContainer(
      for: schema, migrationPlan: migrationPlan,
      configurations: [ModelConfiguration(schema: schema, url: file, allowsSave: allowsSave)])
    if isNew {
      prepare(container.mainContext)
      try container.mainContext.save()
    }
    return (
      _ModelDocumentView(container: container, content: editor()), { try? container.mainContext.save() }
    )
  }
}

/// The view of a document in the environment of its models.
public struct _ModelDocumentView<Content: View>: View {
  let container: ModelContainer
  let content: Content
  public var body: some View { content.modelContainer(container) }
}

extension DocumentGroup where Document == ModelDocument {
  private static func make<Inner: View>(
    _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ contentType: UTType, isEditable: Bool,
    _ editor: @escaping () -> Inner, _ prepare: @escaping (ModelContext) -> Void
  ) -> Self where Content == _ModelDocumentView<Inner> {
    DocumentGroup(contentType: contentType, isEditable: isEditable) { url, isNew in
      try ModelDocument.open(schema, plan, at: url, isNew: isNew, allowsSave: isEditable, editor, prepare)
    }
  }

  /// Creates a scene for editing documents of models of one class.
  public init<Inner: View>(
    editing modelType: any PersistentModel.Type, contentType: UTType,
    @ViewBuilder editor: @escaping () -> Inner,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) where Content == _ModelDocumentView<Inner> {
    self = Self.make(Schema([modelType]), nil, contentType, isEditable: true, editor, prepareDocument)
  }
  /// Creates a scene for editing documents of models of several classes.
  public init<Inner: View>(
    editing modelTypes: [any PersistentModel.Type], contentType: UTType,
    @ViewBuilder editor: @escaping () -> Inner, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) where Content == _ModelDocumentView<Inner> {
    self = Self.make(Schema(modelTypes), nil, contentType, isEditable: true, editor, prepareDocument)
  }
  /// Creates a scene for editing documents of the models of the last version of a migration plan.
  public init<Inner: View>(
    editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder editor: @escaping () -> Inner, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) where Content == _ModelDocumentView<Inner> {
    let schema = migrationPlan.schemas.last.map { Schema(versionedSchema: $0) } ?? Schema([])
    self = Self.make(schema, migrationPlan, contentType, isEditable: true, editor, prepareDocument)
  }
  /// Creates a scene for viewing documents of models of one class.
  public init<Inner: View>(
    viewing modelType: any PersistentModel.Type, contentType: UTType,
    @ViewBuilder viewer: @escaping () -> Inner
  ) where Content == _ModelDocumentView<Inner> {
    self = Self.make(Schema([modelType]), nil, contentType, isEditable: false, viewer) { _ in }
  }
  /// Creates a scene for viewing documents of models of several classes.
  public init<Inner: View>(
    viewing modelTypes: [any PersistentModel.Type], contentType: UTType,
    @ViewBuilder viewer: @escaping () -> Inner
  ) where Content == _ModelDocumentView<Inner> {
    self = Self.make(Schema(modelTypes), nil, contentType, isEditable: false, viewer) { _ in }
  }
}
