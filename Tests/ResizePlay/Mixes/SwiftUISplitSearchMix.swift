import PortolanTesting
import SwiftUI

/// Columns with a search in the sidebar and a stack in the detail.
package final class SwiftUISplitSearchMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var text = ""
    var isSearching = false
    var item: Int?
    var path: [Int] = []
    var showsDetail = false
  }

  package static let name = "swiftui-split-search"
  package static let start = State()
  package static let actions: [MixAction<SwiftUISplitSearchMix>] = [
    MixAction("search") { mix, _, _ in
      if !mix.model.state.showsDetail { mix.model.state.isSearching.toggle() }
    },
    MixAction("text") { mix, _, number in
      if mix.model.state.isSearching { mix.model.state.text = ["", "a", "ro", "none"][number % 4] }
    },
    MixAction("item") { mix, _, number in
      mix.model.state.isSearching = false
      mix.model.state.item = number % 8
      mix.model.state.path = []
      mix.model.state.showsDetail = true
    },
    MixAction("push") { mix, _, number in
      if mix.model.state.showsDetail, mix.model.state.path.count < 3 {
        mix.model.state.path.append(number % 5)
      }
    },
    MixAction("sidebar") { mix, _, _ in
      if mix.model.state.path.isEmpty { mix.model.state.showsDetail = false }
    },
  ]

  fileprivate final class Model: ObservableObject {
    @Published var state: State
    init(_ state: State) { self.state = state }
  }

  private let model: Model
  private let initial: State
  package let root: UIViewController

  package init(_ state: State) {
    initial = state
    var first = state
    first.isSearching = false
    model = Model(first)
    root = UIHostingController(rootView: Screen(model: model))
  }

  package func restore(in app: TestApp) {
    guard initial.isSearching else { return }
    app.settle()
    model.state = initial
  }

  package var state: State { model.state }

  private struct Screen: View {
    @ObservedObject var model: Model

    private var found: [Int] {
      let text = model.state.text.lowercased()
      return (0..<8).filter { text.isEmpty || MixTexts.title($0).lowercased().contains(text) }
    }

    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: compact) {
        List(found, id: \.self, selection: $model.state.item) { Text(MixTexts.title($0)) }
          .navigationTitle("Things")
          .searchable(text: $model.state.text, isPresented: $model.state.isSearching)
      } detail: {
        NavigationStack(path: $model.state.path) {
          List(0..<6, id: \.self) { NavigationLink(MixTexts.title($0), value: $0) }
            .navigationTitle(model.state.item.map { MixTexts.title($0) } ?? "Nothing")
            .navigationDestination(for: Int.self) { Text("Level \($0)").navigationTitle("Level \($0)") }
        }
      }
      .navigationSplitViewStyle(.balanced)
    }

    private var compact: Binding<NavigationSplitViewColumn> {
      Binding {
        model.state.showsDetail ? .detail : .sidebar
      } set: {
        model.state.showsDetail = $0 == .detail
      }
    }
  }
}
