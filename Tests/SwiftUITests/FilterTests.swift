import PortolanTesting
import SwiftUI
import XCTest

/// Tests of color modifiers in pixels (issue point "modifiers").
@MainActor
final class FilterTests: XCTestCase {
  private let color = Color(red: 0.8, green: 0.4, blue: 0.2)

  /// Returns the color in the middle of a modified square.
  private func middle<V: View>(_ change: (Color) -> V) -> [Int] {
    let app = TestApp()
    app.show(view: change(color).frame(width: 100, height: 100))
    return app.pixel(196, 430)
  }
  private func near(
    _ pixel: [Int], _ wanted: [Int], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(pixel.count, 3, file: file, line: line)
    for (a, b) in zip(pixel, wanted) {
      XCTAssertEqual(Double(a), Double(b), accuracy: 3, file: file, line: line)
    }
  }

  func testPlain() { near(middle { $0 }, [204, 102, 51]) }
  func testBrightnessIsAdded() { near(middle { $0.brightness(0.2) }, [255, 153, 102]) }
  func testContrastSpreadsAboutGray() { near(middle { $0.contrast(0.5) }, [166, 115, 89]) }
  func testGrayscaleHasTheLuminance() {
    let grey = Int(204 * 0.213 + 102 * 0.715 + 51 * 0.072)
    near(middle { $0.grayscale(1) }, [grey, grey, grey])
    near(middle { $0.saturation(0) }, [grey, grey, grey])
  }
  func testColorInvert() { near(middle { $0.colorInvert() }, [51, 153, 204]) }
  func testColorMultiply() {
    near(middle { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0)) }, [102, 102, 0])
  }
  func testAWholeTurnOfTheHueChangesNothing() {
    near(middle { $0.hueRotation(.degrees(360)) }, [204, 102, 51])
    XCTAssertNotEqual(middle { $0.hueRotation(.degrees(120)) }, middle { $0 })
  }
  func testLuminanceBecomesAlpha() {
    // White becomes opaque black, black becomes transparent.
    near(middle { _ in Color.white.luminanceToAlpha() }, [0, 0, 0])
    near(middle { _ in Color.black.luminanceToAlpha() }, [255, 255, 255])
  }
  func testFiltersWorkOneAfterTheOther() {
    near(middle { $0.colorInvert().brightness(0.2) }, [102, 204, 255])
  }

  func testBlurExtendsBeyondViewAndKeepsContentBehind() {
    let app = TestApp()
    app.show(
      view: ZStack {
        HStack(spacing: 0) {
          Color.red.frame(width: 100)
          Color.white
        }
        Color.black.frame(width: 40, height: 40).blur(radius: 8)
      })
    XCTAssertLessThan(app.pixel(196 + 24, 430)[0], 250, "beyond the square's edge")
    XCTAssertEqual(app.pixel(99, 700), app.pixel(50, 700), "the content behind keeps its edges")
  }

  func testBlendModes() {
    func blended(_ mode: BlendMode) -> [Int] {
      let app = TestApp()
      app.show(
        view: ZStack {
          Color(red: 0.4, green: 0.6, blue: 1)
          Color(red: 0.8, green: 0.5, blue: 0.2).frame(width: 100, height: 100).blendMode(mode)
        })
      return app.pixel(196, 430)
    }
    near(blended(.multiply), [82, 77, 51])
    near(blended(.screen), [224, 204, 255])
    near(blended(.darken), [102, 128, 51])
    near(blended(.difference), [102, 26, 204])
    near(blended(.plusLighter), [255, 255, 255])
  }

  func testAGroupKeepsBlendModesInside() {
    func picture(_ isGroup: Bool) -> [Int] {
      let app = TestApp()
      let square = Color.red.frame(width: 100, height: 100).blendMode(.multiply)
      app.show(
        view: ZStack {
          Color.blue
          if isGroup { square.compositingGroup() } else { square }
        })
      return app.pixel(196, 430)
    }
    XCTAssertGreaterThan(picture(true)[0], 200)
    XCTAssertLessThan(picture(false)[0], 60)
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      ZStack {
        Color(.systemBackground)
        Text(scheme == .dark ? "dark" : "light")
      }
    }
  }

  func testAPartOfTheScreenIsDark() {
    let app = TestApp()
    app.show(
      view: VStack {
        Scheme().frame(width: 200, height: 100).colorScheme(.dark)
        Text("below")
      })
    XCTAssertTrue(app.sees("dark"))
    XCTAssertEqual(app.pixel(110, 420), [0, 0, 0])
    XCTAssertEqual(app.pixel(110, 600), [255, 255, 255])
  }

  private struct Fading: View {
    @State private var amount = 0.0
    var body: some View {
      VStack {
        Color.red.frame(width: 100, height: 100).saturation(1 - amount)
        Button("Fade") { withAnimation(.linear(duration: 1)) { amount = 1 } }
      }
    }
  }

  func testAFilterIsDrawnAtTheStagesOfAnAnimation() {
    let app = TestApp()
    app.show(view: Fading())
    let before = app.pixel(196, 400)
    app.tap("Fade")
    app.advance(by: 0.5)
    let between = app.pixel(196, 400)
    app.settle()
    let after = app.pixel(196, 400)
    XCTAssertLessThan(between[0], before[0])
    XCTAssertGreaterThan(between[0], after[0])
    XCTAssertEqual(after[0], after[1])
  }

  func testAVisualEffectComesFromTheViewsPlace() {
    let app = TestApp()
    app.show(
      view: VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).visualEffect { content, proxy in
          content.opacity(proxy.frame(in: .global).minY > 400 ? 0 : 1)
        }
        Color.red.frame(width: 100, height: 100).visualEffect { content, proxy in
          content.opacity(proxy.frame(in: .global).minY > 400 ? 0 : 1)
        }
      })
    XCTAssertNotEqual(app.pixel(196, 400), [255, 255, 255])
    XCTAssertEqual(app.pixel(196, 500), [255, 255, 255])
  }
}
