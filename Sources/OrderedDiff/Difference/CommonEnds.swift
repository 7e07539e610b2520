/// The numbers of equal elements at the beginning and at the end of two collections.
///
/// A path of screens is compared with it: screens in the middle of a stack are replaced, not moved.
public struct CommonEnds: Hashable, Sendable {
  /// The number of equal elements at the beginning.
  public let prefix: Int
  /// The number of equal elements at the end, behind the prefix.
  public let suffix: Int

  /// The number of elements that are compared at the end of collections that share their beginning.
  private static let window = 4096

  /// Compares two collections from both ends.
  ///
  /// - Parameter assumesSharedBeginning: Whether long collections whose last elements agree are taken to agree at the
  ///   beginning, too. The time is then constant where one collection was made by appending to the other.
  public init<Element: Hashable>(
    of old: some Collection<Element>, and new: some Collection<Element>,
    assumesSharedBeginning: Bool = false
  ) {
    self = withStorage(of: old) { old in
      withStorage(of: new) { new in
        CommonEnds(old, new, window: assumesSharedBeginning ? Self.window : .max)
      }
    }
  }

  private init<Element: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, window: Int
  ) {
    let shared = min(old.count, new.count)
    if shared > 0, old.baseAddress == new.baseAddress {
      self.init(prefix: shared, suffix: 0)
      return
    }
    let source = OpaqueSource(old, new)
    let start = max(0, shared - window)
    var prefix = start + source.run(start, start)
    if prefix == start, start > 0 { prefix = source.run(0, 0) }
    self.init(
      prefix: prefix, suffix: source.runBackward(old.count, new.count, limit: shared - prefix))
  }

  private init(prefix: Int, suffix: Int) {
    self.prefix = prefix
    self.suffix = suffix
  }
}
