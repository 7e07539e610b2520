import SwiftUI

/// The toolbar of the first screen in every layout.
private struct BookToolbar: ViewModifier {
  @EnvironmentObject private var dataModel: DataModel
  @Environment(\.showExperiences) private var showExperiences
  @State private var isAdding = false

  func body(content: Content) -> some View {
    content
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            showExperiences()
          } label: {
            Image(systemName: "square.grid.2x2").accessibilityLabel(Text("Experience"))
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus").accessibilityLabel(Text("New Recipe"))
          }
        }
      }
      .sheet(isPresented: $isAdding) { RecipeEditor().environmentObject(dataModel) }
  }
}

extension View {
  func bookToolbar() -> some View { modifier(BookToolbar()) }
}
