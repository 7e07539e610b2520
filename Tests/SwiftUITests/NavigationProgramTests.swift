import PortolanTesting
import SwiftUI
import XCTest

/// Tests small programs in the form of typical apps: navigation, presentation and columns.
@MainActor
final class NavigationProgramTests: XCTestCase {
  // MARK: Heterogeneous paths with restoration

  private struct Recipe: Hashable, Codable {
    let name: String
  }
  private enum Place: Hashable, Codable {
    case shelf(Int)
    case settings
  }
  private final class Route: ObservableObject {
    @Published var path = NavigationPath()
    var saved: Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
    func restore(_ data: Data) throws {
      path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }
  }
  private struct Kitchen: View {
    @ObservedObject var route: Route
    var body: some View {
      NavigationStack(path: $route.path) {
        List {
          NavigationLink("Soup", value: Recipe(name: "Soup"))
          Button("Far") {
            route.path.append(Place.shelf(3))
            route.path.append(Recipe(name: "Cake"))
            route.path.append("note")
          }
        }
        .navigationTitle("Kitchen")
        .navigationDestination(for: Recipe.self) { recipe in
          NavigationLink("Settings", value: Place.settings).navigationTitle(recipe.name)
        }
        .navigationDestination(for: Place.self) { place in
          switch place {
          case .shelf(let number): Text("Shelf \(number)").navigationTitle("Shelf")
          case .settings: Text("Settings here").navigationTitle("Settings")
          }
        }
        .navigationDestination(for: String.self) { Text("Says \($0)").navigationTitle($0) }
      }
    }
  }

  func testAPathOfSeveralTypesComesBack() throws {
    let route = Route()
    let app = TestApp()
    app.show(view: Kitchen(route: route))
    app.tap("Far")
    app.settle()
    XCTAssertEqual(app.titles.last, "note")
    XCTAssertEqual(route.path.count, 3)
    let data = try XCTUnwrap(route.saved)
    app.end()

    let later = Route()
    try later.restore(data)
    let again = TestApp()
    again.show(view: Kitchen(route: later))
    XCTAssertTrue(again.sees("Says note"))
    again.tap("Cake")
    again.settle()
    again.tap("Settings")
    again.settle()
    XCTAssertTrue(again.sees("Settings here"))
    XCTAssertEqual(later.path.count, 3)
    Pictures.save(again, "restored path")
  }

  // MARK: Pop during a push

  private final class Numbers: ObservableObject { @Published var path: [Int] = [] }
  private struct Counter: View {
    @ObservedObject var numbers: Numbers
    var body: some View {
      NavigationStack(path: $numbers.path) {
        NavigationLink("Go", value: 1).navigationTitle("Zero")
          .navigationDestination(for: Int.self) { number in
            Text("Number \(number)").navigationTitle("\(number)")
          }
      }
    }
  }

  func testAPopDuringAPushLeavesPathAndStackInAgreement() {
    let numbers = Numbers()
    let app = TestApp()
    app.show(view: Counter(numbers: numbers))
    app.tap("Go")
    app.advance(by: 0.1)
    numbers.path.removeAll()
    app.advance(by: 0.1)
    numbers.path = [4, 5]
    app.settle()
    Pictures.save(app, "replaced path")
    XCTAssertEqual(app.titles, ["Zero", "4", "5"])
    app.swipeBack()
    XCTAssertEqual(numbers.path, [4])
    XCTAssertTrue(app.sees("Number 4"))
  }

  // MARK: Sheets in pushed screens

  private struct Album: View {
    @State private var shown: Photo?
    @State private var isEditing = false
    struct Photo: Identifiable, Hashable { let id: Int }
    var body: some View {
      NavigationStack {
        List(0..<3) { number in NavigationLink("Photo \(number)", value: Photo(id: number)) }
          .navigationTitle("Album")
          .navigationDestination(for: Photo.self) { photo in
            VStack {
              Text("Large \(photo.id)")
              Button("Details") { shown = photo }
            }
            .navigationTitle("Photo \(photo.id)")
            .sheet(item: $shown) { photo in
              NavigationStack {
                Form { TextField("Caption", text: .constant("Sun")) }
                  .navigationTitle("Details \(photo.id)").navigationBarTitleDisplayMode(.inline)
                  .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { shown = nil } } }
              }
            }
          }
      }
    }
  }

  func testASheetOfAPushedScreenHasABarOfItsOwn() throws {
    let app = TestApp()
    app.show(view: Album())
    app.tap("Photo 1")
    app.settle()
    app.tap("Details")
    app.settle()
    XCTAssertTrue(app.sees("Details 1"))
    let sheet = try XCTUnwrap(app.window.rootViewController?.presentedViewController)
    let bar = try XCTUnwrap(app.elements(of: UINavigationBar.self).first { $0.isDescendant(of: sheet.view) })
    XCTAssertEqual(bar.bounds.height, 56)
    Pictures.save(app, "sheet of a pushed screen")
    app.tap("Close")
    app.settle()
    XCTAssertTrue(app.sees("Large 1"))
  }

  // MARK: Three columns

  private struct Mail: View {
    @State private var box: String?
    @State private var mail: Int?
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["In", "Out"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Boxes")
      } content: {
        List(0..<4, id: \.self, selection: $mail) { Text("\(box ?? "?") mail \($0)") }
          .navigationTitle(box ?? "None")
      } detail: {
        Text(mail.map { "Reading \($0)" } ?? "Nothing").navigationTitle("Mail")
      }
    }
  }

  func testThreeColumnsCollapseToOneStackAndStandSideBySideAgain() {
    let phone = TestApp()
    phone.show(view: Mail())
    phone.tap("Out")
    phone.settle()
    phone.tap("Out mail 2")
    phone.settle()
    XCTAssertTrue(phone.sees("Reading 2"))
    phone.swipeBack()
    XCTAssertTrue(phone.sees("Out mail 1"))
    phone.end()

    let pad = TestApp(device: .iPad, orientation: .landscapeLeft)
    pad.show(view: Mail())
    pad.tap("In")
    pad.settle()
    pad.tap("In mail 3")
    pad.settle()
    XCTAssertTrue(pad.sees("Reading 3") && pad.sees("In mail 0"))
    Pictures.save(pad, "three columns")
  }

  func testAllColumnsShowTheSidebarInPortrait() {
    struct Two: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("Side").navigationTitle("Sidebar")
        } detail: {
          Text("Detail")
        }
      }
    }
    let app = TestApp(device: .iPad, orientation: .portrait)
    app.show(view: Two())
    XCTAssertTrue(app.sees("Side"), app.accessibilityText)
    Pictures.save(app, "sidebar in portrait")
  }

  // MARK: Per-tab paths

  private struct Tabbed: View {
    @State private var chosen = 0
    @State private var paths: [[Int]] = [[], []]
    var body: some View {
      TabView(selection: $chosen) {
        ForEach(0..<2) { tab in
          NavigationStack(path: $paths[tab]) {
            List(1..<4) { NavigationLink("Item \($0)", value: $0) }.navigationTitle("Tab \(tab)")
              .navigationDestination(for: Int.self) { Text("Tab \(tab) item \($0)") }
          }
          .tabItem { Label("Tab \(tab) item", systemImage: "star") }.tag(tab)
        }
      }
    }
  }

  func testEachTabKeepsItsOwnPath() {
    let app = TestApp()
    app.show(view: Tabbed())
    app.tap("Item 2")
    app.settle()
    XCTAssertTrue(app.sees("Tab 0 item 2"))
    app.tap("Tab 1 item")
    app.settle()
    XCTAssertTrue(app.sees("Item 3"))
    Pictures.save(app, "second tab")
    app.tap("Tab 0 item")
    app.settle()
    XCTAssertTrue(app.sees("Tab 0 item 2"))
  }

  // MARK: Dialogs with data

  private struct Draft: Identifiable, Hashable {
    let id: String
  }
  private struct Drafts: View {
    @State private var drafts = [Draft(id: "One"), Draft(id: "Two")]
    @State private var markedForRemoval: Draft?
    @State private var asks = false
    @State private var isDeleted = false
    var body: some View {
      VStack {
        ForEach(drafts) { draft in
          Button("Delete \(draft.id)") {
            markedForRemoval = draft
            asks = true
          }
        }
      }
      .confirmationDialog(
        "Really?", isPresented: $asks, titleVisibility: .visible, presenting: markedForRemoval
      ) {
        draft in
        Button("Delete “\(draft.id)”", role: .destructive) {
          drafts.removeAll { $0 == draft }
          isDeleted = true
        }
      } message: { draft in
        Text("“\(draft.id)” cannot be brought back.")
      }
      .alert("Gone", isPresented: $isDeleted) {
        Button("OK") {}
      } message: {
        Text("\(drafts.count) left")
      }
    }
  }

  func testADialogAsksAboutItsDataAndAnAlertFollows() {
    let app = TestApp()
    app.show(view: Drafts())
    app.tap("Delete Two")
    app.settle()
    XCTAssertTrue(app.sees("“Two” cannot be brought back."))
    Pictures.save(app, "dialog with data")
    app.tap("Delete “Two”")
    app.settle()
    XCTAssertTrue(app.sees("1 left"))
    app.tap("OK")
    app.settle()
    XCTAssertFalse(app.sees("Delete Two"))
  }
}

/// Saves pictures of the programs in the folder that `PORTOLAN_PICTURES` names, for visual inspection.
@MainActor
enum Pictures {
  static func save(_ app: TestApp, _ name: String) {
    guard let path = ProcessInfo.processInfo.environment["PORTOLAN_PICTURES"] else { return }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    for (isDark, suffix) in [(true, " dark"), (false, "")] {
      app.host.isDark = isDark
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try app.saveSnapshot(to: folder.appendingPathComponent("\(name)\(suffix).png"), scale: 2)
      } catch {
        XCTFail("\(name): \(error)")
      }
    }
  }
}
