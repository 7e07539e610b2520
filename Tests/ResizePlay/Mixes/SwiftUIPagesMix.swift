import PortolanTesting
import SwiftUI

/// Pages beside each other with dots, in a stack, whose number changes.
package final class SwiftUIPagesMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var page = 0
    var count = 4
    var path: [Int] = []
  }

  package static let name = "swiftui-pages"
  package static let start = State()
  package static let actions: [MixAction<SwiftUIPagesMix>] = [
    MixAction("page") { mix, _, number in mix.model.state.page = number % mix.model.state.count },
    MixAction("swipe") { _, app, number in
      let size = app.window.bounds.size
      let from = CGPoint(x: size.width * (number.isMultiple(of: 2) ? 0.8 : 0.2), y: size.height / 2)
      app.fling(from: from, to: CGPoint(x: size.width - from.x, y: from.y))
    },
    MixAction("count") { mix, _, number in
      mix.model.state.count = 2 + number % 4
      mix.model.state.page = min(mix.model.state.page, mix.model.state.count - 1)
    },
    MixAction("push") { mix, _, number in
      if mix.model.state.path.count < 2 { mix.model.state.path.append(number % 5) }
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
      NavigationStack(path: $model.state.path) {
        TabView(selection: $model.state.page) {
          ForEach(0..<model.state.count, id: \.self) { page in
            ScrollView {
              VStack(alignment: .leading, spacing: 12) {
                Text(MixTexts.title(page)).font(.title)
                Text(MixTexts.sentence(page + 4))
                NavigationLink("More", value: page)
              }
              .padding()
              .frame(maxWidth: .infinity, alignment: .leading)
            }
            .tag(page)
          }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .navigationTitle("Pages")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { Text(MixTexts.sentence($0)).navigationTitle("Page \($0)") }
      }
    }
  }
}
