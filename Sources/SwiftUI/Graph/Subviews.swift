/// One of the views that another view consists of.
@preconcurrency @MainActor
public struct Subview: View, Identifiable {
  public struct ID: Hashable, @unchecked Sendable { let value: AnyHashable }
  private let child: _ChildView
  public nonisolated let id: ID

  init(_ child: _ChildView) {
    self.child = child
    id = ID(value: child.id)
  }

  /// What the view's modifiers say to the container.
  public var containerValues: ContainerValues { child.containerValues }
  public var body: some View { child.view }
}

/// The views that another view consists of: those of groups, of collections and of bodies without state.
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

/// Some of the views that another view consists of.
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
  /// The views that a view consists of. Bodies that depend on the value alone are looked into; a view with state is one.
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
  private static func opened(_ value: Any) -> [_ChildView]? {
    guard let view = value as? any View else { return nil }
    return bodyChildren(view)
  }

  @MainActor
  private static func bodyChildren<V: View>(_ view: V) -> [_ChildView]? {
    guard V.Body.self != Never.self, PropertyLayout.of(V.self).dynamicCount == 0 else { return nil }
    let inner = resolved(of: view.body)
    // What modifiers around a single view say is the view's own.
    return inner.count == 1 && !(view is Subview) ? nil : inner
  }

  /// What the modifiers of the view say to its container.
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
      } else if let subview = value as? Subview {
        let inner = subview.containerValues
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

/// A key of a value that views hand to the container around them.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a view hands to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The tag of the view, where it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

package enum ContainerValuesTrait: ItemTrait {
  package typealias Value = (inout ContainerValues) -> Void
}

extension View {
  /// Hands a value to the container around the view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    trait(ContainerValuesTrait.self, { $0[keyPath: keyPath] = value })
  }
}

// MARK: Sections

/// One of the sections that a view consists of.
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

/// The sections that a view consists of. Views beside sections are in a section of their own.
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
      var value = child.value
      while let modified = value as? any ModifiedValue { value = modified.anyContent }
      guard let section = value as? any SectionValue else {
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

// MARK: Groups and collections of them

/// A view made from the views that another consists of.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
  public var body: some View { content(SubviewsCollection(of: subviews)) }
  public static var _rows: _RowShape { .many }
}
/// A view made from the sections that another consists of.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content
  public var body: some View { content(SectionCollection(of: sections)) }
  public static var _rows: _RowShape { .many }
}

extension Group where Content: View {
  /// Makes a view from the views that another consists of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
  /// Makes a view from the sections that another consists of.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each of the views that another consists of.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == SubviewsCollection, ID == Subview.ID {
    self.init(data: SubviewsCollection(of: view), id: { $0.id }, content: content)
  }
  /// Makes a view for each of the sections that another consists of.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == SectionCollection, ID == SectionConfiguration.ID {
    self.init(data: SectionCollection(of: view), id: { $0.id }, content: content)
  }
}
