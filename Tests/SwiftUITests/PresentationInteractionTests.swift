import PortolanTesting
import SwiftUI
import XCTest

/// The screen behind a sheet stays visible and touchable if the sheet allows it.
@MainActor
final class PresentationInteractionTests: XCTestCase {
  private final class Taps: ObservableObject { @Published var count = 0 }

  private struct Screen: View {
    @ObservedObject var taps: Taps
    @State var isShown = true
    var body: some View {
      VStack {
        Button("Count \(taps.count)") { taps.count += 1 }
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        Text("Sheet").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
      }
    }
  }

  func testScreenBehindUndimmedSheetReceivesTouches() {
    let taps = Taps()
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen(taps: taps)))
    app.settle()
    XCTAssertTrue(app.sees("Sheet"))
    app.tap("Count 0")
    app.settle()
    XCTAssertEqual(taps.count, 1)
    XCTAssertTrue(app.sees("Sheet"))
    let image = app.snapshot(scale: 1, includesStatusBar: false)
    XCTAssertNotNil(image)
    XCTAssertEqual(app.pixel(20, 300), [255, 255, 255], "it is not dimmed")
  }

  func testTheAppIsReplacedWhileASheetLeaves() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen(taps: Taps())))
    app.settle()
    app.window.rootViewController?.dismiss(animated: true)
    app.advance(by: 0.1)
    app.show(UIHostingController(rootView: Text("Next")))
    app.settle()
    XCTAssertTrue(app.sees("Next"))
  }
}
