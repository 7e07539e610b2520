import PortolanTesting
import SeededRandom
import UIKit

/// The games of one mix, without its type.
@MainActor
package struct ResizeGames {
  package let name: String
  /// Why the mix is known to fail and is left out of complete runs; `nil` for one that must hold.
  package let knownFailure: String?
  private let playGame: (UInt64, Device, Int) -> ResizeFailure?

  init<Mix: ResizableMix>(_ mix: Mix.Type, knownFailure: String? = nil) {
    name = mix.name
    self.knownFailure = knownFailure
    playGame = { seed, device, count in
      let game = ResizeGame<Mix>(seed: seed, device: device)
      return game.play(game.steps(count))
    }
  }

  private static let devices: [Device] = [.iPhone15, .iPad, .iPhone15ProMax, .iPadPro13, .iPhoneSE]

  /// Plays steps in games of at most `length`, the same ones for the same seed.
  /// - Returns: the first failure of each failing game.
  package func play(steps: Int, seed: UInt64 = 1, length: Int = 50, failures limit: Int = 1)
    -> [ResizeFailure]
  {
    var failures: [ResizeFailure] = []
    var left = steps
    var game: UInt64 = 0
    while left > 0, failures.count < limit {
      let count = min(left, length)
      let device = Self.devices[Int(game % UInt64(Self.devices.count))]
      if let failure = playGame(seed &* 1_000_003 &+ game, device, count) { failures.append(failure) }
      left -= count
      game += 1
    }
    return failures
  }

  /// Plays one game again.
  package func replay(seed: UInt64, device: String, length: Int = 50) -> ResizeFailure? {
    playGame(seed, Device.all.first { $0.name == device } ?? .iPhone15, length)
  }
}
