extension IndexPath {
  /// Creates the index path of a row in a table.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// Creates the index path of an item in a collection.
  public init(item: Int, section: Int) {
    // An array would be allocated for each index path.
    self.init(index: section)
    append(item)
  }

  /// The index of the section; the path must have two elements.
  public var section: Int {
    get { self[checked: 0] }
    set { self[checked: 0] = newValue }
  }

  /// The index of the row in its section; the path must have two elements.
  public var row: Int {
    get { self[checked: 1] }
    set { self[checked: 1] = newValue }
  }

  /// The index of the item in its section; the path must have two elements.
  public var item: Int {
    get { self[checked: 1] }
    set { self[checked: 1] = newValue }
  }

  private subscript(checked position: Int) -> Int {
    get { hasTwoElements() ? self[position] : 0 }
    set {
      if hasTwoElements() { self[position] = newValue }
    }
  }

  private func hasTwoElements() -> Bool {
    if count == 2 { return true }
    UIKitFault.raise(
      .internalInconsistency,
      "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices "
        + "specifying the section and row. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if "
        + "possible.")
    return false
  }
}
