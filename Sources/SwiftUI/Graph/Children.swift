/// One of the views in a group or collection, with its identity.
public struct _ChildView {
  package var id: AnyHashable
  package let view: AnyView
  /// The view, for reading its modifiers.
  package let value: Any
}

extension View {
  /// Visits the views in a group, a collection or a builder's statements.
  public static func _children(of view: Self, _ visit: (_ChildView) -> Void) {
    visit(_ChildView(id: AnyHashable(0), view: AnyView(view), value: view))
  }
}

/// A modified view with accessible components.
package protocol ModifiedValue {
  var anyContent: Any { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedValue {
  package var anyContent: Any { content }
  package var anyModifier: Any { modifier }
}

extension _ChildView {
  /// Returns a view without the modifiers around it.
  static func withoutModifiers(_ view: Any) -> Any {
    var view = view
    while let modified = view as? any ModifiedValue { view = modified.anyContent }
    return view
  }

  /// The trait set by a modifier of the view.
  @MainActor
  package func trait<K: ItemTrait>(_ key: K.Type) -> K.Value? {
    var value = self.value
    while let modified = value as? any ModifiedValue {
      if let trait = modified.anyModifier as? TraitModifier<K> { return trait.value }
      value = modified.anyContent
    }
    return (value as? any WrappedChild)?.wrappedChild.trait(key)
  }

  /// The identifier that a modifier of the view sets, if it has a given type.
  @MainActor
  func explicitID<ID: Hashable>(as type: ID.Type) -> ID? {
    var value = self.value
    while let modified = value as? any ModifiedValue {
      if let id = modified.anyModifier as? ExplicitID { return id.value.base as? ID }
      value = modified.anyContent
    }
    return (value as? any WrappedChild)?.wrappedChild.explicitID(as: type)
  }

  /// The identity of the view's collection element, if it has a given type.
  package func elementID<Value>(as type: Value.Type) -> AnyHashable? {
    // The last identity is the view's own, among the views of one element.
    func find(_ id: AnyHashable) -> AnyHashable? {
      guard let pair = id.base as? [AnyHashable], pair.count == 2 else { return nil }
      return find(pair[1]) ?? (pair[0].base is Value ? pair[0] : nil)
    }
    return find(id)
  }

  package func nested(in outer: AnyHashable) -> _ChildView {
    var copy = self
    copy.id = AnyHashable([outer, id])
    return copy
  }
}
