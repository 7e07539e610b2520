import PortolanTesting
import SwiftUI

/// A list with an inspector, which is a column in regular width and a sheet in compact width, in columns.
package final class SwiftUIInspectorMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var item: Int?
    var path: [Int] = []
    var showsInspector = false
    var isOn = false
  }

  package static let name = "swiftui-inspector"
  package static let start = State()
  package static let actions: [MixAction<SwiftUIInspectorMix>] = [
    MixAction("item") { mix, _, number in
      mix.model.state.item = number % 6
      mix.model.state.path = []
    },
    MixAction("no item") { mix, _, _ in
      mix.model.state.item = nil
      mix.model.state.path = []
    },
    MixAction("inspector") { mix, _, _ in
      if mix.model.state.item != nil { mix.model.state.showsInspector.toggle() }
    },
    MixAction("toggle") { mix, _, _ in mix.model.state.isOn.toggle() },
    MixAction("push") { mix, _, number in
      if mix.model.state.item != nil, mix.model.state.path.count < 2 {
        mix.model.state.path.append(number % 5)
      }
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
    first.showsInspector = false
    model = Model(first)
    root = UIHostingController(rootView: Screen(model: model))
  }

  package func restore(in app: TestApp) {
    guard initial.showsInspector else { return }
    app.settle()
    model.state = initial
  }

  package var state: State { model.state }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.state.path) {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text(model.state.item.map { MixTexts.title($0) } ?? "Nothing").font(.title2)
            ForEach(0..<4, id: \.self) { Text(MixTexts.sentence($0 + (model.state.item ?? 0))) }
          }
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle("Item")
        .navigationDestination(for: Int.self) { Text(MixTexts.sentence($0)).navigationTitle("Part \($0)") }
        .toolbar { Button("Inspect", systemImage: "info.circle") {} }
      }
      .inspector(isPresented: $model.state.showsInspector) {
        Form {
          Section("Options") {
            Toggle(MixTexts.sentence(3), isOn: $model.state.isOn)
            LabeledContent("Number", value: "\(model.state.item ?? 0)")
          }
        }
        .inspectorColumnWidth(300)
      }
    }
  }
}
