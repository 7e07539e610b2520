import PortolanTesting
import SwiftUI

/// A form with a focused field, buttons above the keyboard and a bar at the lower edge, on a screen or in a sheet.
package final class SwiftUIKeyboardMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var texts = ["", "A name", "Some notes that are wrapped at some widths."]
    var focus: Int?
    var isInSheet = false
    /// Whether the field of `focus` is typed in. A field whose row is not shown waits for it.
    var isTyping = false
  }

  package static let name = "swiftui-keyboard"
  package static let start = State()
  package static let actions: [MixAction<SwiftUIKeyboardMix>] = [
    MixAction("focus", scrolls: true) { mix, _, number in mix.model.state.focus = number % 3 },
    MixAction("end") { mix, _, _ in mix.model.state.focus = nil },
    MixAction("type", scrolls: true) { mix, app, number in
      if mix.model.state.focus != nil { app.type(["a", "word ", "b"][number % 3]) }
    },
    MixAction("sheet") { mix, _, _ in
      mix.model.state.focus = nil
      mix.model.state.isInSheet.toggle()
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
    first.focus = nil
    first.isInSheet = false
    model = Model(first)
    root = UIHostingController(rootView: Screen(model: model))
  }

  package func restore(in app: TestApp) {
    app.settle()
    model.state.isInSheet = initial.isInSheet
    app.settle()
    focus(initial.focus, in: app)
  }

  /// Focuses a field, whose row may be below the edge of a low window.
  private func focus(_ field: Int?, in app: TestApp) {
    model.state.focus = field
    app.settle()
    guard let field, initial.isTyping, app.window.first(where: \.isFirstResponder) == nil,
      let list = app.window.first(where: { $0 is UICollectionView }) as? UICollectionView
    else { return }
    list.scrollToItem(at: [field / 2, field % 2], at: .bottom, animated: false)
    app.settle()
  }

  package var state: State {
    var state = model.state
    state.isTyping = root.view.window?.first(where: \.isFirstResponder) != nil
    return state
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        if model.state.isInSheet {
          Text(MixTexts.sentence(4)).navigationTitle("Behind")
        } else {
          Fields(model: model)
        }
      }
      .sheet(isPresented: $model.state.isInSheet) { NavigationStack { Fields(model: model) } }
    }
  }

  private struct Fields: View {
    @ObservedObject var model: Model
    @FocusState private var focus: Int?

    var body: some View {
      Form {
        Section("Texts") {
          TextField("First", text: $model.state.texts[0]).focused($focus, equals: 0)
          TextField("Second", text: $model.state.texts[1]).focused($focus, equals: 1)
        }
        Section("Many lines") {
          TextField("Notes", text: $model.state.texts[2], axis: .vertical).focused($focus, equals: 2)
        }
      }
      .navigationTitle("Fields")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Before") {}
          Spacer()
          Button("Next") {}
        }
      }
      .safeAreaInset(edge: .bottom) {
        Text("At the end").padding(8).frame(maxWidth: .infinity).background(.bar)
      }
      .onAppear { focus = model.state.focus }
      .onChange(of: model.state.focus) { focus = model.state.focus }
      .onChange(of: focus) { if model.state.focus != focus { model.state.focus = focus } }
    }
  }
}

extension UIView {
  fileprivate func first(where matches: (UIView) -> Bool) -> UIView? {
    if matches(self) { return self }
    for child in subviews { if let found = child.first(where: matches) { return found } }
    return nil
  }
}
