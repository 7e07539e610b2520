import PortolanTesting
import SwiftUI

/// Three columns with bindings of their visibility and of the compact column.
package final class SwiftUIColumnsMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var folder: Int?
    var item: Int?
    var path: [Int] = []
    var compact = 0
  }

  package static let name = "swiftui-columns"
  package static let start = State()
  package static let actions: [MixAction<SwiftUIColumnsMix>] = [
    MixAction("folder") { mix, _, number in mix.model.state = State(folder: number % 4, compact: 1) },
    MixAction("item") { mix, _, number in
      if mix.model.state.folder != nil {
        mix.model.state.item = number % 8
        mix.model.state.path = []
        mix.model.state.compact = 2
      }
    },
    MixAction("push") { mix, _, number in
      if mix.model.state.item != nil, mix.model.state.path.count < 3 {
        mix.model.state.path.append(number % 5)
        mix.model.state.compact = 2
      }
    },
    MixAction("pop") { mix, _, _ in _ = mix.model.state.path.popLast() },
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
      NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: compact) {
        List(0..<4, id: \.self, selection: $model.state.folder) {
          Label("Folder \($0)", systemImage: "folder")
        }
        .navigationTitle("Folders")
      } content: {
        List(0..<8, id: \.self, selection: $model.state.item) { Text(MixTexts.title($0)) }
          .navigationTitle(model.state.folder.map { "Folder \($0)" } ?? "Choose")
      } detail: {
        NavigationStack(path: $model.state.path) {
          ScrollView {
            Text(model.state.item.map { MixTexts.sentence($0) } ?? "Nothing").padding()
          }
          .navigationTitle(model.state.item.map { MixTexts.title($0) } ?? "")
          .navigationDestination(for: Int.self) { Text("Level \($0)").navigationTitle("Level \($0)") }
        }
      }
      .navigationSplitViewStyle(.balanced)
    }

    private var compact: Binding<NavigationSplitViewColumn> {
      Binding {
        [.sidebar, .content, .detail][model.state.compact]
      } set: { column in
        model.state.compact = column == .sidebar ? 0 : column == .content ? 1 : 2
      }
    }
  }
}
