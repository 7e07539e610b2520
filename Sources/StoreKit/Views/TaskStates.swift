extension Product {
  /// The progress of loading a product.
  public enum TaskState: Sendable {
    case loading
    /// The store has no product with the identifier.
    case unavailable
    case failure(any Error)
    case success(Product)

    /// The product, once it is loaded.
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  /// The progress of loading several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    /// The loaded products, and the identifiers of those that the store does not have.
    case success([Product], unavailable: [Product.ID])

    /// The loaded products.
    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
    /// The identifiers that the store does not have.
    public var unavailableProductIDs: [Product.ID] {
      if case .success(_, let identifiers) = self { identifiers } else { [] }
    }
  }
}

/// The progress of asking for the person's purchases.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// The value, once it is loaded.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// Returns the state with a transformed value.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  /// Returns the state with a value that an asynchronous function transforms.
  public func map<T>(
    _ transform: @Sendable (Value) async throws -> T
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// Returns the state that a value leads to.
  public func flatMap<T>(
    _ transform: (Value) throws -> EntitlementTaskState<T>
  ) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }

  /// Returns the state that an asynchronous function makes of a value.
  public func flatMap<T>(
    _ transform: @Sendable (Value) async throws -> EntitlementTaskState<T>
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
