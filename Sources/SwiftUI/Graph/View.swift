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

  /// How many rows the view is in a lazy container, as far as its type tells. For the framework's own views.
  static var _rows: _RowShape { get }
}

extension View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    BodyNode(view, inputs)
  }
  public static var _rows: _RowShape { Body._rows }
}

/// How many rows views of a type are in a lazy container.
public enum _RowShape: Sendable {
  /// One each.
  case one
  /// Some number that is found out when the view is made.
  case few
  /// Sections, or as many as there is data: each is laid out for itself.
  case many

  package func or(_ other: _RowShape) -> _RowShape {
    self == other ? self : self == .many || other == .many ? .many : .few
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no value") }
  public static func _makeNode(_ view: Never, _ inputs: _NodeInputs) -> _TypedNode<Never> {}
  public static var _rows: _RowShape { .one }
}

extension View where Body == Never {
  /// The framework's own views have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
