// Views read and write their environment on the main thread.
/// Values that change in place, for every environment that contains them.
///
/// A closure of the app differs whenever the body around it is evaluated. In a cell, the bodies that read it are evaluated again
/// without a walk through all views below.
package final class EnvironmentCell: @unchecked Sendable {
  private struct Reader {
    weak var node: _ViewNode?
  }

  /// The number of readers after which released ones are removed at the latest.
  private static let mostReleasedReaders = 64

  private(set) var values: [ObjectIdentifier: Any] = [:]
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var limit = EnvironmentCell.mostReleasedReaders
  /// Whether something other than a body has read a value. It expects that the change is propagated.
  private(set) var hasOtherReaders = false

  package init() {}

  func write(_ value: Any, for key: ObjectIdentifier) { values[key] = value }

  func read(_ key: ObjectIdentifier, by reader: _ViewNode?) -> Any? {
    if let reader {
      readers[ObjectIdentifier(reader)] = Reader(node: reader)
      if readers.count > limit { removeReleasedReaders() }
    } else {
      hasOtherReaders = true
    }
    return values[key]
  }

  private func removeReleasedReaders() {
    readers = readers.filter { $0.value.node != nil }
    limit = readers.count * 2 + Self.mostReleasedReaders
  }

  /// Evaluates the bodies that have read values and would read others now.
  @MainActor
  func notifyReaders() {
    for reader in readers.values { reader.node?.environmentCellDidChange() }
  }
}
