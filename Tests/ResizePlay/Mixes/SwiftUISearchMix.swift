import PortolanTesting
import SwiftUI

/// A list with a search, in a split view of two columns.
package final class SwiftUISearchMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var text = ""
    var isSearching = false
    var chosen: Int?
  }

  package static let name = "swiftui-search"
  package static let start = State()
  package static let actions: [MixAction<SwiftUISearchMix>] = [
    MixAction("search") { mix, _, _ in mix.model.state.isSearching.toggle() },
    MixAction("text") { mix, _, number in
      if mix.model.state.isSearching { mix.model.state.text = ["", "a", "ro", "none"][number % 4] }
    },
    MixAction("choose") { mix, _, number in mix.model.state.chosen = number % 8 },
    MixAction("unchoose") { mix, _, number in mix.model.state.chosen = nil },
    MixAction("tap") { _, app, number in app.tapIfPresent(MixTexts.title(number % 8)) },
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

  package func restore(in app: TestApp) { model.state = initial }

  package var state: State { model.state }

  private struct Screen: View {
    @ObservedObject var model: Model

    private var found: [Int] {
      let text = model.state.text.lowercased()
      return (0..<12).filter { text.isEmpty || MixTexts.title($0).lowercased().contains(text) }
    }

    var body: some View {
      NavigationStack {
        List(found, id: \.self) { number in
          Button {
            model.state.chosen = number
          } label: {
            HStack {
              Text(MixTexts.title(number))
              Spacer()
              if model.state.chosen == number { Image(systemName: "checkmark") }
            }
          }
        }
        .navigationTitle("Search")
        .searchable(text: $model.state.text, isPresented: $model.state.isSearching)
        .safeAreaInset(edge: .bottom) {
          Text(model.state.chosen.map { MixTexts.title($0) } ?? "Nothing chosen")
            .padding()
            .frame(maxWidth: .infinity)
            .background(Color(.secondarySystemBackground))
        }
      }
    }
  }
}
