import BenchmarkSupport

/// A program that only tells what its own start cost: the least that any program with Foundation can do.
@main
enum EmptyStart {
  static func main() { Measure.printStart() }
}
