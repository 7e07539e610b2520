import PortolanTesting
import SwiftUI

/// Tabs with a list in edit mode, a form and a grid.
package final class SwiftUITabMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var tab = 0
    var rows = Array(0..<6)
    var isEditing = false
    var selection: Set<Int> = []
    var isOn = true
    var choice = 1
    var name = "A name"
    var path: [Int] = []
  }

  package static let name = "swiftui-tabs"
  package static let start = State()
  package static let actions: [MixAction<SwiftUITabMix>] = [
    MixAction("tab") { mix, _, number in mix.model.state.tab = number % 3 },
    MixAction("tap tab") { _, app, number in app.tapIfPresent(["Rows", "Form", "Grid"][number % 3]) },
    MixAction("append") { mix, _, number in
      if mix.model.state.rows.count < 15 {
        mix.model.state.rows.append((mix.model.state.rows.max() ?? 0) + 1)
      }
    },
    MixAction("remove") { mix, _, number in
      if mix.model.state.rows.count > 2 {
        mix.model.state.rows.remove(at: number % mix.model.state.rows.count)
      }
    },
    MixAction("edit") { mix, _, _ in mix.model.state.isEditing.toggle() },
    MixAction("toggle") { mix, _, _ in mix.model.state.isOn.toggle() },
    MixAction("choice") { mix, _, number in mix.model.state.choice = number % 3 },
    MixAction("push") { mix, _, number in
      if mix.model.state.tab == 2, mix.model.state.path.count < 3 { mix.model.state.path.append(number % 9) }
    },
    MixAction("back") { mix, _, _ in _ = mix.model.state.path.popLast() },
  ]

  fileprivate final class Model: ObservableObject {
    @Published var state: State
    init(_ state: State) { self.state = state }
  }

  private let model: Model
  package let root: UIViewController

  package init(_ state: State) {
    model = Model(state)
    root = UIHostingController(rootView: Screen(model: model))
  }

  package var state: State { model.state }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView(selection: $model.state.tab) {
        Rows(model: model).tabItem { Label("Rows", systemImage: "list.bullet") }.tag(0)
        Options(model: model).tabItem { Label("Form", systemImage: "gear") }.tag(1)
          .badge(model.state.rows.count)
        Tiles(model: model).tabItem { Label("Grid", systemImage: "square.grid.2x2") }.tag(2)
      }
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        List(selection: $model.state.selection) {
          Section("Things") {
            ForEach(model.state.rows, id: \.self) { row in
              Label {
                VStack(alignment: .leading) {
                  Text(MixTexts.title(row))
                  Text(MixTexts.sentence(row)).font(.caption).foregroundStyle(.secondary)
                }
              } icon: {
                Image(systemName: "star")
              }
            }
            .onDelete { model.state.rows.remove(atOffsets: $0) }
            .onMove { model.state.rows.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .environment(\.editMode, .constant(model.state.isEditing ? .active : .inactive))
        .navigationTitle("Rows")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add Something") {} }
          ToolbarItem(placement: .bottomBar) { Text("\(model.state.rows.count) things") }
        }
      }
    }
  }

  private struct Options: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        Form {
          Section {
            TextField("Name", text: $model.state.name)
            Toggle(MixTexts.sentence(3), isOn: $model.state.isOn)
          } header: {
            Text("You")
          } footer: {
            Text(MixTexts.sentence(9))
          }
          Section {
            Picker("Choice", selection: $model.state.choice) {
              ForEach(0..<3, id: \.self) { Text("Choice \($0)") }
            }
            Picker("Choice", selection: $model.state.choice) {
              ForEach(0..<3, id: \.self) { Text("\($0)") }
            }
            .pickerStyle(.segmented)
            LabeledContent("Label", value: MixTexts.sentence(2))
            if model.state.isOn { Button("Only when it is on") {} }
          }
        }
        .navigationTitle("Form")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private struct Tiles: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.state.path) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
            ForEach(model.state.rows, id: \.self) { row in
              NavigationLink(value: row) {
                Text(MixTexts.title(row))
                  .padding()
                  .frame(maxWidth: .infinity, minHeight: 80)
                  .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 10))
              }
            }
          }
          .padding()
        }
        .navigationTitle("Grid")
        .navigationDestination(for: Int.self) { Text(MixTexts.sentence($0)).navigationTitle("Item \($0)") }
      }
    }
  }
}
