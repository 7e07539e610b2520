import CDynamicInit

/// The methods of data sources that a view must recognize as the app's own implementations before calling
/// them.
///
/// The witness of a class for a requirement is a short function that calls its method; for the default
/// implementation of the protocol there is none. Two classes here verify that this can be detected in the
/// compiled code.
enum DefaultMethod: Int32 {
  case commitRow, moveRow, moveItem

  @MainActor private static var known: [Question: Bool] = [:]

  private struct Question: Hashable {
    let type: ObjectIdentifier
    let method: DefaultMethod
  }

  /// Whether a data source implements the method itself; `nil` if unknown.
  @MainActor
  func isImplemented(by dataSource: any UITableViewDataSource) -> Bool? {
    guard Self.canTellOfRows else { return nil }
    return answer(type(of: dataSource)) { !takesDefault(dataSource) }
  }

  @MainActor
  func isImplemented(by dataSource: any UICollectionViewDataSource) -> Bool? {
    guard Self.canTellOfItems else { return nil }
    return answer(type(of: dataSource)) { !takesDefault(dataSource) }
  }

  @MainActor
  private func answer(_ type: AnyClass, _ find: () -> Bool) -> Bool {
    let question = Question(type: ObjectIdentifier(type), method: self)
    if let known = Self.known[question] { return known }
    let answer = find()
    Self.known[question] = answer
    return answer
  }

  /// Compares witness tables; the second word of a class existential is its witness table.
  private func takesDefault<Existential>(_ dataSource: Existential) -> Bool {
    withUnsafeBytes(of: dataSource) { words in
      guard words.count == 2 * MemoryLayout<UnsafeRawPointer?>.size else { return false }
      let table = words.load(fromByteOffset: MemoryLayout<UnsafeRawPointer?>.size, as: UnsafeRawPointer?.self)
      return ptl_takes_default(table, rawValue)
    }
  }

  // MARK: Whether it works here

  @MainActor private static let canTellOfRows: Bool = {
    let (bare, full): (any UITableViewDataSource, any UITableViewDataSource) = (BareRows(), FullRows())
    return [DefaultMethod.commitRow, .moveRow].allSatisfy { $0.takesDefault(bare) && !$0.takesDefault(full) }
  }()

  @MainActor private static let canTellOfItems: Bool = {
    let (bare, full): (any UICollectionViewDataSource, any UICollectionViewDataSource) = (
      BareItems(), FullItems()
    )
    return DefaultMethod.moveItem.takesDefault(bare) && !DefaultMethod.moveItem.takesDefault(full)
  }()

  private class BareRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private class FullRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  }

  private class BareItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
  }

  private class FullItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {}
  }
}
