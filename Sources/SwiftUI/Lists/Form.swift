/// A list of controls.
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formKind) private var kind
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    if kind == .columns {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) { content }.padding(20)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      List { content }
    }
  }
}

package enum FormKind { case list, columns }
private struct FormKindKey: EnvironmentKey { static var defaultValue: FormKind { .list } }
extension EnvironmentValues {
  package var formKind: FormKind {
    get { self[FormKindKey.self] }
    set { self[FormKindKey.self] = newValue }
  }
}

public struct _FormKind { let kind: FormKind }
@preconcurrency @MainActor
public protocol FormStyle { var _kind: _FormKind { get } }
public struct AutomaticFormStyle: FormStyle {
  public init() {}
  public var _kind: _FormKind { _FormKind(kind: .list) }
}
public struct GroupedFormStyle: FormStyle {
  public init() {}
  public var _kind: _FormKind { _FormKind(kind: .list) }
}
/// A style with controls in a column without groups.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
  public var _kind: _FormKind { _FormKind(kind: .columns) }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }
extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formKind, style._kind.kind) }
}
