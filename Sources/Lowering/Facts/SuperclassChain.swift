extension [String: String] {
  /// The superclasses of a class, from its own upward, in a dictionary of superclasses by the names of classes.
  func superclasses(of name: String) -> [String] {
    var chain: [String] = []
    var current = name
    while let next = self[current], next != name, !chain.contains(next) {
      chain.append(next)
      current = next
    }
    return chain
  }
}
