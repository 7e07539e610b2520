/// A part of the interface, described by a value.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View

  /// What the view consists of. It is evaluated again when something that it read has changed.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps the view's identity. For the framework's own views.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self>

  /// The views that this one stands for. For the framework's own views.
  static func _children(of view: Self, _ visit: (_ChildView) -> Void)

  /// How many rows the view is in a lazy container, where that is known beforehand. For the framework's own views.
  static var _rowCount: Int? { get }
}

extension View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    BodyNode(view, inputs)
  }
  public static var _rowCount: Int? { Body._rowCount }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no value") }
  public static func _makeNode(_ view: Never, _ inputs: _NodeInputs) -> _TypedNode<Never> {}
  public static var _rowCount: Int? { 1 }
}

extension View where Body == Never {
  /// The framework's own views have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
