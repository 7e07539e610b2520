import PortolanTesting
import SwiftUI
import XCTest

/// Labels keep the fonts of styled texts.
@MainActor
final class StyledTextRefreshTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var suffix = ""
  }
  private struct Styled: View {
    @ObservedObject var model: Model
    var body: some View {
      (Text("Big").font(.system(size: 40)) + Text(" small" + model.suffix).font(.system(size: 10)))
        .font(.system(size: 20))
        .lineLimit(3, reservesSpace: true)
    }
  }

  private func fonts(_ label: UILabel) -> [CGFloat] {
    var sizes: [CGFloat] = []
    let text = label.attributedText ?? NSAttributedString()
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, _, _ in
      if let font = font as? UIFont { sizes.append(font.pointSize) }
    }
    return sizes
  }

  func testFontsRemainWhenTheTextChanges() throws {
    let model = Model()
    let app = TestApp()
    app.show(view: Styled(model: model))
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first)
    XCTAssertEqual(fonts(label), [40, 10])
    var changed = 0
    let observation = label.observe(\.font, options: []) { _, _ in changed += 1 }
    defer { observation.invalidate() }
    model.suffix = "er"
    app.settle()
    XCTAssertEqual(label.text, "Big smaller")
    XCTAssertEqual(fonts(label), [40, 10])
    XCTAssertEqual(changed, 0)
  }

  func testReservedLinesHaveTheFontOfTheEnvironment() throws {
    let host = UIHostingController(rootView: Styled(model: Model()))
    let size = host.sizeThatFits(in: CGSize(width: 300, height: 1000))
    let lines = (UIFont.systemFont(ofSize: 20).lineHeight * 3).rounded(.up)
    XCTAssertEqual(size.height, lines, accuracy: 0.5)
  }

  func testAnEmptyStyledTextHasTheHeightOfItsFont() throws {
    let host = UIHostingController(
      rootView: (Text("") + Text("")).font(.system(size: 30)).lineLimit(1, reservesSpace: true))
    let size = host.sizeThatFits(in: CGSize(width: 300, height: 1000))
    XCTAssertEqual(size.height, UIFont.systemFont(ofSize: 30).lineHeight.rounded(.up), accuracy: 0.5)
  }
}
