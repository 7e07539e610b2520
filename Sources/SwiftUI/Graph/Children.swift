/// One of the views that a view stands for, with its identity among them.
public struct _ChildView {
  package var id: AnyHashable
  package let view: AnyView
  /// The view itself, for what its modifiers say.
  package let value: Any
}

extension View {
  /// The views that a view stands for: those of a group, a collection, the statements of a builder.
  public static func _children(of view: Self, _ visit: (_ChildView) -> Void) {
    visit(_ChildView(id: AnyHashable(0), view: AnyView(view), value: view))
  }
}

/// A modified view whose parts can be looked at.
@MainActor
package protocol ModifiedValue {
  var anyContent: Any { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedValue {
  package var anyContent: Any { content }
  package var anyModifier: Any { modifier }
}

extension _ChildView {
  /// A trait that a modifier of the view sets.
  @MainActor
  package func trait<K: ItemTrait>(_ key: K.Type) -> K.Value? {
    var value = self.value
    while let modified = value as? any ModifiedValue {
      if let trait = modified.anyModifier as? TraitModifier<K> { return trait.value }
      value = modified.anyContent
    }
    return nil
  }

  /// The identity of the collection's element that the view stands for, where it is of a type.
  package func elementID<Value>(as type: Value.Type) -> AnyHashable? {
    // The last identity is the view's own among those of one element.
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
