import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Tests that an app that ends while it presents something releases the models of its views.
@MainActor
final class PresentationReleaseTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var isShown = false
    @Published var text = ""
  }

  private struct Holder: View {
    @ObservedObject var model: Model
    var body: some View { Text("Held").onTapGesture { model.text = "tapped" } }
  }

  /// Whether the model is left of an app that ended while `content` presented something, after another app has run.
  private func leaks<Content: View>(@ViewBuilder _ content: (Model) -> Content) -> Bool {
    weak var witness: Model?
    for index in 0..<2 {
      let app = TestApp()
      let model = Model()
      if index == 0 { witness = model }
      app.show(UIHostingController(rootView: content(model)))
      model.isShown = true
      app.settle()
      app.end()
    }
    return witness != nil
  }

  private struct Sheet: View {
    @ObservedObject var model: Model
    var body: some View { Text("Root").sheet(isPresented: $model.isShown) { Holder(model: model) } }
  }
  private struct Cover: View {
    @ObservedObject var model: Model
    var body: some View { Text("Root").fullScreenCover(isPresented: $model.isShown) { Holder(model: model) } }
  }
  private struct Popover: View {
    @ObservedObject var model: Model
    var body: some View { Text("Root").popover(isPresented: $model.isShown) { Holder(model: model) } }
  }
  private struct Dialog: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("Root").confirmationDialog("Sure?", isPresented: $model.isShown) {
        Button("Yes") { model.text = "yes" }
      }
    }
  }
  private struct Alert: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("Root").alert("Sure?", isPresented: $model.isShown) { Button("Yes") { model.text = "yes" } }
    }
  }
  private struct Search: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        List { Holder(model: model) }.searchable(text: $model.text, isPresented: $model.isShown)
          .searchSuggestions { Holder(model: model) }
      }
    }
  }
  private struct Push: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        Text("Root").navigationDestination(isPresented: $model.isShown) { Holder(model: model) }
      }
    }
  }
  private struct Links: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        List(0..<3, id: \.self) { row in NavigationLink(value: row) { Holder(model: model) } }
          .navigationDestination(for: Int.self) { _ in Holder(model: model) }
          .navigationDestination(isPresented: $model.isShown) { Holder(model: model) }
      }
    }
  }
  private struct Split: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationSplitView {
        List { Holder(model: model) }.searchable(text: $model.text)
      } detail: {
        Holder(model: model).sheet(isPresented: $model.isShown) { Holder(model: model) }
      }
    }
  }

  func testPresentations() {
    XCTAssertFalse(leaks { Sheet(model: $0) }, "sheet")
    XCTAssertFalse(leaks { Cover(model: $0) }, "cover")
    XCTAssertFalse(leaks { Popover(model: $0) }, "popover")
    XCTAssertFalse(leaks { Dialog(model: $0) }, "dialog")
    XCTAssertFalse(leaks { Alert(model: $0) }, "alert")
  }

  func testNavigation() {
    XCTAssertFalse(leaks { Push(model: $0) }, "push")
    XCTAssertFalse(leaks { Links(model: $0) }, "links")
    XCTAssertFalse(leaks { Search(model: $0) }, "search")
    XCTAssertFalse(leaks { Split(model: $0) }, "split view")
  }
}
