import PortolanTesting
import SwiftUI
import XCTest

/// UIKit views inside SwiftUI inherit the tint: a field's caret, bars, a tab bar.
@MainActor
final class TintTests: XCTestCase {
  private enum Place: CaseIterable { case root, sheet, cover, popover, alert, form }

  private struct Screen: View {
    let place: Place
    @State private var text = ""
    @State private var isShown = false
    @State private var color = Color.red
    var body: some View {
      VStack {
        Button("Open") { isShown = true }
        switch place {
        case .root: field
        case .form: Form { field }
        case .sheet: Text("Page").sheet(isPresented: $isShown) { NavigationStack { Form { inner } } }
        case .cover: Text("Page").fullScreenCover(isPresented: $isShown) { inner }
        case .popover: Text("Page").popover(isPresented: $isShown) { inner }
        case .alert:
          Text("Page").alert("Name", isPresented: $isShown) {
            TextField("Name", text: $text)
            Button("OK") {}
          }
        }
        change
      }
      .tint(color)
    }
    private var field: some View { TextField("Name", text: $text) }
    private var change: some View { Button("Green") { color = .green } }
    @ViewBuilder private var inner: some View {
      field
      change
    }
  }

  func testTheCaretFollowsTheTint() throws {
    for place in Place.allCases {
      let app = TestApp()
      app.show(UIHostingController(rootView: Screen(place: place)))
      app.tap("Open")
      app.settle()
      let field = try XCTUnwrap(app.elements(of: UITextField.self).first, "\(place)")
      XCTAssertEqual(field.tintColor, .systemRed, "\(place)")
      if place != .alert {
        app.tap("Green")
        app.settle()
        XCTAssertEqual(app.elements(of: UITextField.self).first?.tintColor, .systemGreen, "\(place)")
      }
      app.end()
    }
  }

  private struct Legacy: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.tintColor = .brown
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }
  private struct Own: View {
    @State private var isTinted = true
    var body: some View {
      VStack {
        Button("Toggle") { isTinted.toggle() }
        Legacy().tint(isTinted ? .purple : nil)
        Legacy()
      }
    }
  }
  /// A tint of `.accentColor` ends in the tint of the app, not in itself.
  func testTheAccentColorAsATintIsThatOfTheApp() {
    let app = TestApp()
    app.show(
      view: VStack {
        Color.accentColor.tint(.accentColor)
        Color.accentColor.tint(Color.accentColor.opacity(0.5)).tint(.red)
      })
    let colors = app.elements(of: UIView.self).compactMap(\.backgroundColor)
    XCTAssertTrue(colors.contains { $0.cgColor == UIView.defaultTint.cgColor })
  }

  /// As in Apple's Food Truck: the title of a white button has the accent color.
  func testATintInAScreenDoesNotChangeTheAccentColor() throws {
    func colors(_ view: some View) -> [UIColor] {
      let app = TestApp()
      app.show(view: view)
      return app.elements(of: UIView.self).compactMap(\.backgroundColor).filter {
        [.systemRed, .systemGreen, UIView.defaultTint].contains($0)
      }
    }
    XCTAssertEqual(colors(NavigationStack { Color.accentColor.tint(.red) }), [UIView.defaultTint])
    XCTAssertEqual(colors(NavigationStack { Color.accentColor }.tint(.red)), [.systemRed])
    XCTAssertEqual(colors(NavigationStack { Color.accentColor.tint(.green) }.tint(.red)), [.systemRed])
    XCTAssertEqual(colors(TabView { Color.accentColor.tabItem { Text("Tab") } }.tint(.red)), [.systemRed])
    XCTAssertEqual(colors(NavigationStack { Color.accentColor.tint(.accentColor) }.tint(.red)), [.systemRed])
    XCTAssertEqual(colors(Color.accentColor.accentColor(.red)), [.systemRed])
    XCTAssertEqual(colors(Color.accentColor.accentColor(.accentColor)), [UIView.defaultTint])
  }

  func testAViewOfTheAppTakesTheTintWhereThereIsOne() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Own()))
    func find(_ view: UIView) -> [UIColor] {
      let own = type(of: view) == UIView.self && view.tintColor == .brown ? [UIColor.brown] : []
      return own + view.subviews.flatMap(find)
    }
    XCTAssertEqual(find(app.window).count, 1)
  }

  func testTabsTakeTheTint() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: TabView { Text("One").tabItem { Text("Tab") } }.tint(.red)))
    XCTAssertEqual(app.elements(of: UITabBar.self).first?.tintColor, .systemRed)
  }

  private struct Bars: View {
    @State private var color = Color.red
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Green") { color = .green }
          .navigationTitle("Bars")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Item") { isShown = true } }
            ToolbarItem(placement: .bottomBar) { Button("Lower") {} }
          }
          .alert("Question", isPresented: $isShown) {
            Button("Answer") {}
            Button("Delete", role: .destructive) {}
          }
      }
      .tint(color)
    }
  }

  private func color(of text: String, in app: TestApp) -> UIColor? {
    app.elements(of: UILabel.self).first { $0.text == text }
      .map { $0.textColor.resolvedColor(with: $0.traitCollection) }
  }

  func testItemsOfBarsFollowALaterTint() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Bars()))
    let traits = app.window.traitCollection
    for item in ["Item", "Lower"] {
      XCTAssertEqual(color(of: item, in: app), UIColor.systemRed.resolvedColor(with: traits), item)
    }
    app.tap("Green")
    app.settle()
    for item in ["Item", "Lower"] {
      XCTAssertEqual(color(of: item, in: app), UIColor.systemGreen.resolvedColor(with: traits), item)
    }
    app.end()
  }

  func testButtonsOfAlertsTakeTheTint() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Bars()))
    app.tap("Item")
    app.settle()
    let traits = app.window.traitCollection
    XCTAssertEqual(color(of: "Answer", in: app), UIColor.systemRed.resolvedColor(with: traits))
    app.tap("Answer")
    app.settle()
    app.tap("Green")
    app.tap("Item")
    app.settle()
    XCTAssertEqual(color(of: "Answer", in: app), UIColor.systemGreen.resolvedColor(with: traits))
    app.end()
  }
}
