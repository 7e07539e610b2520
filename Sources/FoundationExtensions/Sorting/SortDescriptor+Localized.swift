import Foundation
import Synchronization

extension SortDescriptor {
  /// Creates a descriptor that compares text in the order of the Finder, as iOS does by default.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
  public init(_ keyPath: KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Creates a descriptor that compares text in the order of a language. Differs from iOS: its `keyPath` leads to a key of the
  /// order.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator,
    order: SortOrder = .forward
  ) {
    let path = keyPath.appending(path: comparator.kind == .standard ? \._standardOrder : \._localizedOrder)
    LocalizedKeyPaths.shared.add(path, keyPath, comparator.kind)
    self.init(path.sendable, order: comparator.order == .forward ? order : order.reversed)
  }
  public init(
    _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextComparator,
    order: SortOrder = .forward
  ) {
    let path = keyPath.appending(path: comparator.kind == .standard ? \._standardOrder : \._localizedOrder)
    LocalizedKeyPaths.shared.add(path, keyPath, comparator.kind)
    self.init(path.sendable, order: comparator.order == .forward ? order : order.reversed)
  }

  /// The key path to the text that is compared in the order of a language, with the kind of the order.
  package var localizedText: (keyPath: AnyKeyPath, kind: LocalizedTextComparator.Kind)? {
    keyPath.flatMap { LocalizedKeyPaths.shared.origin(of: $0) }
  }
}

extension KeyPath {
  // Key paths are immutable, and this one has no captured values but those of a path that can be sent.
  fileprivate var sendable: KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
  }
}

extension SortOrder {
  fileprivate var reversed: SortOrder { self == .forward ? .reverse : .forward }
}

extension String {
  fileprivate var _standardOrder: OrderedText { OrderedText(text: self, kind: .standard) }
  fileprivate var _localizedOrder: OrderedText { OrderedText(text: self, kind: .plain) }
}

extension String? {
  fileprivate var _standardOrder: OrderedText { OrderedText(text: self, kind: .standard) }
  fileprivate var _localizedOrder: OrderedText { OrderedText(text: self, kind: .plain) }
}

/// A text that is compared in the order of a language. No text is first.
private struct OrderedText: Comparable {
  let text: String?
  let kind: LocalizedTextComparator.Kind

  static func < (a: OrderedText, b: OrderedText) -> Bool {
    guard let first = a.text, let second = b.text else { return a.text == nil && b.text != nil }
    return LocalizedTextComparator(a.kind).compare(first, second) == .orderedAscending
  }
  static func == (a: OrderedText, b: OrderedText) -> Bool { !(a < b) && !(b < a) }
}

/// A key path that can be sent: key paths are immutable.
private struct SendableKeyPath: Hashable, @unchecked Sendable { let path: AnyKeyPath }

/// The texts of the key paths to their order, which stores translate.
private final class LocalizedKeyPaths: Sendable {
  static let shared = LocalizedKeyPaths()
  private typealias Origin = (keyPath: SendableKeyPath, kind: LocalizedTextComparator.Kind)
  private let origins = Mutex<[SendableKeyPath: Origin]>([:])

  func add(_ path: AnyKeyPath, _ origin: AnyKeyPath, _ kind: LocalizedTextComparator.Kind) {
    let (key, origin) = (SendableKeyPath(path: path), SendableKeyPath(path: origin))
    origins.withLock { $0[key] = (origin, kind) }
  }

  func origin(of path: AnyKeyPath) -> (keyPath: AnyKeyPath, kind: LocalizedTextComparator.Kind)? {
    let key = SendableKeyPath(path: path)
    return origins.withLock { $0[key] }.map { ($0.keyPath.path, $0.kind) }
  }
}
