import OrderedDiff

extension UICollectionView {
  /// A registration for creating and configuring cells.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier: String
    let source: ReuseQueues.Source

    @preconcurrency @MainActor
    public init(handler: @escaping Handler) {
      self.init(source: .viewClass(Cell.self), handler: handler)
    }

    /// Creates a registration with a nib.
    @preconcurrency @MainActor
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(source: .nib(cellNib), handler: handler)
    }

    @preconcurrency @MainActor
    package init(source: ReuseQueues.Source, handler: @escaping Handler) {
      self.handler = handler
      self.source = source
      identifier = RegistrationNames.next("\(Cell.self)")
    }
  }

  /// A registration for creating and configuring supplementary views.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier: String
    let source: ReuseQueues.Source

    @preconcurrency @MainActor
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, source: .viewClass(Supplementary.self), handler: handler)
    }

    /// Creates a registration with a nib.
    @preconcurrency @MainActor
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, source: .nib(supplementaryNib), handler: handler)
    }

    @preconcurrency @MainActor
    package init(elementKind: String, source: ReuseQueues.Source, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      self.source = source
      identifier = RegistrationNames.next("\(Supplementary.self)")
    }
  }

  /// Returns a cell that was created and configured by a registration.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    prepare(.cell, registration.identifier, registration.source)
    guard let cell = dequeue(.cell, registration.identifier, indexPath) as? Cell else {
      return UIView.make(Cell.self)
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = ElementKind.supplementary(registration.elementKind)
    prepare(kind, registration.identifier, registration.source)
    guard let view = dequeue(kind, registration.identifier, indexPath) as? Supplementary else {
      return UIView.make(Supplementary.self)
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func prepare(_ kind: ElementKind, _ identifier: String, _ source: ReuseQueues.Source) {
    guard !engine.reuse.hasSource(for: ReuseQueues.Name(kind, identifier)) else { return }
    if RegistrationNames.isNew(identifier, during: engine.requestNumber) {
      UIKitFault.raise(
        .internalInconsistency,
        """
        Attempted to dequeue a cell using a registration that was created inside \
        -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. \
        Creating a new registration each time a cell is requested will prevent reuse and cause created cells to \
        remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up \
        front and reused.
        """)
    }
    engine.register(source, kind, identifier)
  }
}

/// Generates unique reuse identifiers for registrations.
@MainActor
enum RegistrationNames {
  private static var count = 0
  private static var birth: [String: Int] = [:]
  /// The number of the current data source request; zero if there is none.
  static var currentRequest = 0

  static func next(_ type: String) -> String {
    count += 1
    let name = "\(type) \(count)"
    if currentRequest > 0 { birth[name] = currentRequest }
    return name
  }

  static func isNew(_ name: String, during request: Int) -> Bool {
    request > 0 && birth[name] == request
  }
}
