import PortolanTesting
import SwiftUI
import XCTest

/// Tests the controllers and UIKit views behind SwiftUI's containers and controls, which public code inspects.
@MainActor
final class ControllerTreeTests: XCTestCase {
  private func tree(_ controller: UIViewController?) -> [String] {
    guard let controller else { return [] }
    let name: String =
      switch controller {
      case is UINavigationController: "navigation"
      case is UISplitViewController: "split"
      case is UITabBarController: "tabs"
      case is UIPageViewController: "pages"
      default: String(describing: type(of: controller)).contains("HostingController") ? "hosting" : "other"
      }
    return [name] + controller.children.flatMap { tree($0).map { "  " + $0 } }
  }

  func testAStackOfScreensIsANavigationControllerOfHostingControllers() {
    let app = TestApp()
    app.show(
      view: NavigationStack(path: .constant([1, 2])) {
        Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
      })
    XCTAssertEqual(
      tree(app.window.rootViewController),
      ["hosting", "  navigation", "    hosting", "    hosting", "    hosting"])
    let screens = app.controller(UINavigationController.self)?.viewControllers ?? []
    XCTAssertTrue(screens.allSatisfy { $0 is UIHostingController<AnyView> })
    XCTAssertEqual(screens.first.map { String(describing: type(of: $0)) }, "UIHostingController<AnyView>")
  }

  func testTabsAndColumnsHoldHostingControllers() {
    let app = TestApp()
    app.show(
      view: TabView {
        Text("A").tabItem { Text("A") }; Text("B").tabItem { Text("B") }
      })
    XCTAssertEqual(tree(app.window.rootViewController), ["hosting", "  tabs", "    hosting", "    hosting"])
    app.end()
    let pad = TestApp(device: .iPad, orientation: .landscapeLeft)
    pad.show(
      view: NavigationSplitView {
        Text("S")
      } detail: {
        Text("D")
      })
    XCTAssertEqual(
      tree(pad.window.rootViewController),
      ["hosting", "  split", "    navigation", "      hosting", "    navigation", "      hosting"])
    pad.end()
  }

  @available(*, deprecated)
  private func columns() -> some View {
    NavigationView {
      Text("S"); Text("D")
    }.navigationViewStyle(.columns)
  }

  @available(*, deprecated)
  func testANavigationViewOfColumnsIsASplitViewOnAPhoneToo() {
    let app = TestApp()
    app.show(view: NavigationView { Text("Only") }.navigationViewStyle(.columns))
    XCTAssertNotNil(app.controller(UISplitViewController.self))
    XCTAssertTrue(app.sees("Only"))
    app.end()
    let stack = TestApp()
    stack.show(view: NavigationView { Text("Only") })
    XCTAssertNil(stack.controller(UISplitViewController.self))
  }

  /// A controller that notes its siblings when it is added.
  private final class Noting: UIViewController {
    var note: (([UIViewController]) -> Void)?
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if let parent { note?(parent.children) }
    }
  }

  private struct Note: UIViewControllerRepresentable {
    var note: (([UIViewController]) -> Void)?
    func makeUIViewController(context: Context) -> Noting {
      let controller = Noting()
      controller.note = note
      return controller
    }
    func updateUIViewController(_ controller: Noting, context: Context) {}
  }

  func testControllersAreAddedFromBackToFront() {
    let app = TestApp()
    var siblings: [UIViewController] = []
    app.show(
      view: TabView { Text("A").tabItem { Text("A") } }
        .background(Note().frame(width: 0, height: 0))
        .overlay(Note { siblings = $0 }.frame(width: 0, height: 0)))
    XCTAssertEqual(siblings.map { $0 is UITabBarController }, [false, true, false])
  }

  private struct Halves: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        if isShown { NavigationStack { Text("Upper").navigationTitle("Upper") } }
        NavigationStack { Button("Show") { isShown = true }.navigationTitle("Lower") }
      }
    }
  }

  func testContainersAreAmongTheChildrenInTheOrderOfTheirViews() {
    let app = TestApp()
    app.show(view: Halves())
    app.tap("Show")
    app.settle()
    let titles = app.window.rootViewController?.children.compactMap {
      ($0 as? UINavigationController)?.viewControllers.first?.navigationItem.title
    }
    XCTAssertEqual(titles, ["Upper", "Lower"])
  }

  private func holds<V: UIView>(_ type: V.Type, _ view: some View) -> Bool {
    let app = TestApp()
    app.show(view: view)
    defer { app.end() }
    func find(_ view: UIView) -> Bool { view is V || view.subviews.contains(where: find) }
    return find(app.window)
  }

  func testControlsAreBackedByTheirUIKitClasses() {
    XCTAssertTrue(holds(UICollectionView.self, List { Text("A") }))
    XCTAssertTrue(holds(UICollectionView.self, Form { Text("A") }))
    XCTAssertTrue(holds(UIScrollView.self, ScrollView { Text("A") }))
    XCTAssertTrue(holds(UITextField.self, TextField("A", text: .constant(""))))
    XCTAssertTrue(holds(UITextField.self, SecureField("A", text: .constant(""))))
    XCTAssertTrue(holds(UITextView.self, TextEditor(text: .constant(""))))
    XCTAssertTrue(holds(UISwitch.self, Toggle("A", isOn: .constant(true))))
    XCTAssertTrue(holds(UISlider.self, Slider(value: .constant(0.5))))
    XCTAssertTrue(holds(UIStepper.self, Stepper("A", value: .constant(1))))
    XCTAssertTrue(
      holds(
        UISegmentedControl.self,
        Picker("A", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.segmented)))
    XCTAssertTrue(
      holds(UIPickerView.self, Picker("A", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.wheel)))
    XCTAssertTrue(
      holds(UIDatePicker.self, DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0)))))
    XCTAssertTrue(holds(UIColorWell.self, ColorPicker("A", selection: .constant(Color.red))))
    XCTAssertTrue(holds(UIProgressView.self, ProgressView(value: 0.5)))
    XCTAssertTrue(holds(UIActivityIndicatorView.self, ProgressView()))
  }

  func testValuesAreDescribedAsAppsPrintThem() {
    XCTAssertEqual(String(describing: Color.red), "red")
    XCTAssertEqual("\(Color(red: 1, green: 0.5, blue: 0))", "#FF8000FF")
    XCTAssertEqual("\(Color.blue.opacity(0.5))", "50% blue")
    XCTAssertEqual("\(Color.primary)", "primary")
    XCTAssertEqual("\(Color("Brand"))", "NamedColor(name: \"Brand\", bundle: nil)")
    XCTAssertEqual("\(ColorScheme.dark)", "dark")
    XCTAssertEqual(
      "\(LocalizedStringKey("a"))", "LocalizedStringKey(key: \"a\", hasFormatting: false, arguments: [])")
    XCTAssertEqual("\(UnitPoint(x: 0.5, y: 1))", "UnitPoint(x: 0.5, y: 1.0)")
    XCTAssertEqual("\(Angle(radians: 1))", "Angle(radians: 1.0)")
    let key: LocalizedStringKey = "Hello \(3) of \("x")"
    let found = Mirror(reflecting: key).children.first { $0.label == "key" }?.value as? String
    XCTAssertEqual(found, "Hello %lld of %@")
  }
}
