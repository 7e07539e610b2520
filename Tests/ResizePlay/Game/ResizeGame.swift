import Foundation
import OffscreenHost
import PortolanTesting
import SeededRandom
import UIKit

/// Plays steps in one instance of a mix, then launches a new instance for the state after each step and
/// compares what both show.
@MainActor
package struct ResizeGame<Mix: ResizableMix> {
  package let seed: UInt64
  package let device: Device

  package init(seed: UInt64, device: Device) {
    self.seed = seed
    self.device = device
  }

  /// The display of the played instance after a step.
  private struct Moment {
    let step: Int
    let state: Mix.State
    let environment: ResizeEnvironment
    let mayBeScrolled: Bool
    let tree: ScreenTree
  }

  package func steps(_ count: Int) -> [ResizeStep] {
    var random = SeededNumbers(seed: seed)
    return (0..<count).map { _ in ResizeStep.random(actions: Mix.actions.count, using: &random) }
  }

  // MARK: Playing

  /// Plays the steps. - Returns: the first failure, with a minimal number of steps, or `nil`.
  package func play(_ steps: [ResizeStep]) -> ResizeFailure? {
    for moment in record(steps, onlyLast: false) {
      guard let difference = compare(moment) else { continue }
      let shortest = shrink(Array(steps.prefix(moment.step + 1)))
      let last = difference
      return ResizeFailure(
        mix: Mix.name, seed: seed, device: device.name, step: moment.step,
        steps: shortest.steps.map(describe), difference: shortest.difference ?? last)
    }
    return nil
  }

  private func record(
    _ steps: [ResizeStep], onlyLast: Bool, atEnd look: (TestApp) -> Void = { _ in }
  ) -> [Moment] {
    var environment = ResizeEnvironment(device: device)
    let (mix, app) = Mix.launch(Mix.start, on: environment.makeHost())
    var moments: [Moment] = []
    var mayBeScrolled = false
    for (index, step) in steps.enumerated() {
      switch step {
      case .change(let change), .hurry(let change):
        change.apply(to: &environment)
        change.apply(to: app.host)
      case .act(let number, let argument):
        let action = Mix.actions[number % Mix.actions.count]
        if action.scrolls { mayBeScrolled = true }
        action.perform(mix, app, argument)
      }
      if step.settles || index == steps.count - 1 {
        app.settle()
        guard mix.isComparable, !onlyLast || index == steps.count - 1 else { continue }
        moments.append(
          Moment(
            step: index, state: mix.state, environment: environment, mayBeScrolled: mayBeScrolled,
            tree: ScreenTree(app)))
      } else {
        app.advance(by: 0.05)
      }
    }
    look(app)
    app.end()
    mix.end()
    return moments
  }

  // MARK: Comparing

  /// Launches a new instance. - Returns: the difference of the played one, or `nil`.
  private func compare(_ moment: Moment) -> String? { compareTrees(moment).difference }

  private func compareTrees(_ moment: Moment, atEnd look: (TestApp) -> Void = { _ in })
    -> (difference: String?, tree: ScreenTree)
  {
    let (mix, app) = Mix.launch(moment.state, on: moment.environment.makeHost())
    mix.restore(in: app)
    app.settle()
    var tree = ScreenTree(app)
    if moment.mayBeScrolled {
      for _ in 0..<3 where tree.scroll(to: moment.tree) {
        app.settle()
        tree = ScreenTree(app)
      }
    }
    let state = mix.state
    look(app)
    app.end()
    mix.end()
    if state != moment.state { return ("state \(moment.state), launched as \(state)", tree) }
    return (tree.isSame(as: moment.tree) ? nil : moment.tree.difference(from: tree), tree)
  }

  /// Removes steps as long as the rest still causes a difference.
  private func shrink(_ steps: [ResizeStep]) -> (steps: [ResizeStep], difference: String?) {
    var steps = steps
    var difference: String?
    var size = max(1, steps.count / 2)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < steps.count {
        var candidate = steps
        candidate.removeSubrange(start..<min(start + size, steps.count))
        if !candidate.isEmpty, let last = record(candidate, onlyLast: true).last, let found = compare(last) {
          steps = candidate
          difference = found
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { break }
      size = isShorter && size == 1 ? 1 : size / 2
    }
    return (steps, difference)
  }

  /// Parses a step of a failure's report.
  ///
  /// - Returns: `nil` for a line that is not a step.
  package static func step(_ text: String) -> ResizeStep? {
    let line = text.trimmingCharacters(in: .whitespaces)
    let hasty = ", without waiting"
    if line.hasSuffix(hasty) {
      return EnvironmentChange(String(line.dropLast(hasty.count))).map { .hurry($0) }
    }
    if let change = EnvironmentChange(line) { return .change(change) }
    guard let space = line.lastIndex(of: " "), let argument = Int(line[line.index(after: space)...]),
      let action = Mix.actions.firstIndex(where: { $0.name == line[..<space] })
    else { return nil }
    return .act(action, argument: argument)
  }

  /// The final screens after a list of steps.
  package struct Ending {
    package var played: ScreenTree
    package var fresh: ScreenTree
    /// PNG images.
    package var pictures: [String: Data]
    package var difference: String?
  }

  /// Plays steps.
  ///
  /// - Returns: The final screens of the played instance and of a fresh launch; `nil` without steps.
  package func ending(of steps: [ResizeStep]) -> Ending? {
    var pictures: [String: Data] = [:]
    let played = record(steps, onlyLast: true) { pictures["played"] = $0.snapshot(scale: 1)?.pngData() }
    guard let moment = played.last else { return nil }
    let (difference, fresh) = compareTrees(moment) { pictures["fresh"] = $0.snapshot(scale: 1)?.pngData() }
    return Ending(played: moment.tree, fresh: fresh, pictures: pictures, difference: difference)
  }

  private func describe(_ step: ResizeStep) -> String {
    switch step {
    case .change(let change): "\(change)"
    case .hurry(let change): "\(change), without waiting"
    case .act(let number, let argument): "\(Mix.actions[number % Mix.actions.count].name) \(argument)"
    }
  }
}

/// A state in which a played instance differs from a new one.
package struct ResizeFailure: Sendable, CustomStringConvertible {
  package let mix: String
  package let seed: UInt64
  package let device: String
  package let step: Int
  package let steps: [String]
  package let difference: String

  package var description: String {
    """
    \(mix), seed \(seed), \(device), step \(step); shortest list of steps:
    \(steps.map { "  \($0)" }.joined(separator: "\n"))
    (- a fresh launch shows, + the played one shows)
    \(difference)
    """
  }
}
