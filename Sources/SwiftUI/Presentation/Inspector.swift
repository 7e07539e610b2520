private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

private struct InspectorModifier<V: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: V
  @Environment(\.horizontalSizeClass) private var width
  @State private var ownWidth: CGFloat?
  /// The width in points, as on a pad.
  private static var standardWidth: CGFloat { 270 }

  func body(content: Content) -> some View {
    // The content keeps its place in the tree of views, and so its state, in both widths.
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: isSheetPresented) { inspector.presentationDetents([.medium, .large]) }
      if width != .compact, isPresented.wrappedValue {
        Divider().ignoresSafeArea()
        inspector.frame(width: ownWidth ?? Self.standardWidth).frame(maxHeight: .infinity)
          .transition(.move(edge: .trailing))
      }
    }
    .onPreferenceChange(InspectorWidthKey.self) { ownWidth = $0 }
  }

  private var isSheetPresented: Binding<Bool> {
    Binding {
      width == .compact && isPresented.wrappedValue
    } set: {
      isPresented.wrappedValue = $0
    }
  }
}

extension View {
  /// Shows an inspector next to the view, or in a sheet in compact width.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    preference(key: InspectorWidthKey.self, value: ideal)
  }
}
