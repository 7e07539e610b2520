import PortolanTesting
import SwiftUI
import XCTest

/// Tests of small views and modifiers.
@MainActor
final class SmallViewTests: XCTestCase {
  private struct Days: View {
    @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 5, day: 3)]
    var body: some View {
      VStack {
        Text("\(days.count) days")
        MultiDatePicker("Days", selection: $days)
      }
    }
  }
  func testSeveralDaysAreChosen() {
    let app = TestApp()
    app.show(view: Days())
    XCTAssertTrue(app.sees("1 days"))
    app.tap("17")
    app.settle()
    XCTAssertTrue(app.sees("2 days"))
    app.tap("3")
    app.settle()
    XCTAssertTrue(app.sees("1 days"))
    app.tap("Next month")
    app.settle()
    XCTAssertTrue(app.sees("30"))
    XCTAssertFalse(app.sees("31"), "June has thirty days")
  }

  private struct Renaming: View {
    @State private var name = "old"
    var body: some View {
      VStack {
        Text(name)
        RenameButton()
      }
      .renameAction { name = "new" }
    }
  }
  func testARenameButtonPerformsTheEnclosingAction() {
    let app = TestApp()
    app.show(view: Renaming())
    app.tap("Rename")
    app.settle()
    XCTAssertTrue(app.sees("new"))
  }

  private struct Stored: View {
    @AppStorage("count") private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }
  func testAViewsStoreIsTheOneOfItsSurroundings() throws {
    let name = "SmallViewTests.\(UUID().uuidString)"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(41, forKey: "count")
    let app = TestApp()
    app.show(view: Stored().defaultAppStorage(store))
    app.tap("count 41")
    app.settle()
    XCTAssertTrue(app.sees("count 42"))
    XCTAssertEqual(store.integer(forKey: "count"), 42)
  }

  func testTheMarkOfAMenuIsHidden() {
    func marks(_ visibility: Visibility) -> Int {
      let app = TestApp()
      app.show(
        view: Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.menuIndicator(visibility))
      var count = 0
      func search(_ view: UIView) {
        if view is UIImageView { count += 1 }
        view.subviews.forEach(search)
      }
      search(app.window.rootViewController!.view)
      return count
    }
    XCTAssertEqual(marks(.visible) - marks(.hidden), 1)
  }

  func testPartOfAPath() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    XCTAssertEqual(line.trimmedPath(from: 0.25, to: 0.5).boundingRect.minX, 25, accuracy: 0.5)
    XCTAssertEqual(line.trimmedPath(from: 0.25, to: 0.5).boundingRect.width, 25, accuracy: 0.5)
  }

  func testARectangleWithARadiusForEachCorner() {
    func path<S: Shape>(_ shape: S) -> Path { shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let bubble = path(.rect(topLeadingRadius: 40, bottomTrailingRadius: 0))
    XCTAssertFalse(bubble.contains(CGPoint(x: 3, y: 3)))
    XCTAssertTrue(bubble.contains(CGPoint(x: 97, y: 97)))
  }

  private struct Press: UIGestureRecognizerRepresentable {
    let action: () -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      if recognizer.state == .ended { action() }
    }
  }
  func testAGestureRecognizerOfUIKits() {
    var count = 0
    let app = TestApp()
    app.show(view: Color.red.frame(width: 200, height: 200).gesture(Press { count += 1 }))
    app.tap(at: CGPoint(x: 196, y: 430))
    app.settle()
    XCTAssertEqual(count, 0)
    app.doubleTap(at: CGPoint(x: 196, y: 430))
    app.settle()
    XCTAssertEqual(count, 1)
  }

  private struct MoodKey: EnvironmentKey { static var defaultValue: String { "calm" } }

  func testAnEnvironmentDescribesItsValues() {
    var values = EnvironmentValues()
    XCTAssertEqual(values.description, "[]")
    values[MoodKey.self] = "glad"
    XCTAssertEqual("\(values)", "[String = glad]")
  }

  func testPicturesOfFilesAreShownOnceTheInterfaceIsAtRest() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 900, height: 900)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 900, height: 900))
    }
    try XCTUnwrap(picture.pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = TestApp()
    app.show(
      view: VStack {
        ForEach(0..<8, id: \.self) { _ in
          AsyncImage(url: file) {
            $0.resizable()
          } placeholder: {
            Text("Loading")
          }
          .frame(width: 40, height: 40)
        }
      })
    app.settle()
    XCTAssertFalse(app.sees("Loading"))
    XCTAssertEqual(app.elements(of: UIImageView.self).filter { $0.image != nil }.count, 8)
  }
}
