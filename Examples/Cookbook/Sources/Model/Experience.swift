import SwiftUI

/// The layout of the book.
enum Experience: Int, CaseIterable, Identifiable {
  case stack, twoColumns, threeColumns

  var id: Int { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .stack: "Stack"
    case .twoColumns: "Two Columns"
    case .threeColumns: "Three Columns"
    }
  }
  var details: LocalizedStringKey {
    switch self {
    case .stack: "All recipes below each other; each opens on top."
    case .twoColumns: "Categories beside a wall of pictures."
    case .threeColumns: "Categories, a list and the recipe side by side."
    }
  }
  var symbol: String {
    switch self {
    case .stack: "rectangle.stack"
    case .twoColumns: "rectangle.split.2x1"
    case .threeColumns: "rectangle.split.3x1"
    }
  }
}
