import PortolanTesting
import SwiftUI

/// A navigation stack in compact width, columns in regular width, with one model.
package final class SwapMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var folder: Int?
    var path: [Int] = []
  }

  package static let name = "swiftui-swap"
  package static let start = State()
  package static let actions: [MixAction<SwapMix>] = [
    MixAction("choose folder") { mix, _, number in mix.model.state = State(folder: number % 4) },
    MixAction("open item") { mix, _, number in
      if mix.model.state.folder != nil, mix.model.state.path.count < 4 {
        mix.model.state.path.append(number % 20)
      }
    },
    MixAction("back") { mix, _, _ in
      if mix.model.state.path.isEmpty {
        mix.model.state.folder = nil
      } else {
        mix.model.state.path.removeLast()
      }
    },
    MixAction("tap item") { _, app, number in app.tapIfPresent(MixTexts.title(number % 4)) },
    MixAction("tap folder") { _, app, number in app.tapIfPresent("Folder \(number % 4)") },
  ]

  private final class Model: ObservableObject {
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
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      if width == .compact {
        NavigationStack(path: compactPath) {
          List(0..<4, id: \.self) { folder in
            NavigationLink("Folder \(folder)", value: Step.folder(folder))
          }
          .navigationTitle("Folders")
          .navigationDestination(for: Step.self) { step in
            switch step {
            case .folder(let folder): Items(folder: folder) { Step.item($0) }
            case .item(let item): Item(item: item)
            }
          }
        }
      } else {
        NavigationSplitView {
          List(0..<4, id: \.self, selection: folder) { Text("Folder \($0)") }
            .navigationTitle("Folders")
        } detail: {
          NavigationStack(path: $model.state.path) {
            Items(folder: model.state.folder ?? -1) { $0 }
              .navigationDestination(for: Int.self) { Item(item: $0) }
          }
        }
      }
    }

    private enum Step: Hashable { case folder(Int), item(Int) }

    private var folder: Binding<Int?> {
      Binding(get: { model.state.folder }, set: { model.state = State(folder: $0) })
    }

    private var compactPath: Binding<[Step]> {
      Binding {
        model.state.folder.map { [.folder($0)] + model.state.path.map { .item($0) } } ?? []
      } set: { steps in
        var state = State()
        for step in steps {
          switch step {
          case .folder(let folder): state.folder = folder
          case .item(let item): state.path.append(item)
          }
        }
        model.state = state
      }
    }
  }

  private struct Items<Value: Hashable>: View {
    let folder: Int
    let value: (Int) -> Value

    var body: some View {
      List(0..<12, id: \.self) { item in
        NavigationLink(value: value(item)) {
          VStack(alignment: .leading) {
            Text(MixTexts.title(item)).font(.headline)
            Text(MixTexts.sentence(item)).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle(folder < 0 ? "No Folder" : "Folder \(folder)")
    }
  }

  private struct Item: View {
    let item: Int
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(MixTexts.title(item)).font(.largeTitle)
          ForEach(0..<6, id: \.self) { Text(MixTexts.sentence(item + $0)) }
        }
        .padding()
      }
      .navigationTitle(MixTexts.title(item))
      .toolbar { Button("Share") {} }
    }
  }
}
