// The operators of `Just` whose result is known to be one value or none.

extension Just {
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }

  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func collect() -> Just<[Output]> { .init([output]) }
  public func count() -> Just<Int> { .init(1) }
  public func first() -> Just<Output> { self }
  public func last() -> Just<Output> { self }
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  public func ignoreOutput() -> Empty<Output, Never> { .init() }

  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? nil : output)
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
    // Bounds are not checked, and an empty range is treated as one with the value, as in Combine.
    return .init(range.lowerBound == 0 ? output : nil)
  }

  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>
    .Publisher
  {
    .init(nextPartialResult(initialResult, output))
  }

  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher
  {
    reduce(initialResult, nextPartialResult)
  }

  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryReduce(initialResult, nextPartialResult)
  }

  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  public func replaceError(with output: Output) -> Just<Output> { self }
  public func replaceEmpty(with output: Output) -> Just<Output> { self }
  public func retry(_ times: Int) -> Just<Output> { self }

  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    .init(sequence: elements + [output])
  }

  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    .init(sequence: [output] + elements)
  }
}

extension Just where Output: Comparable {
  public func min() -> Just<Output> { self }
  public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }
  public func removeDuplicates() -> Just<Output> { self }
}
