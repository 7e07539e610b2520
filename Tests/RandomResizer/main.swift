import Foundation
import ResizePlay

// Plays random resizes, rotations, settings and actions in small applications, and compares each screen with that of a fresh
// launch in the same state.
//
//     RandomResizer [--steps N] [--seed N] [--length N] [--failures N] [--list] [MIX …]
//     RandomResizer --replay SEED --device NAME [--length N] MIX
//
// Without names it plays every mix that is not known to fail.

MainActor.assumeIsolated {
  var options: [String: String] = [:]
  var names: [String] = []
  var arguments = CommandLine.arguments.dropFirst()
  while let argument = arguments.popFirst() {
    if argument == "--list" {
      for games in ResizeGames.all { print(games.name) }
      exit(0)
    }
    if argument.hasPrefix("--") {
      options[argument] = arguments.popFirst() ?? ""
    } else {
      names.append(argument)
    }
  }
  func number(_ option: String, _ usual: Int) -> Int { options[option].flatMap { Int($0) } ?? usual }
  let chosen = ResizeGames.all.filter {
    names.isEmpty ? $0.knownFailure == nil : names.contains($0.name)
  }
  if names.isEmpty {
    for games in ResizeGames.all {
      if let reason = games.knownFailure { print("\(games.name): left out, \(reason)") }
    }
  }
  guard !chosen.isEmpty else {
    print("RandomResizer: no such mix; --list names them")
    exit(2)
  }
  let length = number("--length", 50)

  if let seed = options["--replay"].flatMap({ UInt64($0) }) {
    let failure = chosen[0].replay(seed: seed, device: options["--device"] ?? "", length: length)
    print(failure?.description ?? "no difference")
    exit(failure == nil ? 0 : 1)
  }

  let total = number("--steps", 10_000)
  var failed = 0
  for games in chosen {
    let steps = total / chosen.count
    let start = clock()
    let failures = games.play(
      steps: steps, seed: UInt64(number("--seed", 1)), length: length, failures: number("--failures", 1))
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    for failure in failures { print(failure, "\n") }
    failed += failures.count
    let verdict = failures.isEmpty ? "\(steps) steps, \(Int(Double(steps) / seconds)) a second" : "FAILED"
    print("\(games.name): \(verdict)")
  }
  exit(failed == 0 ? 0 : 1)
}
