import Combine
import PortolanTesting
import SwiftUI
import XCTest

/// Nothing keeps the state of a screen that was popped, whatever views it had.
@MainActor
final class ReleasedStateTests: XCTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var text = "Text"
    @Published var isOn = false
    @Published var number = 1
    @Published var date = Date(timeIntervalSinceReferenceDate: 0)
  }

  /// A screen whose content has the model and actions that keep the screen's view.
  private struct Screen<Content: View>: View {
    let report: (Model) -> Void
    let content: (Model, Binding<Int>) -> Content
    @StateObject private var model = Model()
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        content(model, $count)
        Button("Back") { dismiss() }
      }
      .onAppear {
        report(model)
        count += 1
      }
      .navigationTitle(model.text)
    }
  }

  private struct Root<Content: View>: View {
    let report: (Model) -> Void
    let content: (Model, Binding<Int>) -> Content
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path = [1] }
          .navigationDestination(for: Int.self) { _ in Screen(report: report, content: content) }
      }
      .environment(\.action, {})
    }
  }

  private func check<Content: View>(
    file: StaticString = #filePath, line: UInt = #line, use: (TestApp) -> Void = { _ in },
    @ViewBuilder _ content: @escaping (Model, Binding<Int>) -> Content
  ) {
    let app = TestApp()
    weak var model: Model?
    app.show(UIHostingController(rootView: Root(report: { model = $0 }, content: content)))
    app.tap("Push")
    app.settle()
    XCTAssertNotNil(model, file: file, line: line)
    use(app)
    app.tap("Back")
    app.settle()
    XCTAssertNil(model, "\(Content.self)", file: file, line: line)
    app.end()
  }

  func testTextsAndControls() {
    check { model, count in
      Text("\(model.text) \(count.wrappedValue)")
      Label(model.text, systemImage: "star")
      Link("Link", destination: URL(string: "https://example.com")!)
    }
    check { model, _ in
      TextField(
        "Field",
        text: Binding {
          model.text
        } set: {
          model.text = $0
        })
    }
    check(use: { $0.tap("Field") }) { model, _ in
      TextField(
        "Field",
        text: Binding {
          model.text
        } set: {
          model.text = $0
        })
      SecureField(
        "Secret",
        text: Binding {
          model.text
        } set: {
          model.text = $0
        })
    }
    check { model, _ in
      TextEditor(
        text: Binding {
          model.text
        } set: {
          model.text = $0
        })
    }
    check(use: { $0.tap("Toggle") }) { model, _ in
      Toggle(
        "Toggle",
        isOn: Binding {
          model.isOn
        } set: {
          model.isOn = $0
        })
    }
    check { model, count in
      Stepper("Stepper", value: count)
      Slider(
        value: Binding {
          Double(model.number)
        } set: {
          model.number = Int($0)
        }, in: 0...10)
      ProgressView(value: Double(count.wrappedValue), total: 10)
      Gauge(value: Double(count.wrappedValue), in: 0...10) { Text("Gauge") }
    }
    check { model, _ in
      DatePicker(
        "Date",
        selection: Binding {
          model.date
        } set: {
          model.date = $0
        })
      ColorPicker("Color", selection: .constant(.red))
    }
    for style in 0..<3 {
      check { _, count in
        let picker = Picker("Picker", selection: count) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
        if style == 0 { picker.pickerStyle(.segmented) }
        if style == 1 { picker.pickerStyle(.wheel) }
        if style == 2 { picker.pickerStyle(.menu) }
      }
    }
    check { model, _ in Menu("Menu") { Button("Action") { model.number += 1 } } }
  }

  func testContainers() {
    check { model, count in
      List {
        Section("Section") {
          ForEach(0..<3, id: \.self) { Text("\(model.text) \($0) \(count.wrappedValue)") }
        }
      }
    }
    check { model, _ in
      List(0..<3, id: \.self) { row in
        Text("\(row)").swipeActions { Button("Delete") { model.number = row } }
          .contextMenu { Button("Copy") { model.number = row } }
      }
      .refreshable { @MainActor in model.number = 0 }
    }
    check { model, count in
      Form { Stepper("Row", value: count) }
      Text(model.text)
    }
    check { model, _ in
      ScrollView { LazyVStack { ForEach(0..<30, id: \.self) { Text("\(model.text) \($0)") } } }
    }
    check { model, _ in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<30, id: \.self) { Text("\(model.text) \($0)") }
        }
      }
    }
    check { model, _ in
      ScrollViewReader { proxy in ScrollView { Button(model.text) { proxy.scrollTo(1) }.id(1) } }
    }
    check { model, _ in GeometryReader { Text("\(model.text) \(Int($0.size.width))") } }
    check { model, _ in
      ViewThatFits {
        HStack { Text(model.text) }; Text(model.text)
      }
    }
    check { model, count in
      Grid {
        GridRow {
          Text(model.text); Text("\(count.wrappedValue)")
        }
      }
      AnyLayout(HStackLayout()) { Text(model.text) }
      DisclosureGroup("Group") { Text(model.text) }
      GroupBox("Box") { Text(model.text) }
    }
    check { model, _ in
      TabView { ForEach(0..<3, id: \.self) { Text("\(model.text) \($0)") } }.tabViewStyle(.page)
    }
    check { model, count in
      if count.wrappedValue > 0 { Text(model.text) } else { EmptyView() }
      AnyView(Text(model.text))
    }
  }

  func testModifiers() {
    check { model, _ in
      Text("Text").toolbar {
        ToolbarItem { Button("Item") { model.number += 1 } }
        ToolbarItem(placement: .bottomBar) { Text(model.text) }
      }
    }
    check { model, _ in
      Text("Text").searchable(
        text: Binding {
          model.text
        } set: {
          model.text = $0
        })
    }
    check { model, count in
      Text("Text").onChange(of: count.wrappedValue) { model.number += 1 }
        .onReceive(model.$text) { _ in }
        .onTapGesture { model.number += 1 }
        .gesture(DragGesture().onChanged { _ in model.number += 1 })
    }
    check { model, _ in Text("Text").task { @MainActor in model.number += 1 } }
    check { model, _ in
      Text("Text").overlay { Text(model.text) }.background { Color.red.onTapGesture { model.number += 1 } }
        .safeAreaInset(edge: .bottom) { Text(model.text) }
    }
    check { model, count in
      Text("Text").environmentObject(model).environment(\.font, .title)
        .preference(key: Number.self, value: count.wrappedValue)
        .onPreferenceChange(Number.self) { _ in }
        .transformEnvironment(\.lineLimit) { $0 = model.number }
    }
    check { model, count in
      Text("Text").scaleEffect(Double(count.wrappedValue)).animation(.default, value: count.wrappedValue)
        .transition(.opacity).accessibilityLabel(model.text).accessibilityAction { model.number += 1 }
    }
    check { model, _ in
      Canvas { context, _ in context.draw(Text(model.text), at: .zero) }.frame(height: 20)
      Circle().fill(model.isOn ? .red : .blue).frame(height: 20)
    }
    check { model, _ in
      Text("Text").draggable(model.text).dropDestination(for: String.self) { _, _ in
        model.number += 1
        return true
      }
    }
  }

  func testPresentations() {
    func close(_ app: TestApp) {
      app.tap("Open")
      app.settle()
      app.tap("Close")
      app.settle()
    }
    check(use: close) { model, _ in
      let isOn = Binding {
        model.isOn
      } set: {
        model.isOn = $0
      }
      Button("Open") { model.isOn = true }.sheet(isPresented: isOn) { Button("Close") { model.isOn = false } }
    }
    check(use: close) { model, _ in
      let isOn = Binding {
        model.isOn
      } set: {
        model.isOn = $0
      }
      Button("Open") { model.isOn = true }
        .fullScreenCover(isPresented: isOn) { Button("Close") { model.isOn = false } }
    }
    check(use: close) { model, _ in
      let isOn = Binding {
        model.isOn
      } set: {
        model.isOn = $0
      }
      Button("Open") { model.isOn = true }
        .alert("Alert", isPresented: isOn) { Button("Close") { model.number += 1 } }
    }
    check(use: close) { model, _ in
      let isOn = Binding {
        model.isOn
      } set: {
        model.isOn = $0
      }
      Button("Open") { model.isOn = true }
        .confirmationDialog("Dialog", isPresented: isOn) { Button("Close") { model.number += 1 } }
    }
    check(use: close) { model, _ in
      let isOn = Binding {
        model.isOn
      } set: {
        model.isOn = $0
      }
      Button("Open") { model.isOn = true }.popover(isPresented: isOn) {
        Button("Close") { model.isOn = false }
      }
    }
    check(use: close) { model, _ in
      Menu("Open") { Button("Close") { model.number += 1 } }
    }
  }

  func testTheStateOfAScreenThatReadsItsEnvironment() {
    check { model, _ in Reader(model: model) }
  }

  func testAnAnimatedScreen() {
    check(use: { $0.tap("Animate") }) { model, count in
      Button("Animate") { withAnimation { count.wrappedValue += 1 } }.opacity(
        1 / Double(count.wrappedValue + 1))
      Text(model.text)
    }
  }

  private struct Number: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Rows keep the view and with it all that it reads.
  private struct Reader: View {
    let model: Model
    @Environment(\.self) private var environment
    @Environment(\.action) private var action
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var phase
    @Environment(\.undoManager) private var undoManager
    @Environment(\.editMode) private var editMode
    @Environment(\.isSearching) private var isSearching
    @ScaledMetric private var side = 20.0
    @Namespace private var namespace
    @FocusState private var isFocused: Bool
    @GestureState private var isPressed = false
    @AppStorage("key") private var stored = 0
    @SceneStorage("key") private var kept = 0
    var body: some View {
      ForEach(0..<2, id: \.self) { number in
        Text("\(model.text) \(number) \(environment.locale.identifier) \(side) \(stored) \(kept)")
          .matchedGeometryEffect(id: number, in: namespace)
          .focused($isFocused)
          .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
          .onTapGesture { openURL(URL(string: "https://example.com")!) }
      }
    }
  }
}
