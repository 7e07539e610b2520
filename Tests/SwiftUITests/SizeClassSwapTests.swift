import PortolanTesting
import SwiftUI
import XCTest

/// Tests of containers that replace each other on a size class change, during its propagation.
@MainActor
final class SizeClassSwapTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var folder: Int?
    @Published var path: [Int] = []
    @Published var tab = 0
    @Published var showsSheet = false
  }

  enum Container: CaseIterable {
    case split, threeColumns, stack, tabs, pages, splitInTabs, stackInSplit, list, text
  }

  private struct Swapping: View {
    let compact: Container
    let regular: Container
    @ObservedObject var model: Model
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      Group {
        if width == .compact { shown(compact) } else { shown(regular) }
      }
      .sheet(isPresented: $model.showsSheet) { NavigationStack { Text("Sheet").navigationTitle("Sheet") } }
    }

    @ViewBuilder
    private func shown(_ container: Container) -> some View {
      switch container {
      case .split: split
      case .threeColumns:
        NavigationSplitView {
          sidebar
        } content: {
          List(1..<4, id: \.self) { NavigationLink("Note \($0)", value: $0) }
        } detail: {
          Text("Detail")
        }
      case .stack: stack
      case .tabs:
        TabView(selection: $model.tab) {
          stack.tabItem { Label("First", systemImage: "star") }.tag(0)
          Text("Second").tabItem { Label("Second", systemImage: "heart") }.tag(1)
        }
      case .pages:
        TabView {
          Text("Page 1")
          stack
        }
        .tabViewStyle(.page)
      case .splitInTabs:
        TabView(selection: $model.tab) {
          split.tabItem { Label("First", systemImage: "star") }.tag(0)
          stack.tabItem { Label("Second", systemImage: "heart") }.tag(1)
        }
      case .stackInSplit:
        NavigationSplitView {
          sidebar
        } detail: {
          stack
        }
      case .list: sidebar
      case .text: Text("Text")
      }
    }

    private var sidebar: some View {
      List(1..<4, id: \.self, selection: $model.folder) { Text("Folder \($0)") }.navigationTitle("Folders")
    }
    private var split: some View {
      NavigationSplitView {
        sidebar
      } detail: {
        Text("Detail \(model.folder ?? 0)").navigationTitle("Detail")
      }
    }
    private var stack: some View {
      NavigationStack(path: $model.path) {
        List(1..<4, id: \.self) { NavigationLink("Item \($0)", value: $0) }
          .navigationTitle("Items")
          .navigationDestination(for: Int.self) { Text("Level \($0)").navigationTitle("Level \($0)") }
      }
    }
  }

  private func resize(_ app: TestApp, _ width: CGFloat, settles: Bool = true) {
    app.host.windows.last?.resize(to: CGSize(width: width, height: 820))
    if settles { app.settle() } else { app.advance(by: 1.0 / 60) }
  }

  /// Returns the text of the screen, which is independent of its history.
  private func text(_ compact: Container, _ regular: Container, _ width: CGFloat, _ model: Model) -> String {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    resize(app, width)
    app.show(view: Swapping(compact: compact, regular: regular, model: model))
    defer { app.end() }
    return app.accessibilityText
  }

  func testEveryContainerCanReplaceEveryOther() {
    for compact in Container.allCases {
      for regular in Container.allCases where regular != compact {
        let model = Model()
        let narrow = text(compact, regular, 400, model)
        let wide = text(compact, regular, 1180, model)
        let app = TestApp(device: .iPad, orientation: .landscapeLeft)
        resize(app, 400)
        app.show(view: Swapping(compact: compact, regular: regular, model: model))
        for _ in 0..<3 {
          resize(app, 1180)
          XCTAssertEqual(app.accessibilityText, wide, "\(compact) to \(regular)")
          resize(app, 400)
          XCTAssertEqual(app.accessibilityText, narrow, "\(regular) to \(compact)")
        }
        app.end()
      }
    }
  }

  func testContainersTakeEachOthersPlaceInTheMiddleOfMoves() {
    for compact in Container.allCases {
      for regular in Container.allCases where regular != compact {
        let model = Model()
        let app = TestApp(device: .iPad, orientation: .landscapeLeft)
        app.show(view: Swapping(compact: compact, regular: regular, model: model))
        model.path = [1]
        resize(app, 400, settles: false)
        model.folder = 2
        resize(app, 1180, settles: false)
        model.path = [1, 2]
        model.folder = nil
        resize(app, 400, settles: false)
        model.path = []
        model.folder = 1
        resize(app, 1180, settles: false)
        resize(app, 400, settles: false)
        XCTAssertTrue(app.settle(), "\(compact) and \(regular)")
        app.end()
      }
    }
  }

  func testContainersTakeEachOthersPlaceBelowASheet() {
    for compact in Container.allCases {
      for regular in Container.allCases where regular != compact {
        let model = Model()
        let app = TestApp(device: .iPad, orientation: .landscapeLeft)
        app.show(view: Swapping(compact: compact, regular: regular, model: model))
        model.showsSheet = true
        app.settle()
        for width in [400, 1180, 400, 1180] as [CGFloat] {
          resize(app, width)
          XCTAssertTrue(app.sees("Sheet"), "\(compact) and \(regular)")
        }
        model.showsSheet = false
        app.settle()
        XCTAssertFalse(app.sees("Sheet"), "\(compact) and \(regular)")
        app.end()
      }
    }
  }

  /// A phone's first traits are compact, regardless of its later window size.
  func testTheFirstLayoutOfATallWindowShowsEveryContainer() {
    for compact in Container.allCases {
      for regular in Container.allCases where regular != compact {
        let model = Model()
        let app = TestApp(device: .iPhone15)
        let host = app.host
        host.windowSize = CGSize(width: 1004, height: 1226)
        app.show(UIHostingController(rootView: Swapping(compact: compact, regular: regular, model: model)))
        let fresh = app.accessibilityText
        host.windowSize = CGSize(width: 400, height: 1226)
        app.settle()
        host.windowSize = CGSize(width: 1004, height: 1226)
        app.settle()
        XCTAssertEqual(fresh, app.accessibilityText, "\(compact) to \(regular)")
        app.end()
      }
    }
  }

  private struct Inspected: View {
    @State private var count = 0
    @Binding var isInspected: Bool
    var body: some View {
      NavigationStack {
        Button("Count \(count)") { count += 1 }
      }
      .inspector(isPresented: $isInspected) { Text("Inspector") }
    }
  }
  private struct Inspecting: View {
    @State private var isInspected = false
    var body: some View {
      VStack {
        Inspected(isInspected: $isInspected)
        Button("Inspect") { isInspected.toggle() }
      }
    }
  }

  func testInspectedContentKeepsItsStateInBothWidths() {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(UIHostingController(rootView: Inspecting()))
    app.tap("Count 0")
    app.settle()
    app.tap("Inspect")
    app.settle()
    XCTAssertTrue(app.sees("Count 1") && app.sees("Inspector"))
    for width in [400, 1180, 400, 1180] as [CGFloat] {
      resize(app, width)
      XCTAssertTrue(app.sees("Inspector"), "\(width)")
      if width > 1000 { XCTAssertTrue(app.sees("Count 1"), "\(width)") }
    }
    app.tap("Inspect")
    app.settle()
    XCTAssertFalse(app.sees("Inspector"))
    resize(app, 400)
    XCTAssertTrue(app.sees("Count 1"))
  }
}
