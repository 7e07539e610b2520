/// Suggestions for misspelt names.
package enum Spelling {
  /// The most similar name; nil if none is similar.
  package static func nearest(to name: String, in known: some Sequence<String>) -> String? {
    let limit = max(1, min(3, name.count / 4))
    var best: (name: String, distance: Int)?
    for candidate in known where candidate != name && abs(candidate.count - name.count) <= limit {
      let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// `; did you mean 'X'?`, or an empty text.
  package static func suggestion(_ name: String, in known: some Sequence<String>) -> String {
    nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of insertions, deletions, replacements and transpositions between two words.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var older: [Int] = []
    var last = Array(0...b.count)
    for (row, letter) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      older = last
      last = current
    }
    return last[b.count]
  }
}
