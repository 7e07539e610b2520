/// A view that is one view for its container, however many its content is.
public struct _UnaryViewAdaptor<Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var content: Content
  nonisolated public init(_ content: Content) { self.content = content }
  public var body: some View { ZStack { content } }
  public static var _rows: _RowShape { .one }
}
