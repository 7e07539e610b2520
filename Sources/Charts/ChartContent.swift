import SwiftUI

/// The data of a chart: marks and groups of marks.
@preconcurrency @MainActor
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  /// Adds the marks of the content. For the framework's own types.
  func _append(to marks: inout _MarkList)
}

extension ChartContent {
  public func _append(to marks: inout _MarkList) { body._append(to: &marks) }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// The marks of a chart in the order of their declaration.
public struct _MarkList {
  var marks: [Mark] = []
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public func _append(to marks: inout _MarkList) { self?._append(to: &marks) }
}

/// One of two contents.
public enum _ConditionalChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
  case first(First)
  case second(Second)
  public typealias Body = Never
  public func _append(to marks: inout _MarkList) {
    switch self {
    case .first(let content): content._append(to: &marks)
    case .second(let content): content._append(to: &marks)
    }
  }
}

/// Several contents.
public struct _TupleChartContent<each Content: ChartContent>: ChartContent {
  let content: (repeat each Content)
  public typealias Body = Never
  public func _append(to marks: inout _MarkList) {
    func append<C: ChartContent>(_ content: C) { content._append(to: &marks) }
    repeat append(each content)
  }
}

/// Content without marks.
public struct _EmptyChartContent: ChartContent {
  public typealias Body = Never
  public func _append(to marks: inout _MarkList) {}
}

/// Content of any type.
public struct AnyChartContent: ChartContent {
  private let content: any ChartContent
  public init(_ content: any ChartContent) { self.content = content }
  public typealias Body = Never
  public func _append(to marks: inout _MarkList) { content._append(to: &marks) }
}

/// A result builder for the content of charts.
@resultBuilder
@preconcurrency @MainActor
public enum ChartContentBuilder {
  public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C)
    -> _TupleChartContent<repeat each C>
  { _TupleChartContent(content: (repeat each content)) }
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  public static func buildEither<F: ChartContent, S: ChartContent>(first: F) -> _ConditionalChartContent<F, S>
  { .first(first) }
  public static func buildEither<F: ChartContent, S: ChartContent>(second: S)
    -> _ConditionalChartContent<F, S>
  { .second(second) }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
    AnyChartContent(content)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  @_disfavoredOverload
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  public func _append(to marks: inout _MarkList) {
    for element in data { content(element)._append(to: &marks) }
  }
}

/// A group of marks with common modifiers.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  public func _append(to marks: inout _MarkList) { content._append(to: &marks) }
}
