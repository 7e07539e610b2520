/// Not available: document windows.
@available(
  *, unavailable, message: "open files with fileImporter(isPresented:allowedContentTypes:onCompletion:)"
)
public struct DocumentGroup<Document, Content: View> {}

/// Not available: Core Data.
@available(*, unavailable, message: "there is no Core Data; keep objects in a store of the app's own")
@propertyWrapper
public struct FetchRequest<Result> {
  public init() {}
  public var wrappedValue: [Result] { [] }
}

extension View {
  @available(*, unavailable, message: "there is no find bar")
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  @available(*, unavailable, message: "there is no find bar")
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "there is no find bar")
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "titles of documents have no menu of files")
  public func navigationDocument(_ url: URL) -> some View { self }
}
extension Scene {
  @available(*, unavailable, message: "the system starts no work while the app does not run")
  public func backgroundTask<D, R>(_ task: D, action: @escaping @Sendable (R) async -> Void) -> some Scene {
    self
  }
}
