import BenchmarkSupport

/// A program that only reports its own launch cost: the minimum for any program with Foundation.
@main
enum EmptyStart {
  static func main() { Measure.printStart() }
}
