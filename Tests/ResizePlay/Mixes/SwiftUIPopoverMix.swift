import PortolanTesting
import SwiftUI

/// Popovers that become sheets in compact width, that stay popovers, and that become covers.
package final class SwiftUIPopoverMix: ScreenMix {
  package enum Kind: Int, CaseIterable, Sendable { case usual, popover, sheet, cover }

  package struct State: Equatable, Sendable {
    var kind: Kind?
    var path: [Int] = []
    var isExpanded = false
  }

  package static let name = "swiftui-popovers"
  package static let start = State()
  package static let actions: [MixAction<SwiftUIPopoverMix>] = [
    MixAction("open") { mix, _, number in
      if mix.model.state.kind == nil { mix.model.state.kind = Kind(rawValue: number % 4) }
    },
    MixAction("push") { mix, _, number in
      if mix.model.state.kind != nil, mix.model.state.path.count < 2 {
        mix.model.state.path.append(number % 5)
      }
    },
    MixAction("back") { mix, _, _ in _ = mix.model.state.path.popLast() },
    MixAction("expand") { mix, _, _ in mix.model.state.isExpanded.toggle() },
    MixAction("close") { mix, _, _ in mix.model.state = State(isExpanded: mix.model.state.isExpanded) },
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
    model = Model(State(isExpanded: state.isExpanded))
    root = UIHostingController(rootView: Screen(model: model))
  }

  package func restore(in app: TestApp) {
    guard initial.kind != nil else { return }
    app.settle()
    model.state = initial
  }

  package var state: State { model.state }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        VStack(alignment: .leading, spacing: 20) {
          Text(MixTexts.sentence(4))
          ForEach(Kind.allCases, id: \.self) { kind in
            Button(MixTexts.title(kind.rawValue)) {}
              .popover(isPresented: isOpen(kind)) { content(kind) }
          }
          Spacer()
        }
        .padding()
        .navigationTitle("Popovers")
      }
    }

    private func isOpen(_ kind: Kind) -> Binding<Bool> {
      Binding {
        model.state.kind == kind
      } set: { isOpen in
        if !isOpen, model.state.kind == kind { model.state = State(isExpanded: model.state.isExpanded) }
      }
    }

    @ViewBuilder private func content(_ kind: Kind) -> some View {
      let stack = NavigationStack(path: $model.state.path) {
        List(0..<(model.state.isExpanded ? 9 : 3), id: \.self) {
          NavigationLink(MixTexts.title($0), value: $0)
        }
        .navigationTitle("Choose")
        .navigationDestination(for: Int.self) { Text(MixTexts.sentence($0)).navigationTitle("Part \($0)") }
      }
      .frame(minWidth: 320, minHeight: 360)
      switch kind {
      case .usual: stack
      case .popover: stack.presentationCompactAdaptation(.popover)
      case .sheet: stack.presentationCompactAdaptation(.sheet).presentationDetents([.medium, .large])
      case .cover: stack.presentationCompactAdaptation(.fullScreenCover)
      }
    }
  }
}
