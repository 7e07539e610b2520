/// A voyage between harbors.
struct Trip {
  let title: String
  let symbol: String
  let days: [String]

  /// The trips, numbered from 1 in links.
  static let all = [
    Trip(
      title: "Along the Dalmatian coast", symbol: "map",
      days: ["Zadar", "Šibenik", "Split", "Hvar", "Dubrovnik"]),
    Trip(title: "Round Jeju", symbol: "safari", days: ["제주", "성산", "서귀포", "모슬포"]),
    Trip(title: "The Seto Inland Sea", symbol: "globe", days: ["尾道", "鞆の浦", "直島", "高松"]),
  ]

  static var places: [String] { all.flatMap(\.days).sorted() }
}
