import PortolanTesting
import SwiftUI

/// Sheets, a popover, an alert, a dialog and a cover, one over the other.
package final class SwiftUISheetMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var sheet = false
    var nested = false
    var popover = false
    var alert = false
    var dialog = false
    var cover = false
    var isLarge = false

    var isOpen: Bool { sheet || popover || alert || dialog || cover }
  }

  package static let name = "swiftui-sheets"
  package static let start = State()
  package static let actions: [MixAction<SwiftUISheetMix>] = [
    MixAction("sheet") { mix, _, _ in if !mix.model.state.isOpen { mix.model.state.sheet = true } },
    MixAction("popover") { mix, _, _ in if !mix.model.state.isOpen { mix.model.state.popover = true } },
    MixAction("alert") { mix, _, _ in if !mix.model.state.isOpen { mix.model.state.alert = true } },
    MixAction("dialog") { mix, _, _ in if !mix.model.state.isOpen { mix.model.state.dialog = true } },
    MixAction("cover") { mix, _, _ in if !mix.model.state.isOpen { mix.model.state.cover = true } },
    MixAction("nested") { mix, _, _ in if mix.model.state.sheet { mix.model.state.nested.toggle() } },
    MixAction("detent") { mix, _, _ in if mix.model.state.sheet { mix.model.state.isLarge.toggle() } },
    MixAction("close") { mix, _, _ in
      if mix.model.state.nested {
        mix.model.state.nested = false
      } else {
        mix.model.state = State(isLarge: mix.model.state.isLarge)
      }
    },
  ]

  fileprivate final class Model: ObservableObject {
    @Published var state = State()
  }

  private let model = Model()
  private let initial: State
  package let root: UIViewController

  package init(_ state: State) {
    initial = state
    model.state.isLarge = state.isLarge
    root = UIHostingController(rootView: Screen(model: model))
  }

  package func restore(in app: TestApp) {
    var outer = initial
    outer.nested = false
    model.state = outer
    app.settle()
    if initial.nested { model.state = initial }
  }

  package var state: State { model.state }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 16) {
            Text(MixTexts.sentence(4))
            Button("Popover") { model.state.popover = true }
              .popover(isPresented: $model.state.popover) {
                Text(MixTexts.sentence(2)).padding().frame(width: 260)
              }
          }
          .padding()
        }
        .navigationTitle("Sheets")
        .toolbar { Button("Open", systemImage: "plus") {} }
      }
      .sheet(isPresented: $model.state.sheet) {
        NavigationStack {
          List(0..<8, id: \.self) { Text(MixTexts.title($0)) }
            .navigationTitle("Sheet")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
        .presentationDetents([.medium, .large], selection: detent)
        .sheet(isPresented: $model.state.nested) { Text(MixTexts.sentence(9)).padding() }
      }
      .fullScreenCover(isPresented: $model.state.cover) {
        VStack {
          Text(MixTexts.title(5)).font(.title)
          Text(MixTexts.sentence(12))
        }
        .padding()
      }
      .alert("Something is to be said", isPresented: $model.state.alert) {
        Button("Good") {}
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(MixTexts.sentence(3))
      }
      .confirmationDialog("What is to be done?", isPresented: $model.state.dialog, titleVisibility: .visible)
      {
        Button("This") {}
        Button("Delete", role: .destructive) {}
      }
    }

    private var detent: Binding<PresentationDetent> {
      Binding(
        get: { model.state.isLarge ? .large : .medium }, set: { model.state.isLarge = $0 == .large })
    }
  }
}
