import PortolanTesting

extension PresentationPlayer {
  /// Creates a storm by its number, which determines the seed, the root and the device.
  package convenience init(storm: Int) {
    let roots = Root.allCases
    self.init(
      seed: UInt64(storm), device: (storm / roots.count).isMultiple(of: 2) ? .iPhone15 : .iPad,
      root: roots[storm % roots.count])
  }

  /// Performs thirty operations, with a comparison after each ten, and dismisses everything at the end; stops
  /// at the first violation.
  /// - Returns: The position of the violation in the storm.
  package func playStorm() -> String? {
    for step in 0..<30 {
      self.step()
      if step % 10 == 9 { settle() }
      if !violations.isEmpty { return "step \(step)" }
    }
    finish()
    return violations.isEmpty ? nil : "at its end"
  }
}
