import PortolanTesting
import SwiftUI

/// Layouts that depend on the width: a layout chosen by the size class, the first view that fits, a grid, and
/// a geometry reader.
package final class SwiftUILayoutMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var count = 4
    var isExpanded = false
    var value = 0.3
    var text = ""
  }

  package static let name = "swiftui-layout"
  package static let start = State()
  package static let actions: [MixAction<SwiftUILayoutMix>] = [
    MixAction("count") { mix, _, number in mix.model.state.count = 1 + number % 7 },
    MixAction("expand") { mix, _, _ in withAnimation { mix.model.state.isExpanded.toggle() } },
    MixAction("value") { mix, _, number in mix.model.state.value = Double(number % 10) / 10 },
    MixAction("text") { mix, _, number in mix.model.state.text = MixTexts.sentence(number % 7) },
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
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dynamicTypeSize) private var textSize

    private var layout: AnyLayout {
      width == .compact || textSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10))
        : AnyLayout(HStackLayout(alignment: .top, spacing: 20))
    }

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          layout {
            ForEach(0..<model.state.count, id: \.self) { number in
              Text(MixTexts.title(number))
                .padding(8)
                .background(.quaternary, in: Capsule())
            }
          }
          ViewThatFits(in: .horizontal) {
            HStack { ForEach(0..<5, id: \.self) { Text(MixTexts.title($0)).lineLimit(1).fixedSize() } }
            Text("Too narrow for all in a line")
          }
          Grid(alignment: .leading) {
            ForEach(0..<3, id: \.self) { row in
              GridRow {
                Text(MixTexts.title(row)).font(.headline)
                Text(MixTexts.sentence(row)).gridColumnAlignment(.trailing)
              }
            }
          }
          GeometryReader { proxy in
            HStack(spacing: 0) {
              Color.accentColor.frame(width: proxy.size.width * model.state.value)
              Color.gray
            }
          }
          .frame(height: 20)
          Slider(value: $model.state.value)
          TextField("Text", text: $model.state.text, axis: .vertical).textFieldStyle(.roundedBorder)
          DisclosureGroup("More", isExpanded: $model.state.isExpanded) { Text(MixTexts.sentence(4)) }
        }
        .padding()
      }
      .safeAreaInset(edge: .top) { Text("At the top").padding(6).frame(maxWidth: .infinity).background(.bar) }
      .overlay(alignment: .bottomTrailing) {
        Button("Add", systemImage: "plus") {}.buttonStyle(.borderedProminent).padding()
      }
    }
  }
}
