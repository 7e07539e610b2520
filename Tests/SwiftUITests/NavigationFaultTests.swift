import PortolanTesting
import SwiftUI
import XCTest

/// Tests of navigation warnings in SwiftUI's wording (Conformance.md M36 to M38).
@MainActor
final class NavigationFaultTests: XCTestCase {
  private struct Twice: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path.append(1) }
          .navigationDestination(for: Int.self) { _ in
            Text("nearest the root").navigationDestination(for: Int.self) { _ in Text("other") }
          }
      }
    }
  }

  func testM36TheDestinationNearestTheRootWins() {
    let recorder = FaultRecorder()
    let app = TestApp()
    app.show(UIHostingController(rootView: Twice()))
    app.tap("Go")
    app.settle()
    XCTAssertTrue(app.sees("nearest the root"))
    XCTAssertTrue(
      recorder.warnings.contains {
        $0.hasPrefix("A navigationDestination for “Swift.Int” was declared earlier on the stack.")
      })
  }

  private struct Homogeneous: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path.append(1) }
          .navigationDestination(for: Int.self) { _ in
            Text("Inside").navigationDestination(for: String.self) { Text($0) }
          }
      }
    }
  }

  func testM37DestinationsOfAHomogeneousPathStandAtTheRoot() {
    let recorder = FaultRecorder()
    let app = TestApp()
    app.show(UIHostingController(rootView: Homogeneous()))
    app.tap("Go")
    app.settle()
    XCTAssertTrue(app.sees("Inside"))
    XCTAssertTrue(recorder.warnings.contains { $0.hasPrefix("Only root-level navigation destinations") })
  }

  private struct Restless: View {
    @State private var path: [Int] = []
    @State private var value = 0
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Path") { path = [1] }
          Button("Value") { value = 1 }
        }
        .navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
      .onChange(of: path) { if !path.isEmpty, path.count < 5 { path.append(path.count + 1) } }
      .onChange(of: value) { if value < 6 { value += 1 } }
    }
  }

  func testM38APathThatChangesAllTheTimeIsReportedAndEndsWhereItEnds() {
    let recorder = FaultRecorder()
    let app = TestApp()
    app.show(UIHostingController(rootView: Restless()))
    app.tap("Path")
    app.settle()
    XCTAssertTrue(
      recorder.warnings.contains(
        "Update NavigationAuthority bound path tried to update multiple times per frame."))
    XCTAssertTrue(app.sees("Screen 5"))
  }

  func testM38AValueThatChangesAllTheTimeIsReported() {
    let recorder = FaultRecorder()
    let app = TestApp()
    app.show(UIHostingController(rootView: Restless()))
    app.tap("Value")
    app.settle()
    XCTAssertTrue(
      recorder.warnings.contains("onChange(of: Int) action tried to update multiple times per frame."))
  }
}
