/// Views made from the resolved subviews of another, in the form before `Group(subviews:)` that libraries use.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root with the content whose subviews it receives.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }

  /// The subviews of a content view.
  @preconcurrency @MainActor
  public struct Children: @preconcurrency RandomAccessCollection, View {
    /// A subview with its identity and traits.
    @preconcurrency @MainActor
    public struct Element: View, @preconcurrency Identifiable, WrappedChild {
      package let wrappedChild: _ChildView
      public let id: AnyHashable

      init(_ child: _ChildView) {
        wrappedChild = child
        id = child.id
      }

      /// The identifier that the view or its collection element has, if it has a given type. Differs from iOS: a view without one may
      /// have its position as an integer.
      public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
        wrappedChild.explicitID(as: type)
          ?? wrappedChild.elementID(as: type).flatMap { ($0.base as? [AnyHashable])?.first?.base ?? $0.base }
          as? ID
      }
      /// The values that replace those of the view.
      private var ownTraits: [ObjectIdentifier: Any] = [:]

      public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
        get {
          ownTraits[ObjectIdentifier(key)] as? Trait.Value ?? wrappedChild.trait(ViewTrait<Trait>.self)
            ?? Trait.defaultValue
        }
        set { ownTraits[ObjectIdentifier(key)] = newValue }
      }
      public var body: some View { wrappedChild.view }
    }

    private var views: [Element]
    init<V: View>(of view: V) { views = _ChildView.resolved(of: view).map { Element($0) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { views.count }
    public subscript(index: Int) -> Element { views[index] }
    public var body: some View { ForEach(views) { $0 } }
    public static func _children(of view: Children, _ visit: (_ChildView) -> Void) {
      for element in view.views { Element._children(of: element, visit) }
    }
    public static var _rows: _RowShape { .many }
  }
}

/// A container of the subviews of another view.
public protocol _VariadicView_Root {}
@preconcurrency @MainActor
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
/// A container that is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A container that is as many views as its body.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View { root.body(children: _VariadicView.Children(of: content)) }
}

/// The key of a value that a view passes to the root of a variadic view.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

package enum ViewTrait<K: _ViewTraitKey>: ItemTrait { package typealias Value = K.Value }

extension View {
  /// Sets a value for the root of a variadic view.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    trait(ViewTrait<K>.self, value)
  }
}

/// A view that shows a resolved subview of another.
@MainActor
package protocol WrappedChild { var wrappedChild: _ChildView { get } }
