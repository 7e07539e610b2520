package struct RowSeparator: Equatable {
  var top: Visibility?
  var bottom: Visibility?
}

package struct RowSeparatorTint: Equatable {
  var top: Color?
  var bottom: Color?
}

package enum RowInsetsTrait: ItemTrait { package typealias Value = EdgeInsets? }
package enum RowBackgroundTrait: ItemTrait { package typealias Value = AnyView? }
package enum RowSeparatorTrait: ItemTrait {
  package typealias Value = RowSeparator
  package static var addsUp: Bool { true }
  package static func value(_ outer: RowSeparator, around inner: RowSeparator) -> RowSeparator {
    RowSeparator(top: outer.top ?? inner.top, bottom: outer.bottom ?? inner.bottom)
  }
}
package enum RowSeparatorTintTrait: ItemTrait {
  package typealias Value = RowSeparatorTint
  package static var addsUp: Bool { true }
  package static func value(_ outer: RowSeparatorTint, around inner: RowSeparatorTint) -> RowSeparatorTint {
    RowSeparatorTint(top: outer.top ?? inner.top, bottom: outer.bottom ?? inner.bottom)
  }
}
/// Whether the row shows its own badge.
package enum LinkRowTrait: ItemTrait { package typealias Value = Bool }
package enum DeleteDisabledTrait: ItemTrait { package typealias Value = Bool }
package enum MoveDisabledTrait: ItemTrait { package typealias Value = Bool }
package enum SelectionDisabledTrait: ItemTrait { package typealias Value = Bool }

/// The swipe actions on one side of a row.
package struct RowSwipeActions {
  let allowsFullSwipe: Bool
  let content: @MainActor () -> AnyView
}
package enum LeadingSwipeTrait: ItemTrait { package typealias Value = RowSwipeActions }
package enum TrailingSwipeTrait: ItemTrait { package typealias Value = RowSwipeActions }

extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(RowInsetsTrait.self, insets)
  }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(RowBackgroundTrait.self, view.map { AnyView($0) })
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    trait(
      RowSeparatorTrait.self,
      RowSeparator(
        top: edges.contains(.top) ? visibility : nil, bottom: edges.contains(.bottom) ? visibility : nil))
  }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(
      RowSeparatorTintTrait.self,
      RowSeparatorTint(
        top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil))
  }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(DeleteDisabledTrait.self, isDisabled)
  }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(MoveDisabledTrait.self, isDisabled)
  }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }

  /// Adds swipe actions to one side of a row.
  @ViewBuilder
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
  ) -> some View {
    let actions = RowSwipeActions(allowsFullSwipe: allowsFullSwipe) { AnyView(content()) }
    if edge == .leading {
      trait(LeadingSwipeTrait.self, actions)
    } else {
      trait(TrailingSwipeTrait.self, actions)
    }
  }
}
