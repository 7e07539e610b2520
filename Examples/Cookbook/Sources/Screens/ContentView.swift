import SwiftUI

/// The book in the chosen layout, with restored state.
struct ContentView: View {
  @StateObject private var navigationModel = NavigationModel()
  @StateObject private var dataModel = DataModel.shared
  @SceneStorage("experience") private var experience: Experience?
  @SceneStorage("navigation") private var data: Data?
  @Environment(\.horizontalSizeClass) private var width
  @State private var showsExperiences = false

  private var shown: Experience { experience ?? (width == .compact ? .stack : .twoColumns) }

  var body: some View {
    Group {
      switch shown {
      case .stack: StackContentView()
      case .twoColumns: TwoColumnContentView()
      case .threeColumns: ThreeColumnContentView()
      }
    }
    .environmentObject(navigationModel)
    .environmentObject(dataModel)
    .environment(\.showExperiences, { showsExperiences = true })
    .sheet(isPresented: $showsExperiences) {
      ExperiencePicker(experience: $experience, shown: shown).environmentObject(dataModel)
    }
    .alert("Something Went Wrong", isPresented: hasFailed) {
      Button("OK") {}
    } message: {
      Text(dataModel.failure ?? "")
    }
    .tint(Color(red: 0.84, green: 0.36, blue: 0.16))
    .onOpenURL { navigationModel.open($0) }
    .task {
      if let jsonData = data {
        navigationModel.jsonData = jsonData
      }
      for await _ in navigationModel.objectWillChangeSequence {
        data = navigationModel.jsonData
      }
    }
  }

  private var hasFailed: Binding<Bool> {
    Binding(get: { dataModel.failure != nil }, set: { if !$0 { dataModel.failure = nil } })
  }
}

private struct ShowExperiencesKey: EnvironmentKey {
  static var defaultValue: @MainActor () -> Void { {} }
}

extension EnvironmentValues {
  /// Presents the choice of layouts.
  var showExperiences: @MainActor () -> Void {
    get { self[ShowExperiencesKey.self] }
    set { self[ShowExperiencesKey.self] = newValue }
  }
}
