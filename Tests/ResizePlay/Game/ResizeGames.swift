import Foundation
import PortolanTesting
import SeededRandom
import UIKit

/// The games of one mix, without its type.
@MainActor
package struct ResizeGames {
  package let name: String
  /// The reason why the mix is known to fail and is excluded from complete runs; `nil` for one that must
  /// pass.
  package let knownFailure: String?
  private let playGame: (UInt64, Device, Int) -> ResizeFailure?
  private let playScript: (Device, [String]) -> ScriptResult

  init<Mix: ResizableMix>(_ mix: Mix.Type, knownFailure: String? = nil) {
    name = mix.name
    self.knownFailure = knownFailure
    playGame = { seed, device, count in
      let game = ResizeGame<Mix>(seed: seed, device: device)
      return game.play(game.steps(count))
    }
    playScript = { device, lines in
      var steps: [ResizeStep] = []
      for line in lines where line.contains(where: { !$0.isWhitespace }) {
        guard let step = ResizeGame<Mix>.step(line) else { return .noStep(line) }
        steps.append(step)
      }
      guard let ending = ResizeGame<Mix>(seed: 0, device: device).ending(of: steps) else {
        return .noStep("")
      }
      return .played(
        played: ending.played, fresh: ending.fresh, pictures: ending.pictures, difference: ending.difference)
    }
  }

  /// The result of a given list of steps.
  package enum ScriptResult {
    case noStep(String)
    /// The pictures are PNG images with the names “played” and “fresh”.
    case played(played: ScreenTree, fresh: ScreenTree, pictures: [String: Data], difference: String?)
  }

  /// The names of the available devices.
  package static var devices: [String] { Device.all.map(\.name) }

  private static let randomDevices: [Device] = [.iPhone15, .iPad, .iPhone15ProMax, .iPadPro13, .iPhoneSE]

  /// Plays steps in games with at most `length`; the same ones for the same seed.
  /// - Returns: The first failure of each failing game.
  package func play(steps: Int, seed: UInt64 = 1, length: Int = 50, failures limit: Int = 1)
    -> [ResizeFailure]
  {
    var failures: [ResizeFailure] = []
    var left = steps
    var game: UInt64 = 0
    while left > 0, failures.count < limit {
      let count = min(left, length)
      let device = Self.randomDevices[Int(game % UInt64(Self.randomDevices.count))]
      if let failure = playGame(seed &* 1_000_003 &+ game, device, count) { failures.append(failure) }
      left -= count
      game += 1
    }
    return failures
  }

  /// Plays the steps of a report, one per line.
  package func play(script lines: [String], device: String) -> ScriptResult {
    playScript(Device.all.first { $0.name == device } ?? .iPhone15, lines)
  }

  /// Replays one game.
  package func replay(seed: UInt64, device: String, length: Int = 50) -> ResizeFailure? {
    playGame(seed, Device.all.first { $0.name == device } ?? .iPhone15, length)
  }
}
