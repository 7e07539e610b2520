import PortolanTesting
import SwiftUI
import XCTest

/// Parts of a view shown elsewhere follow its environment: sheets, toolbars, masks, backgrounds.
@MainActor
final class PartEnvironmentTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var word = "one"
    @Published var showsSheet = false
    @Published var isEnabled = true
  }

  private struct Word: View {
    let place: String
    @Environment(\.word) private var word
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(place) \(word)\(isEnabled ? "" : " off")") }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        List {
          Section {
            Word(place: "row")
            ForEach(0..<2) { Word(place: "row \($0)") }
          } header: {
            Word(place: "header")
          } footer: {
            Word(place: "footer")
          }
          .listRowBackground(Word(place: "row background"))
        }
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Word(place: "trailing") }
          ToolbarItem(placement: .principal) { Word(place: "principal") }
          ToolbarItem(placement: .bottomBar) { Word(place: "bottom") }
        }
        .overlay(alignment: .bottom) { Word(place: "overlay") }
        .safeAreaInset(edge: .top) { Word(place: "inset") }
      }
      .sheet(isPresented: $model.showsSheet) {
        Word(place: "sheet").presentationBackground { Word(place: "sheet background") }
      }
      .environment(\.word, model.word)
      .disabled(!model.isEnabled)
    }
  }

  func testEveryPartFollows() {
    let places = [
      "row", "row 0", "row 1", "header", "footer", "row background", "trailing", "principal", "bottom",
      "overlay",
      "inset",
    ]
    let model = Model()
    let app = TestApp()
    app.show(view: Screen(model: model))
    func check(_ places: [String], _ suffix: String, line: UInt = #line) {
      let labels = Set(app.elements.map { ($0.label as String?) ?? "" }.map { $0.lowercased() })
      for place in places {
        XCTAssertTrue(labels.contains("\(place) \(suffix)"), "\(place) \(suffix)", line: line)
      }
    }
    check(places, "one")
    model.word = "two"
    app.settle()
    check(places, "two")
    model.isEnabled = false
    app.settle()
    check(places, "two off")
    model.isEnabled = true
    model.showsSheet = true
    app.settle()
    check(["sheet", "sheet background"], "two")
    model.word = "three"
    app.settle()
    check(["sheet", "sheet background"], "three")
    model.showsSheet = false
    app.settle()
    check(places, "three")
  }
}

private struct WordKey: EnvironmentKey { static var defaultValue: String { "none" } }
extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}
