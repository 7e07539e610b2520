import Foundation
import ResizePlay

// Applies random resizes, rotations, settings and actions to small applications, and compares each screen with that of
// a fresh launch in the same state. `usage` lists the options.

let usage = """
  Usage: RandomResizer [--steps N] [--seed N] [--length N] [--failures N] [MIX …]
         RandomResizer --replay SEED [--device NAME] [--length N] MIX
         RandomResizer --script FILE [--device NAME] [--trees] [--pictures FOLDER] MIX
         RandomResizer --list | --help

  Resizes, turns and uses small applications at random, and compares what each shows with a fresh launch in the same
  state. Without names it plays every mix that is not known to fail. The exit status is 0 if no screen differed, 1 if one
  did, 2 for wrong arguments.

    --steps N      steps in all, shared by the mixes (10000)
    --seed N       other games for another number (1)
    --length N     steps of one game, which begins with a launch (50)
    --failures N   failing games of a mix to report before the next mix (1)
    --replay SEED  plays one game again, with the seed and the device that its report names
    --script FILE  plays the steps in a file, one a line, as reports list them; - reads them from the standard input
    --device NAME  the device of a replay or a script (iPhone 15)
    --trees        prints all that the played and the fresh instance show
    --pictures F   writes played.png and fresh.png into a folder
    --list         prints the names of the mixes, with the reasons of those that are known to fail
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("RandomResizer: \(message); --help lists the options\n".utf8))
  exit(2)
}

MainActor.assumeIsolated {
  var options: [String: String] = [:]
  var names: [String] = []
  var showsTrees = false
  var arguments = CommandLine.arguments.dropFirst()
  while let argument = arguments.popFirst() {
    switch argument {
    case "--help", "-h":
      print(usage)
      exit(0)
    case "--list":
      for games in ResizeGames.all {
        print(games.name + (games.knownFailure.map { ": left out, \($0)" } ?? ""))
      }
      exit(0)
    case "--trees": showsTrees = true
    case "--steps", "--seed", "--length", "--failures", "--replay", "--script", "--device", "--pictures":
      guard let value = arguments.popFirst() else { fail("\(argument) needs a value") }
      options[argument] = value
    default:
      if argument.hasPrefix("-") { fail("unknown option \(argument)") }
      names.append(argument)
    }
  }
  func number(_ option: String, _ usual: Int) -> Int {
    guard let text = options[option] else { return usual }
    guard let value = Int(text), value > 0 else { fail("\(option) needs a positive number, not \(text)") }
    return value
  }
  if let unknown = names.first(where: { name in !ResizeGames.all.contains { $0.name == name } }) {
    fail("no mix is named \(unknown)")
  }
  let chosen = ResizeGames.all.filter {
    names.isEmpty ? $0.knownFailure == nil : names.contains($0.name)
  }
  if names.isEmpty {
    for games in ResizeGames.all {
      if let reason = games.knownFailure { print("\(games.name): left out, \(reason)") }
    }
  }
  let length = number("--length", 50)
  let device = options["--device"]
  if let device, !ResizeGames.devices.contains(device) {
    fail("no device is named \(device); there are \(ResizeGames.devices.joined(separator: ", "))")
  }

  if options["--replay"] != nil || options["--script"] != nil, names.count != 1 {
    fail("a replay or a script needs the name of one mix")
  }
  if let text = options["--replay"] {
    guard let seed = UInt64(text) else { fail("--replay needs a seed, not \(text)") }
    let failure = chosen[0].replay(seed: seed, device: device ?? "", length: length)
    print(failure?.description ?? "no difference")
    exit(failure == nil ? 0 : 1)
  }
  if let path = options["--script"] {
    let data =
      path == "-"
      ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
    guard let data else { fail("\(path) cannot be read") }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    switch chosen[0].play(script: lines, device: device ?? "") {
    case .noStep(let line): fail("\u{201c}\(line)\u{201d} is no step of \(chosen[0].name)")
    case .played(let played, let fresh, let pictures, let difference):
      for (name, data) in pictures {
        guard let folder = options["--pictures"] else { break }
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
        do { try data.write(to: file) } catch { fail("\(file.path) cannot be written") }
      }
      if showsTrees {
        print((["Played:"] + played.lines + ["", "Fresh:"] + fresh.lines + [""]).joined(separator: "\n"))
      }
      print(difference ?? "no difference")
      exit(difference == nil ? 0 : 1)
    }
  }

  let total = number("--steps", 10_000)
  var failed = 0
  for games in chosen {
    let steps = max(1, total / chosen.count)
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
