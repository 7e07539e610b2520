import PortolanTesting
import SwiftUI
import XCTest

private struct DeckTrait: UITraitDefinition {
  static let defaultValue = "none"
}

extension UITraitCollection {
  fileprivate var deck: String { self[DeckTrait.self] }
}

private struct DeckKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension DeckKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> String { traitCollection.deck }
  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[DeckTrait.self] = value
  }
}

private struct PhoneKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
  static let defaultValue = false
  static func read(from traitCollection: UITraitCollection) -> Bool {
    traitCollection.userInterfaceIdiom == .phone
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

extension EnvironmentValues {
  fileprivate var deck: String {
    get { self[DeckKey.self] }
    set { self[DeckKey.self] = newValue }
  }
  fileprivate var isPhone: Bool {
    get { self[PhoneKey.self] }
    set { self[PhoneKey.self] = newValue }
  }
}

/// Tests of environment values that are also traits.
@MainActor
final class BridgedTraitTests: XCTestCase {
  private struct Reader: View {
    @Environment(\.deck) private var deck
    @Environment(\.isPhone) private var isPhone
    var body: some View { Text("\(deck) \(isPhone)") }
  }

  private final class DeckView: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([DeckTrait.self]) { (view: DeckView, _: UITraitCollection) in
        view.text = "UIKit \(view.traitCollection.deck)"
      }
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  }

  private struct Wrapper: UIViewRepresentable {
    func makeUIView(context: Context) -> DeckView { DeckView() }
    func updateUIView(_ view: DeckView, context: Context) {}
  }

  func testTraitsAreValuesOfTheEnvironment() {
    let app = TestApp()
    let controller = UIHostingController(rootView: Reader())
    app.show(controller)
    app.settle()
    XCTAssertTrue(app.sees("none true"))
    controller.traitOverrides[DeckTrait.self] = "upper"
    app.settle()
    XCTAssertTrue(app.sees("upper true"))
    let tablet = TestApp(device: .iPad)
    tablet.show(UIHostingController(rootView: Reader()))
    tablet.settle()
    XCTAssertTrue(tablet.sees("none false"))
  }

  func testValuesOfTheEnvironmentReachViewsOfUIKit() {
    struct Screen: View {
      @State private var deck = "lower"
      var body: some View {
        VStack {
          Reader()
          Wrapper()
          Button("Climb") { deck = "upper" }
        }
        .environment(\.deck, deck).environment(\.isPhone, false)
      }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen()))
    app.settle()
    XCTAssertTrue(app.sees("lower false"))
    XCTAssertTrue(app.sees("UIKit lower"))
    app.tap("Climb")
    app.settle()
    XCTAssertTrue(app.sees("upper false"))
    XCTAssertTrue(app.sees("UIKit upper"))
  }
}
