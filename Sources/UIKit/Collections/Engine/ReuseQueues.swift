/// Views for reuse and the sources of new ones, by kind and identifier.
@MainActor
package final class ReuseQueues {
  package struct Name: Hashable {
    package let kind: ElementKind
    package let identifier: String

    package init(_ kind: ElementKind, _ identifier: String) {
      self.kind = kind
      self.identifier = identifier
    }
  }

  package enum Source {
    case viewClass(UIView.Type)
    /// A nib or a storyboard prototype.
    case maker(@MainActor () -> UIView?)

    /// Returns the top-level reusable view of a nib.
    @MainActor
    package static func nib(_ nib: UINib) -> Source {
      .maker { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }

  private var sources: [Name: Source] = [:]
  private var queues: [Name: [any CollectionElementView]] = [:]

  package init() {}

  /// Views of an earlier registration are not reused.
  package func register(_ source: Source?, for name: Name) {
    sources[name] = source
    for view in queues.removeValue(forKey: name) ?? [] { view.removeFromSuperview() }
  }

  package func hasSource(for name: Name) -> Bool { sources[name] != nil }

  /// Returns a view for reuse; `nil` if there is none.
  package func take(_ name: Name) -> (any CollectionElementView)? { queues[name]?.popLast() }

  /// Creates a view; `nil` if none is registered or creation fails.
  package func make(_ name: Name, frame: CGRect) -> UIView? {
    switch sources[name] {
    case .viewClass(let type): UIView.make(type, frame: frame)
    case .maker(let make): make()
    case nil: nil
    }
  }

  package func put(_ view: any CollectionElementView, for name: Name) {
    queues[name, default: []].append(view)
  }

  /// Releases all waiting views.
  package func drain() {
    for view in waiting { view.removeFromSuperview() }
    queues.removeAll()
  }

  package var waiting: [any CollectionElementView] { queues.values.flatMap { $0 } }
}
