// The operators of `Publishers.Sequence` whose elements, or whose result, can be computed from the sequence.

extension Publishers.Sequence {
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  public func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Elements.Element) -> T)
    -> Publishers.Sequence<[T], Failure>
  {
    var result = initialResult
    return map { element in
      result = nextPartialResult(result, element)
      return result
    }
  }

  public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  public func tryAllSatisfy(_ predicate: (Elements.Element) throws -> Bool)
    -> Result<Bool, any Error>
    .Publisher
  {
    .init(Result { try sequence.allSatisfy(predicate) })
  }

  public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  public func tryContains(where predicate: (Elements.Element) throws -> Bool)
    -> Result<Bool, any Error>
    .Publisher
  {
    .init(Result { try sequence.contains(where: predicate) })
  }

  public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Elements.Element) -> T)
    -> Result<T, Failure>.Publisher
  {
    .init(sequence.reduce(initialResult, nextPartialResult))
  }

  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Elements.Element) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  public func drop(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
  {
    .init(sequence: sequence.drop(while: predicate))
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(count))
  }

  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }

  public func prefix(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<
      [Elements.Element], Failure
    >
  {
    .init(sequence: sequence.prefix(while: predicate))
  }

  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
  where Elements.Element == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E>
  where Failure == Never {
    .init(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(output))
  }

  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    return filter { element in
      defer { last = element }
      return element != last
    }
  }
}

extension Publishers.Sequence where Failure == Never {
  public func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    .init(sequence.first(where: predicate))
  }

  public func min(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
    -> Optional<Elements.Element>.Publisher
  {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  public func max(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
    -> Optional<Elements.Element>.Publisher
  {
    .init(sequence.max(by: areInIncreasingOrder))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  public func min() -> Optional<Elements.Element>.Publisher { .init(sequence.min()) }
  public func max() -> Optional<Elements.Element>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  public func first() -> Optional<Elements.Element>.Publisher { .init(sequence.first) }
  public func count() -> Just<Int> { .init(sequence.count) }

  public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    let range = range.clamped(to: sequence.startIndex..<sequence.endIndex)
    return .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  public func last() -> Optional<Elements.Element>.Publisher { .init(sequence.last) }

  public func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Elements.Element {
    .init(sequence: elements + sequence)
  }

  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<
      Elements, Failure
    >
  {
    .init(sequence: publisher.sequence + sequence)
  }

  public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Elements.Element {
    .init(sequence: sequence + elements)
  }

  public func append(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<
      Elements, Failure
    >
  {
    .init(sequence: sequence + publisher.sequence)
  }
}
