/// The views that can be used again, and the ways to make new ones, by kind and identifier.
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
    /// From a nib or a storyboard's prototype.
    case maker(@MainActor () -> UIView?)

    /// The reusable view at the top of a nib.
    @MainActor
    package static func nib(_ nib: UINib) -> Source {
      .maker { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }

  private var sources: [Name: Source] = [:]
  private var queues: [Name: [any CollectionElementView]] = [:]

  package init() {}

  /// Views made by an earlier registration are not handed out again.
  package func register(_ source: Source?, for name: Name) {
    sources[name] = source
    for view in queues.removeValue(forKey: name) ?? [] { view.removeFromSuperview() }
  }

  package func hasSource(for name: Name) -> Bool { sources[name] != nil }

  /// A view that was used before; `nil` where none waits.
  package func take(_ name: Name) -> (any CollectionElementView)? { queues[name]?.popLast() }

  /// A new view; `nil` where none is registered or what is registered gives none.
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

  /// Lets go of all waiting views.
  package func drain() {
    for view in waiting { view.removeFromSuperview() }
    queues.removeAll()
  }

  package var waiting: [any CollectionElementView] { queues.values.flatMap { $0 } }
}
