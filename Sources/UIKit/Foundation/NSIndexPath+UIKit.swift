extension NSIndexPath {
  /// Creates the index path of a row in a table.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item in a collection.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
