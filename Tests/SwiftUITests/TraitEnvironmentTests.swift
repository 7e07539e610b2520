import PortolanTesting
import SwiftUI
import XCTest

/// Tests environment values that views of UIKit receive as traits.
@MainActor
final class TraitEnvironmentTests: XCTestCase {
  private func show<V: View>(_ view: V) -> TestApp {
    let app = TestApp()
    app.show(view: view)
    return app
  }

  private func x(_ app: TestApp, _ label: String) throws -> CGFloat {
    try XCTUnwrap(app.element(label), label).frame.midX
  }

  // MARK: Text size

  private struct SizeReader: View {
    @Environment(\.sizeCategory) private var category
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      Text("\(category == .accessibilityLarge ? "large" : "other") \(size == .accessibility2 ? "2" : "-")")
    }
  }
  func testTheSizeCategoryAndTheDynamicTypeSizeAreOne() {
    XCTAssertTrue(show(SizeReader().environment(\.sizeCategory, .accessibilityLarge)).sees("large 2"))
    XCTAssertTrue(show(SizeReader().dynamicTypeSize(.accessibility2)).sees("large 2"))
    XCTAssertTrue(show(SizeReader()).sees("other -"))
    XCTAssertEqual(ContentSizeCategory(.extraLarge as UIContentSizeCategory), .extraLarge)
    XCTAssertNil(ContentSizeCategory(.unspecified as UIContentSizeCategory))
    XCTAssertEqual(UIContentSizeCategory(ContentSizeCategory.accessibilityMedium), .accessibilityMedium)
    XCTAssertTrue(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    XCTAssertFalse(ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  // MARK: Layout direction

  private var row: some View {
    HStack(spacing: 0) {
      Text("A").frame(width: 100)
      Text("B").frame(width: 50)
    }
  }

  func testARowIsMirroredInItsFrame() throws {
    let app = show(
      VStack {
        row.environment(\.layoutDirection, .rightToLeft)
        HStack(spacing: 0) {
          Text("C").frame(width: 100)
          Text("D").frame(width: 50)
        }
      })
    XCTAssertGreaterThan(try x(app, "A"), try x(app, "B"))
    XCTAssertLessThan(try x(app, "C"), try x(app, "D"))
    XCTAssertEqual(try x(app, "A") - x(app, "B"), 75)
  }

  func testDirectionsAreNested() throws {
    let app = show(
      HStack(spacing: 0) {
        row.environment(\.layoutDirection, .leftToRight)
        Text("Z")
      }
      .environment(\.layoutDirection, .rightToLeft))
    XCTAssertLessThan(try x(app, "A"), try x(app, "B"))
    XCTAssertLessThan(try x(app, "Z"), try x(app, "A"))
  }

  private struct Turning: View {
    @State private var isMirrored = false
    var body: some View {
      VStack {
        HStack(spacing: 0) {
          Text("A").frame(width: 100)
          Text("B").frame(width: 50)
        }
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        Button("Turn") { isMirrored.toggle() }
      }
    }
  }

  func testTheDirectionChanges() throws {
    let app = show(Turning())
    XCTAssertLessThan(try x(app, "A"), try x(app, "B"))
    app.tap("Turn")
    app.settle()
    XCTAssertGreaterThan(try x(app, "A"), try x(app, "B"))
    app.tap("Turn")
    app.settle()
    XCTAssertLessThan(try x(app, "A"), try x(app, "B"))
  }

  func testBarsAndRowsAreMirrored() throws {
    let app = show(
      NavigationStack {
        List {
          NavigationLink("First", value: 1)
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Lead") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Trail") {} }
        }
        .navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
      .environment(\.layoutDirection, .rightToLeft))
    XCTAssertGreaterThan(try x(app, "Lead"), try x(app, "Trail"))
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "First" } ?? nil)
    XCTAssertGreaterThan(label.convert(label.bounds, to: nil).midX, 196)
    app.tap("First")
    app.settle()
    XCTAssertTrue(app.sees("Screen 1"))
    XCTAssertGreaterThan(try x(app, "Title"), 196, "the back button is at the right edge")
  }

  func testControlsOfUIKitAreMirrored() throws {
    let app = show(
      VStack {
        TextField("Field", text: .constant("text"))
        Slider(value: .constant(0.25))
      }
      .environment(\.layoutDirection, .rightToLeft))
    for view in [app.elements(of: UITextField.self).first, app.elements(of: UISlider.self).first] as [UIView?]
    {
      XCTAssertEqual(try XCTUnwrap(view).effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }
  }

  // MARK: Color scheme and text size

  private struct Probe: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      Text("\(scheme == .dark ? "dark" : "light") \(size == .xxxLarge ? "large" : "normal")")
    }
  }

  func testViewsOfUIKitReceiveTheColorSchemeAndTheTextSize() throws {
    let app = show(
      List {
        Probe()
        TextField("Field", text: .constant("text"))
      }
      .environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .xxxLarge))
    XCTAssertTrue(app.sees("dark large"))
    let field = try XCTUnwrap(app.elements(of: UITextField.self).first)
    XCTAssertEqual(field.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(field.traitCollection.preferredContentSizeCategory, .extraExtraExtraLarge)
    XCTAssertEqual(app.window.traitCollection.userInterfaceStyle, .light)
  }

  // MARK: Transformations

  private struct TransformedProbe: UIViewRepresentable {
    static let view = UIView()
    func makeUIView(context: Context) -> UIView { Self.view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Transformed: View {
    @State private var isChanged = true
    var body: some View {
      let isChanged = isChanged
      return VStack {
        row.transformEnvironment(\.layoutDirection) { if isChanged { $0 = .rightToLeft } }
        TransformedProbe().transformEnvironment(\.self) {
          guard isChanged else { return }
          $0.colorScheme = .dark
          $0.dynamicTypeSize = .accessibility1
        }
        Button("Change") { self.isChanged.toggle() }
      }
    }
    private var row: some View {
      HStack(spacing: 0) {
        Text("A").frame(width: 100)
        Text("B").frame(width: 50)
      }
    }
  }

  /// Transformed values reach the views of UIKit as written ones do.
  func testTransformedTraitsReachViewsOfUIKit() throws {
    let app = show(Transformed())
    let traits = TransformedProbe.view.traitCollection
    XCTAssertEqual(traits.userInterfaceStyle, .dark)
    XCTAssertEqual(traits.preferredContentSizeCategory, .accessibilityMedium)
    XCTAssertGreaterThan(try x(app, "A"), try x(app, "B"))
    app.tap("Change")
    app.settle()
    XCTAssertEqual(TransformedProbe.view.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(TransformedProbe.view.traitCollection.preferredContentSizeCategory, .large)
    XCTAssertLessThan(try x(app, "A"), try x(app, "B"))
  }

  /// A UIKit view that takes its traits from the environment.
  private struct Plate: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ view: UILabel, context: Context) {
      let environment = context.environment
      view.overrideUserInterfaceStyle = .init(environment.colorScheme)
      let direction = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
      let width = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
      let size = UIContentSizeCategory(environment.dynamicTypeSize)
      view.text =
        "\(direction == .rightToLeft) \(width == .compact) \(size == .extraLarge)"
        + " \(view.overrideUserInterfaceStyle == .dark)"
    }
  }

  func testTraitsAreMadeFromTheEnvironment() {
    let app = show(
      Plate().environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft)
        .dynamicTypeSize(.xLarge))
    XCTAssertTrue(app.sees("true true true true"))
  }

  func testTraitsAndValuesAreConverted() {
    for scheme in ColorScheme.allCases { XCTAssertEqual(ColorScheme(UIUserInterfaceStyle(scheme)), scheme) }
    XCTAssertEqual(UIUserInterfaceStyle(nil), .unspecified)
    XCTAssertNil(ColorScheme(.unspecified))
    for contrast in ColorSchemeContrast.allCases {
      XCTAssertEqual(ColorSchemeContrast(UIAccessibilityContrast(contrast)), contrast)
    }
    XCTAssertNil(ColorSchemeContrast(UIAccessibilityContrast(nil)))
    for weight in [LegibilityWeight.regular, .bold] {
      XCTAssertEqual(LegibilityWeight(UILegibilityWeight(weight)), weight)
    }
    XCTAssertNil(LegibilityWeight(UILegibilityWeight(nil)))
    for direction in LayoutDirection.allCases {
      XCTAssertEqual(LayoutDirection(UITraitEnvironmentLayoutDirection(direction)), direction)
    }
    XCTAssertNil(LayoutDirection(.unspecified))
    XCTAssertNil(UserInterfaceSizeClass(UIUserInterfaceSizeClass(nil)))
    for size in DynamicTypeSize.allCases {
      XCTAssertEqual(DynamicTypeSize(UIContentSizeCategory(size)), size)
    }
  }
}
