import PortolanTesting
import SwiftUI
import XCTest

/// Tests of links and destinations in all their forms, including deprecated ones (W2, W3).
@MainActor
final class NavigationFormTests: XCTestCase {
  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          Text("Outside \(count)")
          NavigationLink("Open") {
            VStack {
              Text("Inside \(count)")
              Button("Add") { count += 1 }
            }
          }
        }
        .navigationTitle("Root")
      }
    }
  }

  /// W2
  func testTheViewOfALinkFollowsItsValues() {
    let app = TestApp()
    app.show(view: Counting())
    app.tap("Open")
    app.settle()
    XCTAssertTrue(app.sees("Inside 0"))
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("Inside 1"))
    app.tap("Root")
    app.settle()
    XCTAssertTrue(app.sees("Outside 1"))
    app.tap("Open")
    app.settle()
    XCTAssertTrue(app.sees("Inside 1"))
  }

  @available(*, deprecated)
  private struct Chain: View {
    var body: some View {
      NavigationStack {
        NavigationLink("To first") {
          NavigationLink("To second") { Leaf() }.navigationTitle("First")
        }
        .navigationTitle("Root")
      }
    }
  }
  @available(*, deprecated)
  private struct Leaf: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    var body: some View {
      VStack {
        Text("Leaf")
        Button("Dismiss") { dismiss() }
        Button("Old dismiss") { mode.wrappedValue.dismiss() }
      }
      .navigationTitle("Second")
    }
  }

  /// W2, W11
  @available(*, deprecated)
  func testViewsOfLinksLeadOnAndAreLeftByBothKindsOfDismissal() {
    let app = TestApp()
    app.show(view: Chain())
    for leave in ["Dismiss", "Old dismiss"] {
      if app.sees("To first") {
        app.tap("To first")
        app.settle()
      }
      app.tap("To second")
      app.settle()
      XCTAssertTrue(app.sees("Leaf"))
      app.tap(leave)
      app.settle()
      XCTAssertTrue(app.sees("To second"), leave)
    }
    app.swipeBack()
    XCTAssertTrue(app.sees("To first"))
  }

  private final class Former: ObservableObject {
    @Published var isActive = false
    @Published var chosen: Int?
  }
  @available(*, deprecated)
  private struct FormerView: View {
    @ObservedObject var model: Former
    var body: some View {
      NavigationView {
        VStack {
          Text(model.isActive ? "on" : "off")
          Text("chosen \(model.chosen ?? -1)")
          NavigationLink(destination: Text("By flag").navigationTitle("Flag"), isActive: $model.isActive) {
            Text("Flag link")
          }
          ForEach(1..<4) { number in
            NavigationLink("Number \(number)", tag: number, selection: $model.chosen) {
              Text("By tag \(number)").navigationTitle("Tag \(number)")
            }
          }
        }
        .navigationTitle("Root")
      }
      .navigationViewStyle(.stack)
    }
  }

  /// W2
  @available(*, deprecated)
  func testLinksWithFlagsAreFollowedByTouchAndByTheApp() {
    let app = TestApp()
    let model = Former()
    app.show(view: FormerView(model: model))
    app.tap("Flag link")
    app.settle()
    XCTAssertTrue(model.isActive)
    XCTAssertTrue(app.sees("By flag"))
    app.swipeBack()
    XCTAssertFalse(model.isActive)
    XCTAssertTrue(app.sees("off"))
    model.isActive = true
    app.settle()
    XCTAssertTrue(app.sees("By flag"))
    model.isActive = false
    app.settle()
    XCTAssertTrue(app.sees("Flag link"))
  }

  /// W2
  @available(*, deprecated)
  func testLinksWithTagsTakeTurns() {
    let app = TestApp()
    let model = Former()
    app.show(view: FormerView(model: model))
    app.tap("Number 2")
    app.settle()
    XCTAssertEqual(model.chosen, 2)
    XCTAssertTrue(app.sees("By tag 2"))
    model.chosen = 3
    app.settle()
    XCTAssertEqual(model.chosen, 3)
    XCTAssertTrue(app.sees("By tag 3"), app.accessibilityText)
    XCTAssertEqual(app.titles.last, "Tag 3")
    model.chosen = nil
    app.settle()
    XCTAssertTrue(app.sees("chosen -1"))
    XCTAssertEqual(app.titles, ["Root"])
  }

  @available(*, deprecated)
  private struct Columns: View {
    let count: Int
    var body: some View {
      if count == 1 {
        NavigationView { sidebar }
      } else if count == 2 {
        NavigationView {
          sidebar
          Text("Detail column")
        }
      } else {
        NavigationView {
          sidebar
          Text("Middle column")
          Text("Detail column")
        }
      }
    }
    private var sidebar: some View {
      List(1..<4) { number in
        NavigationLink("Item \(number)", destination: Text("Chosen \(number)"))
      }
      .navigationTitle("Items")
    }
  }

  /// W2: two views are two columns if there is enough space, and links of the first one show in the second.
  @available(*, deprecated)
  func testANavigationViewOfTwoViewsShowsLinksInTheSecond() {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(view: Columns(count: 2))
    XCTAssertTrue(app.sees("Item 1"))
    XCTAssertTrue(app.sees("Detail column"))
    app.tap("Item 2")
    app.settle()
    XCTAssertTrue(app.sees("Chosen 2"), app.accessibilityText)
    XCTAssertTrue(app.sees("Item 3"), "the list stays")
    XCTAssertFalse(app.sees("Detail column"))
    app.tap("Item 3")
    app.settle()
    XCTAssertTrue(app.sees("Chosen 3"))
    XCTAssertFalse(app.sees("Chosen 2"))
  }

  /// W2
  @available(*, deprecated)
  func testANavigationViewOfThreeViewsHasThreeColumns() throws {
    let app = TestApp(device: .iPadPro13, orientation: .landscapeLeft)
    app.show(view: Columns(count: 3))
    let split = try XCTUnwrap(app.controller(UISplitViewController.self))
    XCTAssertEqual(split.style, .tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    app.settle()
    XCTAssertTrue(app.sees("Middle column"))
    XCTAssertTrue(app.sees("Detail column"))
    app.tap("Item 1")
    app.settle()
    XCTAssertTrue(app.sees("Chosen 1"))
    XCTAssertFalse(app.sees("Middle column"))
    XCTAssertTrue(app.sees("Detail column"))
  }

  /// W2
  @available(*, deprecated)
  func testANavigationViewOfOneViewShowsLinksBesideItOnAPadAndOnTopOnAPhone() {
    let pad = TestApp(device: .iPad, orientation: .landscapeLeft)
    pad.show(view: Columns(count: 1))
    pad.tap("Item 2")
    pad.settle()
    XCTAssertTrue(pad.sees("Chosen 2"))
    XCTAssertTrue(pad.sees("Item 1"))
    let phone = TestApp()
    phone.show(view: Columns(count: 1))
    phone.tap("Item 2")
    phone.settle()
    XCTAssertTrue(phone.sees("Chosen 2"))
    XCTAssertFalse(phone.sees("Item 1"))
    phone.swipeBack()
    XCTAssertTrue(phone.sees("Item 1"))
  }

  private final class Steps: ObservableObject {
    @Published var shows = false
    @Published var item: Item?
    @Published var path = NavigationPath()
  }
  private struct Item: Hashable, Identifiable {
    let id: Int
    var name = "first"
  }
  private struct Mixed: View {
    @ObservedObject var model: Steps
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          NavigationLink("Value", value: 5)
          Button("Item") { model.item = Item(id: 1) }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Value \(number)")
            Button("Show") { model.shows = true }
          }
          .navigationTitle("Number")
          .navigationDestination(isPresented: $model.shows) {
            NavigationLink("Further", value: "text").navigationTitle("Flag")
          }
        }
        .navigationDestination(for: String.self) { Text("String \($0)").navigationTitle("String") }
        .navigationDestination(item: $model.item) { item in
          Text("Item \(item.id) \(item.name)").navigationTitle("Item")
        }
      }
    }
  }

  /// W3: a screen from a flag is between values of the path, and the path contains only values.
  func testFlagScreensAreBetweenPathValues() {
    let app = TestApp()
    let model = Steps()
    app.show(view: Mixed(model: model))
    app.tap("Value")
    app.settle()
    app.tap("Show")
    app.settle()
    XCTAssertEqual(app.titles, ["Root", "Number", "Flag"])
    XCTAssertEqual(model.path.count, 1)
    app.tap("Further")
    app.settle()
    XCTAssertEqual(app.titles, ["Root", "Number", "Flag", "String"])
    XCTAssertEqual(model.path.count, 2)
    app.swipeBack()
    XCTAssertEqual(model.path.count, 1)
    XCTAssertTrue(model.shows)
    app.swipeBack()
    XCTAssertFalse(model.shows)
    XCTAssertEqual(model.path.count, 1)
    XCTAssertEqual(app.titles, ["Root", "Number"])
  }

  /// W3
  func testEmptyingPathRemovesFlagScreens() {
    let app = TestApp()
    let model = Steps()
    app.show(view: Mixed(model: model))
    app.tap("Value")
    app.settle()
    app.tap("Show")
    app.settle()
    model.path = NavigationPath()
    app.settle()
    XCTAssertEqual(app.titles, ["Root"])
    XCTAssertFalse(model.shows)
  }

  /// W3
  func testAnotherItemShowsItsOwnScreenAndNoneLeaves() {
    let app = TestApp()
    let model = Steps()
    app.show(view: Mixed(model: model))
    app.tap("Item")
    app.settle()
    XCTAssertTrue(app.sees("Item 1 first"))
    model.item = Item(id: 2)
    app.settle()
    XCTAssertTrue(app.sees("Item 2 first"))
    XCTAssertEqual(app.titles, ["Root", "Item"])
    model.item = nil
    app.settle()
    XCTAssertEqual(app.titles, ["Root"])
    model.item = Item(id: 3)
    app.settle()
    app.swipeBack()
    XCTAssertNil(model.item)
  }

  private struct LazyOutside: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(0..<60) { number in
              NavigationLink(value: number) { Text("Tile \(number)").frame(height: 60) }
                .buttonStyle(.plain)
            }
          }
        }
        .navigationTitle("Tiles")
        .navigationDestination(for: Int.self) { Text("Opened \($0)") }
      }
    }
  }

  /// W7
  func testTilesOfALazyGridAreLinksToADestinationOutside() {
    let app = TestApp()
    app.show(view: LazyOutside())
    app.tap("Tile 4")
    app.settle()
    XCTAssertTrue(app.sees("Opened 4"))
    app.swipeBack()
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200))
    app.settle()
    app.tap("Tile 40")
    app.settle()
    XCTAssertTrue(app.sees("Opened 40"))
  }

  private struct NoStack: View {
    var body: some View { NavigationLink("Alone", value: 3) }
  }

  /// Conformance.md M35
  func testALinkOutsideOfEveryStackIsReported() {
    let recorder = FaultRecorder()
    let app = TestApp()
    app.show(view: NoStack())
    app.tap("Alone")
    app.settle()
    XCTAssertTrue(
      recorder.warnings.contains { $0.contains("presenting a value of type “Int”") }, "\(recorder.warnings)")
    XCTAssertTrue(app.sees("Alone"))
  }

  private struct Unresolved: View {
    @ObservedObject var model: Steps
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root content").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Value \($0)") }
      }
    }
  }

  /// W3, Conformance.md M35: a value without a destination is reported and kept, and the others are in place.
  func testAValueWithoutDestinationStaysInThePath() {
    let recorder = FaultRecorder()
    let app = TestApp()
    let model = Steps()
    model.path.append(1)
    model.path.append("nobody")
    app.show(view: Unresolved(model: model))
    XCTAssertEqual(model.path.count, 2)
    XCTAssertEqual(app.titles.count, 3)
    XCTAssertTrue(recorder.warnings.contains { $0.contains("“String”") })
    app.swipeBack()
    XCTAssertEqual(model.path.count, 1)
    XCTAssertTrue(app.sees("Value 1"))
  }

  /// W10, Conformance.md S2: a decoded path is not equal to the stored one until it has been resolved.
  func testADecodedPathIsResolvedByTheStackThatShowsIt() throws {
    var stored = NavigationPath()
    stored.append(1)
    stored.append(2)
    let data = try JSONEncoder().encode(try XCTUnwrap(stored.codable))
    let model = Steps()
    model.path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    let app = TestApp()
    app.show(view: Unresolved(model: model))
    XCTAssertTrue(app.sees("Value 2"))
    model.path.removeLast()
    app.settle()
    XCTAssertTrue(app.sees("Value 1"))
    let left = try JSONEncoder().encode(try XCTUnwrap(model.path.codable))
    XCTAssertEqual(String(decoding: left, as: UTF8.self), #"["Swift.Int","1"]"#)
  }
}
