import Foundation

/// The kinds of places that a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {  // Immutable.
  /// Every kind.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  private let categories: Set<MKPointOfInterestCategory>
  private let includesOthers: Bool

  /// Includes these kinds only.
  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    includesOthers = false
  }

  /// Includes all kinds but these.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    includesOthers = true
  }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) != includesOthers
  }

  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
