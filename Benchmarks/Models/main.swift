import BenchmarkSupport
import FlowsApp
import Foundation
import PortolanTesting
import RandomPlay
import Routing
import UIKit

// The random tests and invalid links at significant scale: a million operations on a navigation stack, a
// thousand stress sequences of presentations, ten million links and a million payloads. Stops at the first
// violation. Arguments select "navigation", "presentation" or "links"; MODEL_SHARE=0.1 runs a tenth of each.

MainActor.assumeIsolated {
  let wanted = Set(CommandLine.arguments.dropFirst())
  let share = ProcessInfo.processInfo.environment["MODEL_SHARE"].flatMap(Double.init) ?? 1

  func run(_ name: String, _ what: String, _ body: () -> Int) {
    guard wanted.isEmpty || wanted.contains(name) else { return }
    let start = Measure.processorSeconds
    let count = body()
    let seconds = Measure.processorSeconds - start
    print(
      "\(name): \(count) \(what), no violation, \(String(format: "%.1f", seconds)) s of processor time, "
        + "\(Measure.residentKiB / 1024) MiB resident")
  }

  func fail(_ what: String, _ violations: [String], _ history: [String]) -> Never {
    print("\(what): \(violations.prefix(3).joined(separator: "; "))")
    for line in history.suffix(12) { print("  \(line)") }
    exit(1)
  }

  run("navigation", "operations in 8 games") {
    let steps = Int(125_000 * share)
    for game in 0..<8 {
      let player = NavigationPlayer(
        seed: 0xB0A7 + UInt64(game), device: game.isMultiple(of: 2) ? .iPhone15 : .iPad)
      for step in 0..<steps {
        player.step()
        if !player.violations.isEmpty {
          fail("game \(game), step \(step)", player.violations, player.history)
        }
      }
      player.settle()
      if !player.violations.isEmpty { fail("game \(game), at its end", player.violations, player.history) }
      player.end()
    }
    return 8 * steps
  }

  run("presentation", "storms of 30 operations") {
    let storms = Int(1000 * share)
    for storm in 0..<storms {
      let player = PresentationPlayer(storm: storm)
      if let place = player.playStorm() {
        fail("storm \(storm), \(place)", player.violations, player.history)
      }
      player.end()
    }
    return storms
  }

  run("links", "hostile links, and a tenth as many payloads") {
    let count = Int(10_000_000 * share)
    var hostile = HostileLinks(
      seed: 7,
      from: [
        "flows://trips/1", "https://flows.example/trips/1/days/2?x=1#y", "flows://places/Cap%20de%20Creus",
        "flows://account/", "flows://trips:80/1/days/1/", "https://user:word@flows.example/trips/../%2e/%00",
      ])
    var refused = 0
    for _ in 0..<count {
      do throws(RouteRefusal) {
        _ = try flowsLinks.route(hostile.link())
      } catch {
        refused += 1
        precondition(!error.description.isEmpty, "refused without a reason")
      }
    }
    for _ in 0..<count / 10 { _ = try? flowsLinks.route(payload: hostile.payload()) }
    precondition(refused > count / 2 && refused < count, "\(refused) of \(count) were refused")
    return count
  }
}
