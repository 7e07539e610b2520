/// Not available: Core Data.
@available(*, unavailable, message: "there is no Core Data; keep objects in a store of the app's own")
@propertyWrapper
public struct FetchRequest<Result> {
  public init() {}
  public var wrappedValue: [Result] { [] }
}
