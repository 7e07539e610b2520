/// A part of the interface, described by a value.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View

  /// The content of the view. Evaluated again when values that it read have changed.
  @ViewBuilder var body: Body { get }

  /// Creates the node with the view's identity. For the framework's own views.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self>

  /// Visits the component views. For the framework's own views.
  static func _children(of view: Self, _ visit: (_ChildView) -> Void)

  /// The number of rows in a lazy container, as far as the type determines it. For the framework's own views.
  static var _rows: _RowShape { get }
}

extension View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    BodyNode(view, inputs)
  }
  public static var _rows: _RowShape { Body._rows }
}

/// The number of rows of a view type in a lazy container.
public enum _RowShape: Sendable {
  /// Exactly one row.
  case one
  /// A small number of rows, known after creation.
  case few
  /// Sections or nested collections, each created individually.
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
  nonisolated public var body: Never { fatalError("\(Self.self) has no body") }
}
