import PortolanTesting

extension PresentationPlayer {
  /// A storm by its number, which says the seed, the root and the device.
  package convenience init(storm: Int) {
    let roots = Root.allCases
    self.init(
      seed: UInt64(storm), device: (storm / roots.count).isMultiple(of: 2) ? .iPhone15 : .iPad,
      root: roots[storm % roots.count])
  }

  /// Thirty operations with a calm after each ten, and everything dismissed at the end; ends at the first violation.
  /// - Returns: where in the storm that was.
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
