import PortolanTesting
import SwiftUI
import XCTest

/// Content stays above the keyboard, as SwiftUI's keyboard safe area does it.
@MainActor
final class KeyboardAvoidanceTests: XCTestCase {
  private func makeApp(_ view: some View) -> TestApp {
    let app = TestApp()
    app.host.hasHardwareKeyboard = false
    app.show(view: view)
    return app
  }

  private func keyboardTop(_ app: TestApp) -> CGFloat { app.window.windowScene!.keyboard.frame.minY }

  private func frame(_ label: String, _ app: TestApp) throws -> CGRect {
    let view = try XCTUnwrap(app.element(label)?.view)
    return view.convert(view.bounds, to: nil as UIView?)
  }

  private struct Login: View {
    var ignores = false
    @State private var name = ""

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $name)
          Spacer()
          Button("Send") {}
        }
        .ignoresSafeArea(ignores ? .keyboard : [])
        .navigationTitle("Login")
      }
    }
  }

  func testAScreenEndsAtTheKeyboardAndReturns() throws {
    let app = makeApp(Login())
    let before = try frame("Send", app)
    app.tap("Name")
    app.settle()
    let top = keyboardTop(app)
    XCTAssertEqual(top, 517)
    XCTAssertEqual(try frame("Send", app).maxY, top, accuracy: 12)
    XCTAssertLessThan(try frame("Send", app).midY, top)
    app.window.endEditing(true)
    app.settle()
    XCTAssertEqual(try frame("Send", app), before)
  }

  func testAScreenMayIgnoreTheKeyboard() throws {
    let app = makeApp(Login(ignores: true))
    let button = try XCTUnwrap(app.element("Send")?.view)
    let before = try frame("Send", app)
    app.tap("Name")
    app.settle()
    XCTAssertEqual(button.convert(button.bounds, to: nil as UIView?), before)
  }

  private struct Covered: View {
    @State private var text = ""
    @State private var showsSheet = false

    var body: some View {
      VStack {
        Text("Top")
        Spacer()
        Button("Open") { showsSheet = true }
      }
      .sheet(isPresented: $showsSheet) { VStack { TextField("Inside", text: $text) } }
    }
  }

  func testAScreenBelowASheetKeepsItsRoom() throws {
    let app = makeApp(Covered())
    let below = try XCTUnwrap(app.element("Open")?.view)
    app.tap("Open")
    app.settle()
    let before = below.convert(below.bounds, to: nil as UIView?)
    app.tap("Inside")
    app.settle()
    XCTAssertLessThan(keyboardTop(app), 852)
    XCTAssertEqual(below.convert(below.bounds, to: nil as UIView?), before)
  }

  private struct Fields: View {
    var isList = false
    @State private var texts = Array(repeating: "", count: 14)

    @ViewBuilder private var fields: some View {
      ForEach(0..<14, id: \.self) { TextField("Field \($0)", text: $texts[$0]).frame(height: 44) }
    }

    var body: some View {
      if isList { Form { fields } } else { ScrollView { VStack { fields } } }
    }
  }

  func testAFieldScrollsAboveTheKeyboard() throws {
    for isList in [false, true] {
      let app = makeApp(Fields(isList: isList))
      let field = isList ? "Field 10" : "Field 12"
      app.tap(field)
      app.settle()
      XCTAssertLessThanOrEqual(try frame(field, app).maxY, keyboardTop(app), "list: \(isList)")
      let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
      XCTAssertEqual(scroll.adjustedContentInset.bottom, 335, accuracy: 1)
      app.window.endEditing(true)
      app.settle()
      XCTAssertEqual(scroll.adjustedContentInset.bottom, 34, accuracy: 1)
    }
  }

  func testAHostingControllerChoosesTheRegions() throws {
    let app = TestApp()
    app.host.hasHardwareKeyboard = false
    let view = VStack {
      TextField("Name", text: .constant(""))
      Spacer()
      Button("Send") {}
    }
    let controller = UIHostingController(rootView: view)
    XCTAssertEqual(controller.safeAreaRegions, .all)
    controller.safeAreaRegions = .container
    XCTAssertEqual(controller.safeAreaRegions, .container)
    app.show(controller)
    let button = try XCTUnwrap(app.element("Send")?.view)
    let before = try frame("Send", app)
    app.tap("Name")
    app.settle()
    XCTAssertEqual(button.convert(button.bounds, to: nil as UIView?), before)
  }
}
