import PortolanTesting
import SwiftUI
import XCTest

/// Tests of state and identity.
@MainActor
final class StateTests: XCTestCase {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Increment") { count += 1 }
      }
    }
  }

  func testButtonChangesState() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Counter()))
    XCTAssertTrue(app.sees("Count 0"))
    app.tap("Increment")
    app.settle()
    XCTAssertTrue(app.sees("Count 1"))
    app.tap("Increment")
    app.tap("Increment")
    app.settle()
    XCTAssertTrue(app.sees("Count 3"))
  }

  private struct Child: View {
    @Binding var value: Int
    var body: some View { Button("Set \(value)") { value += 10 } }
  }
  private struct Parent: View {
    @State private var value = 1
    let log: Log
    var body: some View {
      log.parents += 1
      return Child(value: $value)
    }
  }
  private final class Log {
    var parents = 0
    var rows = 0
    var events: [String] = []
  }

  func testAParentThatOnlyPassesABindingIsNotEvaluatedAgain() {
    let app = TestApp()
    let log = Log()
    app.show(UIHostingController(rootView: Parent(log: log)))
    XCTAssertEqual(log.parents, 1)
    app.tap("Set 1")
    app.settle()
    XCTAssertTrue(app.sees("Set 11"))
    XCTAssertEqual(log.parents, 1)
  }

  private struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        if isFirst { Named(name: "A") } else { Named(name: "B") }
        Button("Swap") { isFirst.toggle() }
      }
    }
  }
  private struct Named: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
  }

  func testAnotherBranchIsAnotherIdentity() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Branches()))
    app.tap("A 0")
    app.settle()
    XCTAssertTrue(app.sees("A 1"))
    app.tap("Swap")
    app.settle()
    XCTAssertTrue(app.sees("B 0"))
    app.tap("Swap")
    app.settle()
    XCTAssertTrue(app.sees("A 0"))
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }
  private final class Model: ObservableObject {
    @Published var items: [Item]
    init(_ items: [Item]) { self.items = items }
  }
  private struct Row: View {
    let item: Item
    let log: Log
    var body: some View {
      log.rows += 1
      return Text(item.name)
    }
  }
  private struct Rows: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View { VStack { ForEach(model.items) { Row(item: $0, log: log) } } }
  }

  func testOneChangedRowIsOneBody() {
    let app = TestApp()
    let log = Log()
    let model = Model((0..<100).map { Item(id: $0, name: "Row \($0)") })
    app.show(UIHostingController(rootView: Rows(model: model, log: log)))
    XCTAssertEqual(log.rows, 100)
    model.items[3].name = "Changed"
    app.settle()
    XCTAssertEqual(log.rows, 101)
    model.items.swapAt(0, 99)
    app.settle()
    XCTAssertEqual(log.rows, 101)
    model.items.insert(Item(id: 1000, name: "New"), at: 0)
    app.settle()
    XCTAssertEqual(log.rows, 102)
  }

  @Observable fileprivate final class Store {
    var name = "one"
    var unread = 0
  }
  private struct StoreView: View {
    let store: Store
    let log: Log
    var body: some View {
      log.rows += 1
      return Text(store.name)
    }
  }

  func testOnlyReadPropertiesOfAnObservableObjectCauseUpdates() {
    let app = TestApp()
    let log = Log()
    let store = Store()
    app.show(UIHostingController(rootView: StoreView(store: store, log: log)))
    XCTAssertEqual(log.rows, 1)
    store.unread += 1
    app.settle()
    XCTAssertEqual(log.rows, 1)
    store.name = "two"
    app.settle()
    XCTAssertEqual(log.rows, 2)
    XCTAssertTrue(app.sees("two"))
  }

  private struct Lifecycle: View {
    @State private var isShown = true
    let log: Log
    var body: some View {
      VStack {
        if isShown {
          Text("Here")
            .onAppear { log.events.append("appear") }
            .onDisappear { log.events.append("disappear") }
        }
        Button("Toggle") { isShown.toggle() }
      }
    }
  }

  func testS4AppearsBeforeTheFirstFrameAndDisappearsAfterLeaving() {
    let app = TestApp()
    let log = Log()
    app.show(UIHostingController(rootView: Lifecycle(log: log)))
    XCTAssertEqual(log.events, ["appear"])
    app.tap("Toggle")
    app.settle()
    XCTAssertEqual(log.events, ["appear", "disappear"])
    XCTAssertFalse(app.sees("Here"))
  }

  func testPicture() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Gallery()))
    if let folder = ProcessInfo.processInfo.environment["PORTOLAN_PICTURES"] {
      try app.snapshot()?.writePNG(to: URL(fileURLWithPath: "\(folder)/gallery.png"))
    }
    XCTAssertTrue(app.sees("Bordered"))
  }

  private struct Gallery: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Large title").font(.largeTitle).bold()
        Text("A longer body text that has to be broken into several lines because it does not fit into one.")
          .foregroundStyle(.secondary)
        HStack {
          Label("Favourites", systemImage: "heart.fill").foregroundStyle(.red)
          Spacer()
          Image(systemName: "star").imageScale(.large)
        }
        Divider()
        HStack {
          Button("Plain") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        ZStack {
          RoundedRectangle(cornerRadius: 16).fill(
            LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
          Text("Gradient").font(.title2).foregroundStyle(.white)
        }
        .frame(height: 100)
        HStack {
          Circle().fill(.orange).frame(width: 44, height: 44)
          Capsule().strokeBorder(.green, lineWidth: 3).frame(width: 80, height: 44)
          Rectangle().fill(.teal).frame(width: 44, height: 44).rotationEffect(.degrees(20)).opacity(0.6)
          Text("badge").padding(8).background(.yellow, in: Capsule())
        }
        Text("Framed").frame(maxWidth: .infinity, alignment: .trailing).padding().border(.gray)
      }
      .padding()
    }
  }

  private final class Settings: ObservableObject {
    @Published var name = "First"
    @Published var other = 0
  }
  private struct Reader: View {
    @Binding var name: String
    var body: some View { Text("Name \(name)") }
  }
  private struct Owner: View {
    @ObservedObject var settings: Settings
    var body: some View { Reader(name: $settings.name) }
  }

  func testABindingToAnObjectsPropertyBringsItsNewValue() {
    let app = TestApp()
    let settings = Settings()
    app.show(UIHostingController(rootView: Owner(settings: settings)))
    app.settle()
    settings.name = "Second"
    app.settle()
    XCTAssertTrue(app.sees("Name Second"))
    let before = BodyCounter.count
    settings.other = 1
    app.settle()
    XCTAssertEqual(BodyCounter.count - before, 1, "the reader's value is the same")
  }
}
