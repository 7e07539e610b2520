import PortolanTesting
import SwiftUI
import XCTest

/// Tests styles that apps implement.
@MainActor
final class CustomStyleTests: XCTestCase {
  private func find<V: UIView>(_ type: V.Type, in app: TestApp) -> [V] {
    func all(_ view: UIView) -> [V] { (view as? V).map { [$0] } ?? view.subviews.flatMap(all) }
    return all(app.window)
  }

  // MARK: Text fields

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("Before")
        configuration.textFieldStyle(.roundedBorder)
      }
    }
  }
  private struct Bare: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View { configuration.padding(20) }
  }
  private struct Fields<S: TextFieldStyle>: View {
    let style: S
    @State private var name = "Ada"
    @State private var word = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Word", text: $word)
        Text("Typed \(name)")
      }
      .textFieldStyle(style)
    }
  }

  func testATextFieldIsShownInTheStyleOfTheApp() {
    let app = TestApp()
    app.show(view: Fields(style: Framed()))
    XCTAssertEqual(app.elements.filter { $0.label == "Before" }.count, 2)
    XCTAssertEqual(find(UITextField.self, in: app).map(\.borderStyle), [.roundedRect, .roundedRect])
    XCTAssertEqual(find(UITextField.self, in: app).map(\.isSecureTextEntry), [false, true])
    let field = find(UITextField.self, in: app)[0]
    app.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
    app.type("!")
    app.settle()
    XCTAssertTrue(app.sees("Typed Ada!"), app.accessibilityText)
  }

  func testTheFieldInsideAStyleHasTheStandardAppearance() {
    let app = TestApp()
    app.show(view: Fields(style: Bare()))
    XCTAssertEqual(find(UITextField.self, in: app).map(\.borderStyle), [.none, .none])
  }

  // MARK: Forms and date pickers

  private struct Ruled: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Ruled")
        configuration.content
      }
    }
  }
  func testAFormIsShownInTheStyleOfTheApp() {
    let app = TestApp()
    app.show(
      view: Form {
        Text("A"); Text("B")
      }.formStyle(Ruled()))
    for text in ["Ruled", "A", "B"] { XCTAssertTrue(app.sees(text)) }
    XCTAssertTrue(find(UICollectionView.self, in: app).isEmpty)
  }

  private struct Stamped: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Button("Tomorrow") { configuration.selection += 86_400 }
        Text(configuration.displayedComponents.contains(.date) ? "With date" : "Without date")
        DatePicker(configuration).datePickerStyle(.wheel)
      }
    }
  }
  private struct Dates: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(Stamped())
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
  }
  func testADatePickerIsShownInTheStyleOfTheApp() {
    let app = TestApp()
    app.show(view: Dates())
    XCTAssertTrue(app.sees("Day"))
    XCTAssertTrue(app.sees("With date"))
    XCTAssertEqual(find(UIDatePicker.self, in: app).map(\.preferredDatePickerStyle), [.wheels])
    app.tap("Tomorrow")
    app.settle()
    XCTAssertTrue(app.sees("86400"), app.accessibilityText)
  }

  // MARK: Shape styles

  private struct ByScheme: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
    }
  }
  func testAStyleOfTheAppIsResolvedInTheEnvironment() {
    XCTAssertEqual(ViewPixels(Rectangle().fill(ByScheme()))[20, 20], [0, 0, 255])
    XCTAssertEqual(
      ViewPixels(Rectangle().fill(ByScheme()).environment(\.colorScheme, .dark))[20, 20], [255, 0, 0])
  }

  // MARK: Shaders

  func testAShaderLeavesTheViewAsItIs() {
    let view = Color(red: 0, green: 1, blue: 0)
      .colorEffect(ShaderLibrary.invert(.float(0.5), .color(.red)))
      .layerEffect(ShaderLibrary.bundle(.main).blur(), maxSampleOffset: .zero)
    XCTAssertEqual(ViewPixels(view)[20, 20], [0, 255, 0])
    XCTAssertEqual(ShaderLibrary.invert(.float(1)), ShaderLibrary.default.invert(.float(1)))
    XCTAssertNotEqual(ShaderLibrary.invert(.float(1)), ShaderLibrary.invert(.float(2)))
  }

  // MARK: Dynamic properties

  private struct Counted: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Text("button \(isEnabled ? "on" : "off") \(count)").onAppear { count += 1 }
    }
  }
  private struct OwnLabel: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text("label \(isEnabled ? "on" : "off")") }
  }
  private struct OwnToggle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text("toggle \(isEnabled ? "on" : "off")") }
  }
  private struct OwnProgress: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text("progress \(isEnabled ? "on" : "off")") }
  }
  private struct OwnGauge: GaugeStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text("gauge \(isEnabled ? "on" : "off")") }
  }
  private struct OwnField: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<_Label>) -> some View { Text("field \(isEnabled ? "on" : "off")") }
  }
  private final class Enabling: ObservableObject { @Published var isEnabled = true }
  private struct Readers: View {
    @ObservedObject var model: Enabling
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      VStack {
        Button("Button") {}.buttonStyle(Counted())
        Label("Label", systemImage: "star").labelStyle(OwnLabel())
        Toggle("Toggle", isOn: $isOn).toggleStyle(OwnToggle())
        ProgressView().progressViewStyle(OwnProgress())
        Gauge(value: 0.5) { Text("Gauge") }.gaugeStyle(OwnGauge())
        TextField("Field", text: $text).textFieldStyle(OwnField())
      }
      .disabled(!model.isEnabled)
    }
  }

  func testStylesReadTheEnvironmentAndHaveState() {
    let model = Enabling()
    let app = TestApp()
    app.show(view: Readers(model: model))
    func check(_ state: String, _ count: Int, line: UInt = #line) {
      for text in [
        "button \(state) \(count)", "label \(state)", "toggle \(state)", "progress \(state)",
        "gauge \(state)",
        "field \(state)",
      ] {
        XCTAssertTrue(app.sees(text), "\(text): \(app.accessibilityText)", line: line)
      }
    }
    app.settle()
    check("on", 1)
    model.isEnabled = false
    app.settle()
    check("off", 1)
    model.isEnabled = true
    app.settle()
    check("on", 1)
  }
}
