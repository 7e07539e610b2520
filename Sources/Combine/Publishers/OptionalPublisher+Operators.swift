// The operators of `Optional.Publisher` whose result is known to be one value or none.

extension Optional.Publisher {
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T?, any Error>.Publisher {
    .init(Result { try output.map(transform) })
  }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }
  public func count() -> Optional<Int>.Publisher { map { _ in 1 } }
  public func first() -> Optional<Output>.Publisher { self }
  public func last() -> Optional<Output>.Publisher { self }
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "count must not be negative")
    return .init(count > 0 ? nil : output)
  }

  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return .init(maxLength > 0 ? output : nil)
  }

  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "index must not be negative")
    return .init(index == 0 ? output : nil)
  }

  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    return .init(range.contains(0) ? output : nil)
  }

  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }
  public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Optional<Output>.Publisher { self }
  public func max() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}
