import PortolanTesting
import SwiftUI
import XCTest

/// Tests of columns: visibility, widths, and collapsing (W5, W6).
@MainActor
final class SplitViewTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var visibility = NavigationSplitViewVisibility.all
    @Published var compact = NavigationSplitViewColumn.sidebar
    @Published var folder: Int?
    @Published var path: [Int] = []
    @Published var isBalanced = true
    var events: [String] = []
  }

  private struct Two: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.compact) {
        List(1..<4, id: \.self, selection: $model.folder) { Text("Folder \($0)") }
          .navigationTitle("Folders")
          .navigationSplitViewColumnWidth(min: 200, ideal: 280, max: 400)
      } detail: {
        NavigationStack(path: $model.path) {
          VStack {
            Text("Detail \(model.folder ?? 0)")
            Taps()
            NavigationLink("Open", value: 1)
          }
          .navigationTitle("Detail")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Level \(number)")
              NavigationLink("Deeper", value: number + 1)
            }
            .navigationTitle("Level \(number)")
          }
        }
      }
      .navigationSplitViewStyle(.balanced)
    }
  }
  private struct Taps: View {
    @State private var count = 0
    var body: some View { Button("Taps \(count)") { count += 1 } }
  }

  private func start(_ device: Device = .iPad, _ model: Model) -> TestApp {
    let app = TestApp(device: device, orientation: device == .iPhone15 ? .portrait : .landscapeLeft)
    app.show(view: Two(model: model))
    return app
  }
  private func split(_ app: TestApp) throws -> UISplitViewController {
    try XCTUnwrap(app.controller(UISplitViewController.self))
  }
  private func resize(_ app: TestApp, _ width: CGFloat) {
    app.host.windows.last?.resize(to: CGSize(width: width, height: 820))
    app.settle()
  }

  /// W5
  func testBindingHidesSidebarAndReflectsUserChange() throws {
    let model = Model()
    let app = start(model)
    XCTAssertTrue(app.sees("Folder 1"))
    model.visibility = .detailOnly
    app.settle()
    XCTAssertFalse(app.sees("Folder 1"))
    model.visibility = .all
    app.settle()
    XCTAssertTrue(app.sees("Folder 1"))
    try split(app).hide(.primary)
    app.settle()
    XCTAssertEqual(model.visibility, .detailOnly)
    try split(app).show(.primary)
    app.settle()
    XCTAssertEqual(model.visibility, .all)
  }

  private func start(_ model: Model) -> TestApp { start(.iPad, model) }

  /// W5
  func testTheSidebarsButtonWritesTheValue() {
    let model = Model()
    let app = start(model)
    app.tap("Sidebar")
    app.settle()
    XCTAssertEqual(model.visibility, .detailOnly)
    XCTAssertFalse(app.sees("Folder 1"))
    app.tap("Sidebar")
    app.settle()
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertNotEqual(model.visibility, .detailOnly)
  }

  /// W5
  private struct SidebarSheet: View {
    @State private var isShown = false
    var body: some View {
      NavigationSplitView {
        List { Text("Inbox") }
          .toolbar { Button("New") { isShown = true } }
          .sheet(isPresented: $isShown) { NavigationStack { Form { Text("In the sheet") } } }
      } detail: {
        Text("Detail")
      }
    }
  }

  func testASheetOfTheSidebarIsNoSidebar() throws {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(UIHostingController(rootView: SidebarSheet()))
    app.tap("New")
    app.settle()
    func color(_ text: String) throws -> UIColor? {
      var view: UIView? = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == text })
      while let next = view, !(next is UICollectionView) { view = next.superview }
      return view?.backgroundColor
    }
    XCTAssertEqual(try color("In the sheet"), .systemGroupedBackground)
    XCTAssertEqual(try color("Inbox"), .secondarySystemBackground)
  }

  func testTheSidebarIsAsWideAsItAsks() throws {
    let app = start(Model())
    XCTAssertEqual(try split(app).primaryColumnWidth, 280, accuracy: 0.5)
    XCTAssertEqual(try split(app).maximumPrimaryColumnWidth, 400)
  }

  /// W5, W6: compact width has one stack, and nothing is lost when the columns expand again.
  func testColumnsCollapseAndExpandWithNothingLost() throws {
    let model = Model()
    model.folder = 2
    let app = start(model)
    app.tap("Taps 0")
    app.settle()
    app.tap("Open")
    app.settle()
    app.tap("Deeper")
    app.settle()
    XCTAssertEqual(model.path, [1, 2])
    model.compact = .detail
    resize(app, 400)
    XCTAssertTrue(try split(app).isCollapsed)
    XCTAssertTrue(app.sees("Level 2"))
    XCTAssertFalse(app.sees("Folder 1"))
    XCTAssertEqual(model.path, [1, 2])
    app.swipeBack()
    XCTAssertEqual(model.path, [1])
    XCTAssertTrue(app.sees("Level 1"))
    resize(app, 1180)
    XCTAssertFalse(try split(app).isCollapsed)
    XCTAssertTrue(app.sees("Level 1"))
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertEqual(model.path, [1])
    XCTAssertEqual(model.folder, 2)
    model.path = []
    app.settle()
    XCTAssertTrue(app.sees("Taps 1"), "state is kept")
  }

  /// W4, W5: the path can be edited while the columns are on one stack.
  func testAPathIsEditedWhileCollapsed() throws {
    let model = Model()
    model.compact = .detail
    let app = start(.iPhone15, model)
    XCTAssertTrue(app.sees("Detail 0"))
    model.path = [1, 2, 3]
    app.settle()
    XCTAssertTrue(app.sees("Level 3"))
    model.path = [1]
    app.settle()
    XCTAssertTrue(app.sees("Level 1"))
    app.swipeBack()
    XCTAssertEqual(model.path, [])
    XCTAssertTrue(app.sees("Detail 0"))
    app.swipeBack()
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertEqual(model.compact, .sidebar, "the value follows the user")
  }

  /// Conformance.md S9
  func testTheColumnThatIsPreferredIsShown() {
    let model = Model()
    let app = start(.iPhone15, model)
    XCTAssertTrue(app.sees("Folder 1"))
    model.compact = .detail
    app.settle()
    XCTAssertTrue(app.sees("Detail 0"))
    model.compact = .sidebar
    app.settle()
    XCTAssertTrue(app.sees("Folder 1"))
  }

  /// W6
  func testARowOfTheSidebarLeadsToTheDetailOnAPhone() {
    let model = Model()
    let app = start(.iPhone15, model)
    app.tap("Folder 3")
    app.settle()
    XCTAssertEqual(model.folder, 3)
    XCTAssertTrue(app.sees("Detail 3"))
    app.swipeBack()
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertNil(model.folder, "what is left is no longer chosen")
    app.tap("Folder 3")
    app.settle()
    XCTAssertTrue(app.sees("Detail 3"))
  }

  private struct Template: View {
    let items = [1, 2, 3]
    var body: some View {
      NavigationSplitView {
        List {
          ForEach(items, id: \.self) { item in
            NavigationLink {
              Text("Item at \(item)")
            } label: {
              Text("Row \(item)")
            }
          }
          NavigationLink("Value row", value: "value")
        }
        .navigationTitle("Items")
        .navigationDestination(for: String.self) { Text("Shown \($0)") }
      } detail: {
        Text("Select an item")
      }
    }
  }

  /// W2, W6: a link with a view in the sidebar fills the detail column.
  func testALinkInTheSidebarShowsItsViewInTheDetailColumn() {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(view: Template())
    XCTAssertTrue(app.sees("Select an item"))
    app.tap("Row 2")
    app.settle()
    XCTAssertTrue(app.sees("Item at 2"))
    XCTAssertTrue(app.sees("Row 1"), "the sidebar stays")
    XCTAssertFalse(app.sees("Select an item"))
    app.tap("Row 3")
    app.settle()
    XCTAssertTrue(app.sees("Item at 3"))
    XCTAssertFalse(app.sees("Item at 2"))
  }

  /// W3, W6: a link with a value whose destination the sidebar declares also fills the detail column.
  func testALinkWithAValueInTheSidebarShowsInTheDetailColumn() {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(view: Template())
    app.tap("Value row")
    app.settle()
    XCTAssertTrue(app.sees("Shown value"))
    XCTAssertTrue(app.sees("Row 1"))
  }

  /// W2, W12
  func testOnAPhoneTheSameLinksPush() {
    let app = TestApp()
    app.show(view: Template())
    XCTAssertTrue(app.sees("Row 2"))
    for (row, shown) in [("Row 2", "Item at 2"), ("Row 1", "Item at 1"), ("Value row", "Shown value")] {
      app.tap(row)
      app.settle()
      XCTAssertTrue(app.sees(shown), row)
      XCTAssertFalse(app.sees("Row 3"))
      app.swipeBack()
      XCTAssertTrue(app.sees("Row 3"))
    }
  }

  /// W5
  func testALinksViewStaysAsColumnsCollapseAndExpand() {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(view: Template())
    app.tap("Row 2")
    app.settle()
    resize(app, 400)
    XCTAssertTrue(app.sees("Item at 2"), app.accessibilityText)
    app.swipeBack()
    app.tap("Row 3")
    app.settle()
    XCTAssertTrue(app.sees("Item at 3"))
    resize(app, 1180)
    XCTAssertTrue(app.sees("Item at 3"))
    XCTAssertTrue(app.sees("Row 1"))
  }

  private struct Three: View {
    @ObservedObject var model: Model
    @State private var file: Int?
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        List(1..<4, id: \.self, selection: $model.folder) { Text("Folder \($0)") }
          .navigationTitle("Folders")
      } content: {
        List(1..<4, id: \.self, selection: $file) { Text("File \(model.folder ?? 0).\($0)") }
          .navigationTitle("Files").navigationSplitViewColumnWidth(260)
      } detail: {
        Text(file.map { "Open \($0)" } ?? "No file")
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  /// W5, W6
  func testThreeColumnsFollowTheirValues() throws {
    let model = Model()
    let app = TestApp(device: .iPadPro13, orientation: .landscapeLeft)
    app.show(view: Three(model: model))
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertTrue(app.sees("File 0.1"))
    XCTAssertTrue(app.sees("No file"))
    XCTAssertEqual(try split(app).supplementaryColumnWidth, 260, accuracy: 0.5)
    app.tap("Folder 2")
    app.settle()
    app.tap("File 2.3")
    app.settle()
    XCTAssertTrue(app.sees("Open 3"))
    model.visibility = .doubleColumn
    app.settle()
    XCTAssertFalse(app.sees("Folder 1"))
    XCTAssertTrue(app.sees("File 2.1"))
    model.visibility = .detailOnly
    app.settle()
    XCTAssertFalse(app.sees("File 2.1"))
    XCTAssertTrue(app.sees("Open 3"))
    model.visibility = .all
    app.settle()
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertTrue(app.sees("File 2.1"))
  }

  /// W6, W12
  func testThreeColumnsOnAPhoneAreLeftOneByOne() {
    let model = Model()
    let app = TestApp()
    app.show(view: Three(model: model))
    app.tap("Folder 2")
    app.settle()
    app.tap("File 2.1")
    app.settle()
    XCTAssertTrue(app.sees("Open 1"))
    app.swipeBack()
    XCTAssertTrue(app.sees("File 2.2"))
    app.tap("File 2.2")
    app.settle()
    XCTAssertTrue(app.sees("Open 2"))
    app.swipeBack()
    app.swipeBack()
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertNil(model.folder)
  }
}
