// Every `@unchecked Sendable`: identifiers are immutable values.

/// A subview of a container view.
@preconcurrency @MainActor
public struct Subview: View, Identifiable, WrappedChild {
  public struct ID: Hashable, @unchecked Sendable { let value: AnyHashable }
  package let wrappedChild: _ChildView
  public nonisolated let id: ID

  init(_ child: _ChildView) {
    wrappedChild = child
    id = ID(value: child.id)
  }

  /// The container values of the view.
  public var containerValues: ContainerValues { wrappedChild.containerValues }
  public var body: some View { wrappedChild.view }
}

/// The resolved subviews of a view: those of groups, collections, and bodies without state.
@preconcurrency @MainActor
public struct SubviewsCollection: @preconcurrency RandomAccessCollection, View {
  private let views: [Subview]
  init(_ children: [_ChildView]) { views = children.map { Subview($0) } }
  init<V: View>(of view: V) { self.init(_ChildView.resolved(of: view)) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
  public var body: some View { ForEach(views) { $0 } }
  public static func _children(of view: SubviewsCollection, _ visit: (_ChildView) -> Void) {
    for subview in view.views { Subview._children(of: subview, visit) }
  }
  public static var _rows: _RowShape { .many }
}

/// A slice of a view's subviews.
@preconcurrency @MainActor
public struct SubviewsCollectionSlice: @preconcurrency RandomAccessCollection, View {
  fileprivate let views: ArraySlice<Subview>
  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
  public var body: some View { ForEach(views) { $0 } }
  public static var _rows: _RowShape { .many }
}

extension _ChildView {
  /// Resolves the subviews of a view. Bodies that depend on the value alone are expanded; a view with state is a single
  /// subview.
  @MainActor
  static func resolved<V: View>(of view: V) -> [_ChildView] {
    var found: [_ChildView] = []
    V._children(of: view) { child in
      guard let inner = opened(child.value) else { return found.append(child) }
      found += inner.map { $0.nested(in: child.id) }
    }
    return found
  }

  @MainActor
  static func opened(_ value: Any) -> [_ChildView]? {
    guard let view = value as? any View else { return nil }
    return bodyChildren(view)
  }

  @MainActor
  private static func bodyChildren<V: View>(_ view: V) -> [_ChildView]? {
    guard V.Body.self != Never.self, PropertyLayout.of(V.self).dynamicCount == 0 else { return nil }
    let inner = resolved(of: view.body)
    // Modifiers around a single view apply to that view.
    return inner.count == 1 && !(view is any WrappedChild) ? nil : inner
  }

  /// Collects the container values of a view's modifiers.
  @MainActor
  var containerValues: ContainerValues {
    var changes: [(inout ContainerValues) -> Void] = []
    var value = self.value
    while true {
      if let modified = value as? any ModifiedValue {
        if let trait = modified.anyModifier as? TraitModifier<ContainerValuesTrait> {
          changes.append(trait.value)
        } else if let tag = modified.anyModifier as? TraitModifier<TagTrait> {
          changes.append { $0.tag = tag.value }
        }
        value = modified.anyContent
      } else if let subview = value as? any WrappedChild {
        let inner = subview.wrappedChild.containerValues
        changes.append { $0 = inner }
        break
      } else {
        break
      }
    }
    var values = ContainerValues()
    for change in changes.reversed() { change(&values) }
    return values
  }
}

// MARK: Container values

/// The key of a container value.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a view passes to its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// Returns the tag of the view if it has the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

package enum ContainerValuesTrait: ItemTrait {
  package typealias Value = (inout ContainerValues) -> Void
  package static var addsUp: Bool { true }
  package static func value(_ outer: @escaping Value, around inner: @escaping Value) -> Value {
    {
      inner(&$0)
      outer(&$0)
    }
  }
}

extension LayoutSubview {
  /// The container values of the view.
  public var containerValues: ContainerValues {
    LayoutActor.run {
      var values = ContainerValues()
      item.trait(ContainerValuesTrait.self)?(&values)
      values.tag = item.trait(TagTrait.self)
      return values
    }
  }
}

extension View {
  /// Sets a container value of the view.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    trait(ContainerValuesTrait.self, { $0[keyPath: keyPath] = value })
  }
}

// MARK: Sections

/// A section of a container view.
@preconcurrency @MainActor
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, @unchecked Sendable { let value: AnyHashable }
  public nonisolated let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  public let containerValues: ContainerValues
  public typealias Actions = EmptyView
  public var actions: EmptyView { EmptyView() }
}

/// The sections of a view. Views outside of sections form a section of their own.
@preconcurrency @MainActor
public struct SectionCollection: @preconcurrency RandomAccessCollection {
  private var sections: [SectionConfiguration] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  init<V: View>(of view: V) {
    var loose: [_ChildView] = []
    func close(_ sections: inout [SectionConfiguration]) {
      guard let first = loose.first else { return }
      let none = SubviewsCollection([])
      sections.append(
        SectionConfiguration(
          id: .init(value: first.id), header: none, content: SubviewsCollection(loose), footer: none,
          containerValues: ContainerValues()))
      loose = []
    }
    for child in _ChildView.resolved(of: view) {
      guard let section = _ChildView.withoutModifiers(child.value) as? any SectionValue else {
        loose.append(child)
        continue
      }
      close(&sections)
      sections.append(
        SectionConfiguration(
          id: .init(value: child.id), header: section.headerViews, content: section.contentViews,
          footer: section.footerViews, containerValues: child.containerValues))
    }
    close(&sections)
  }
}

@MainActor
private protocol SectionValue {
  var headerViews: SubviewsCollection { get }
  var contentViews: SubviewsCollection { get }
  var footerViews: SubviewsCollection { get }
}
extension Section: SectionValue where Parent: View, Content: View, Footer: View {
  fileprivate var headerViews: SubviewsCollection { SubviewsCollection(of: header) }
  fileprivate var contentViews: SubviewsCollection { SubviewsCollection(of: content) }
  fileprivate var footerViews: SubviewsCollection { SubviewsCollection(of: footer) }
}

extension _ChildView {
  /// The view without its modifiers.
  @MainActor
  var unmodified: Any {
    let value = Self.withoutModifiers(value)
    return (value as? any WrappedChild)?.wrappedChild.unmodified ?? value
  }

  /// The views of a section; `nil` for every other view.
  @MainActor
  var sectionContent: [_ChildView]? {
    (unmodified as? any SectionValue).map { $0.contentViews.map { $0.wrappedChild.nested(in: id) } }
  }
}

// MARK: Groups and collections of them

/// A view made from the subviews of another.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
  public var body: some View { content(SubviewsCollection(of: subviews)) }
  public static var _rows: _RowShape { .many }
}
/// A view made from the sections of another.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content
  public var body: some View { content(SectionCollection(of: sections)) }
  public static var _rows: _RowShape { .many }
}

extension Group where Content: View {
  /// Creates a view from the subviews of another.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
  /// Creates a view from the sections of another.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of another.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == SubviewsCollection, ID == Subview.ID {
    self.init(data: SubviewsCollection(of: view), id: { $0.id }, content: content)
  }
  /// Creates a view for each section of another.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == SectionCollection, ID == SectionConfiguration.ID {
    self.init(data: SectionCollection(of: view), id: { $0.id }, content: content)
  }
}
