import Foundation
import InterfaceDocuments
import Lowering
import SeededRandom

/// Mutates storyboards and Swift files and passes them to their readers, which must neither trap nor hang.
///
///     make fuzz COUNT=1000000
///     swift run -c release --sanitize=address ReaderFuzz [--rounds NUMBER] [--seed NUMBER] [--from NUMBER] [FILE …]
///
/// Each round has a separate random number generator, so that `--from` with the number that a failure prints
/// replays it.
@main
struct ReaderFuzz {
  private var rounds = 100_000
  private var seed: UInt64 = 1
  private var first = 0
  private var documents: [[UInt8]] = []
  private var sources: [[[UInt8]]] = []
  private var documentRounds = 0
  private var sourceRounds = 0
  private var readDocuments = 0
  private var lowered = 0

  static func main() throws {
    var fuzz = try ReaderFuzz(Array(CommandLine.arguments.dropFirst()))
    Watch.start()
    fuzz.run()
  }

  private init(_ arguments: [String]) throws {
    var files: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--rounds": rounds = rest.popFirst().flatMap { Int($0) } ?? rounds
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      case "--from": first = rest.popFirst().flatMap { Int($0) } ?? first
      default: files.append(word)
      }
    }
    if files.isEmpty {
      let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      for folder in ["Corpus", "../LoweringTests/Fixtures"] {
        let place = here.appendingPathComponent(folder)
        files += try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().map {
          place.appendingPathComponent($0).path
        }
      }
    }
    for file in files {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
      if file.hasSuffix(".swift") {
        sources.append(bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) })
      } else {
        documents.append(bytes)
      }
    }
  }

  private mutating func run() {
    let clock = ContinuousClock()
    let start = clock.now
    for round in first..<(first + rounds) {
      Watch.begin(round)
      if round % 100_000 == 0 { report(round, clock.now - start) }
      var random = SeededNumbers(seed: seed &+ UInt64(round) &* 0x9E37_79B9_7F4A_7C15)
      let isDocument = sources.isEmpty || (!documents.isEmpty && round % 2 != 0)
      if isDocument { readDocument(&random) } else { lowerSource(&random) }
    }
    report(first + rounds, clock.now - start)
  }

  private func report(_ round: Int, _ time: Duration) {
    print(
      "round \(round): \(documentRounds) storyboards (\(readDocuments) of them well formed), "
        + "\(sourceRounds) Swift files (\(lowered) of them rewritten), \(time.components.seconds) s")
    fflush(stdout)
  }

  private mutating func readDocument(_ random: inout SeededNumbers) {
    documentRounds += 1
    var bytes = documents[Int.random(in: 0..<documents.count, using: &random)]
    for _ in 0..<Int.random(in: 1...4, using: &random) { Mutation.damageDocument(&bytes, &random) }
    if (try? InterfaceDocument(data: Data(bytes), file: "Damaged.storyboard")) != nil { readDocuments += 1 }
  }

  /// Lowers some mutated lines of a source.
  private mutating func lowerSource(_ random: inout SeededNumbers) {
    sourceRounds += 1
    let lines = sources[Int.random(in: 0..<sources.count, using: &random)]
    let from = Int.random(in: 0..<lines.count, using: &random)
    let count = Int.random(in: 1...14, using: &random)
    var bytes = Array(lines[from..<min(lines.count, from + count)].joined(separator: [0x0A]))
    for _ in 0..<Int.random(in: 1...6, using: &random) { Mutation.damageSource(&bytes, &random) }
    let file = SourceFile(name: "Damaged.swift", bytes: bytes)
    guard let text = file.lowered(ProjectSummary([file.facts]))?.text else { return }
    lowered += 1
    precondition(text.utf8.count { $0 == 0x0A } >= bytes.count { $0 == 0x0A }, "a line is lost")
  }
}
