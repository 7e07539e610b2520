import PortolanTesting
import SwiftUI
import XCTest

/// Tests of the pixels of view effects.
@MainActor
final class EffectTests: XCTestCase {
  private let grey = Color(red: 0.4, green: 0.4, blue: 0.4)
  private let brick = Color(red: 0.8, green: 0.2, blue: 0.2)

  func testBrightnessIsAdded() {
    let pixels = ViewPixels(grey.brightness(0.2))
    XCTAssertTrue(pixels.isNear(20, 20, [153, 153, 153]), "\(pixels[20, 20])")
    XCTAssertEqual(pixels[60, 60], [255, 255, 255])
  }

  func testContrastSpreadsFromTheMiddle() {
    let pixels = ViewPixels(grey.contrast(2))
    XCTAssertTrue(pixels.isNear(20, 20, [77, 77, 77]), "\(pixels[20, 20])")
  }

  func testGrayscaleRemovesColor() {
    let pixel = ViewPixels(brick.grayscale(1))[20, 20]
    XCTAssertLessThan(pixel.max()! - pixel.min()!, 3)
    XCTAssertEqual(ViewPixels(brick.saturation(0))[20, 20], pixel)
  }

  func testHueRotationByAFullCircleChangesNothing() {
    XCTAssertTrue(ViewPixels(brick.hueRotation(.degrees(360))).isNear(20, 20, [204, 51, 51]))
    let half = ViewPixels(brick.hueRotation(.degrees(180)))[20, 20]
    XCTAssertLessThan(half[0], half[1])
  }

  func testInvertedColors() {
    XCTAssertTrue(ViewPixels(Color.black.colorInvert()).isNear(20, 20, [255, 255, 255]))
  }

  func testColorsAreMultiplied() {
    XCTAssertTrue(ViewPixels(Color.white.colorMultiply(brick)).isNear(20, 20, [204, 51, 51]))
  }

  func testABlurIsOfTheViewAlone() {
    let pixels = ViewPixels(
      ZStack {
        Color.black
        Color.white.frame(width: 20, height: 20).blur(radius: 4)
      })
    XCTAssertGreaterThan(pixels[20, 20][0], 200)
    XCTAssertTrue((20...235).contains(pixels[10, 20][0]), "\(pixels[10, 20])")
    XCTAssertEqual(pixels[39, 39], [0, 0, 0])
  }

  func testMultiplyBlendsWithContentBehind() {
    let pixels = ViewPixels(
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Color(red: 0, green: 1, blue: 1).frame(width: 20, height: 20).blendMode(.multiply)
      })
    XCTAssertTrue(pixels.isNear(20, 20, [0, 255, 0]), "\(pixels[20, 20])")
    XCTAssertTrue(pixels.isNear(2, 2, [255, 255, 0]))
  }

  func testGradientsOfEveryKind() {
    let colors: [Color] = [.black, .white]
    let elliptical = ViewPixels(EllipticalGradient(colors: colors))
    XCTAssertLessThan(elliptical[20, 20][0], elliptical[2, 20][0])
    let stops = ViewPixels(
      RadialGradient(
        stops: [.init(color: .black, location: 0.5), .init(color: .white, location: 0.5)], center: .center,
        startRadius: 0, endRadius: 20))
    XCTAssertLessThan(stops[20, 20][0], 30)
    XCTAssertGreaterThan(stops[37, 20][0], 225)
    let plain = ViewPixels(Rectangle().fill(Gradient(colors: colors)))
    XCTAssertLessThan(plain[20, 2][0], 30)
    XCTAssertGreaterThan(plain[20, 37][0], 225)
  }

  func testAContainerRelativeShapeFollowsTheContainer() {
    let pixels = ViewPixels(ContainerRelativeShape().fill(.black).containerShape(Circle()))
    XCTAssertEqual(pixels[20, 20], [0, 0, 0])
    XCTAssertEqual(pixels[1, 1], [255, 255, 255])
    XCTAssertEqual(ViewPixels(ContainerRelativeShape().fill(.black))[1, 1], [0, 0, 0])
  }

  func testACanvasDrawsPathsTextsAndSymbols() {
    let pixels = ViewPixels(
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
        var moved = context
        moved.translateBy(x: 20, y: 20)
        moved.opacity = 0.5
        moved.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
        context.stroke(
          Path {
            $0.move(to: .zero); $0.addLine(to: .zero)
          }, with: .color(.red))
        if let symbol = context.resolveSymbol(id: "box") { context.draw(symbol, at: CGPoint(x: 30, y: 10)) }
      } symbols: {
        Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10).tag("box")
      })
    XCTAssertEqual(pixels[10, 10], [0, 0, 0])
    XCTAssertTrue(pixels.isNear(30, 30, [128, 128, 128]), "\(pixels[30, 30])")
    XCTAssertEqual(pixels[10, 30], [255, 255, 255])
    XCTAssertTrue(pixels.isNear(30, 10, [0, 0, 255]), "\(pixels[30, 10])")
  }

  func testAnImageRendererMakesAPictureOfAView() throws {
    let renderer = ImageRenderer(content: Color.black.frame(width: 30, height: 20))
    renderer.scale = 2
    let image = try XCTUnwrap(renderer.uiImage)
    XCTAssertEqual(image.size, CGSize(width: 30, height: 20))
    XCTAssertEqual(image.cgImage?.width, 60)
  }

  // MARK: Animated by their own data

  private struct Bar: View, Animatable {
    var part: Double
    var animatableData: Double {
      get { part }
      set { part = newValue }
    }
    var body: some View { Text(String(format: "%.1f", part)) }
  }

  private final class Model: ObservableObject {
    @Published var part = 0.0
    @Published var isShown = false
  }

  private struct Bars: View {
    @ObservedObject var model: Model
    var body: some View { Bar(part: model.part) }
  }

  func testAViewWithAnimatableDataIsShownAtItsStages() {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Bars(model: model)))
    app.settle()
    withAnimation(.linear(duration: 1)) { model.part = 1 }
    app.advance(by: 0.5)
    XCTAssertTrue(app.sees("0.5"), app.accessibilityText)
    app.settle()
    XCTAssertTrue(app.sees("1.0"))
  }

  func testKeyframesLeadThroughTheirValues() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        CubicKeyframe(100, duration: 1)
      }
      KeyframeTrack(\.y) { LinearKeyframe(4, duration: 4) }
    }
    XCTAssertEqual(timeline.duration, 4)
    XCTAssertEqual(timeline.value(time: 0.5).x, 5, accuracy: 0.01)
    XCTAssertEqual(timeline.value(time: 1.5).x, 75, accuracy: 0.01)
    XCTAssertEqual(timeline.value(time: 3).x, 100)
    XCTAssertEqual(timeline.value(time: 3).y, 3, accuracy: 0.01)
  }

  func testASpringComesToRestAtItsEnd() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    XCTAssertEqual(spring.value(target: 10.0, time: 0), 0, accuracy: 0.001)
    XCTAssertEqual(spring.value(target: 10.0, time: spring.settlingDuration), 10, accuracy: 0.05)
    XCTAssertEqual(Spring(mass: 1, stiffness: 100, damping: 20).bounce, 0, accuracy: 0.001)
  }

  private struct Fading: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Text("Always")
        if model.isShown {
          Text("Sometimes").transition(.modifier(active: Shift(x: 100), identity: Shift(x: 0)))
        }
      }
    }
  }
  private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  func testATransitionOfModifiersComesFromTheActiveOne() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Fading(model: model)))
    app.settle()
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    app.advance(by: 0.02)
    let start = try XCTUnwrap(app.elements.first { $0.label == "Sometimes" })
    let early = start.view.layer.presentation()?.convert(start.view.bounds, to: nil).midX ?? start.center.x
    app.settle()
    let end = try XCTUnwrap(app.element("Sometimes"))
    XCTAssertEqual(end.center.x, 196.5, accuracy: 1)
    XCTAssertGreaterThan(early, end.center.x + 40)
  }

  func testViewsAtNoPlaceOnScreenAreLeftOut() {
    let away = CGFloat.greatestFiniteMagnitude
    let pixels = ViewPixels(
      ZStack {
        Color.red
        Rectangle().offset(x: away, y: away).frame(width: 0, height: 0)
        Rectangle().offset(x: -.infinity, y: .infinity)
        Rectangle().offset(x: .nan)
        Rectangle().scaleEffect(.infinity)
        Text("Away").opacity(0.5).offset(x: -away).rotationEffect(.degrees(30))
      })
    XCTAssertEqual(pixels[20, 20], [255, 59, 48])
  }

  func testAnglesAreChangedInPlace() {
    var angle = Angle.degrees(30)
    angle += .degrees(60)
    angle -= .degrees(45)
    angle *= 4
    angle /= 2
    XCTAssertEqual(angle.degrees, 90, accuracy: 1e-9)
  }

  func testRoundCornersStayRound() {
    let low = CGRect(x: 0, y: 0, width: 40, height: 20)
    XCTAssertTrue(RoundedRectangle(cornerRadius: 1000).path(in: low).contains(CGPoint(x: 12, y: 0.5)))
    XCTAssertFalse(RoundedRectangle(cornerRadius: 1000).path(in: low).contains(CGPoint(x: 1, y: 1)))
    let tall = CGRect(x: 0, y: 0, width: 20, height: 40)
    XCTAssertTrue(RoundedRectangle(cornerRadius: 15).path(in: tall).contains(CGPoint(x: 0.5, y: 12)))
  }

  func testLettersAreFilledWithAGradient() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    func colors<V: View>(_ view: V) -> (left: [[Int]], right: [[Int]]) {
      let pixels = ViewPixels(view.font(.system(size: 40, weight: .black)), width: 120, height: 60)
      let left = (0..<60).flatMap { y in (0..<40).map { pixels[$0, y] } }
      let right = (0..<60).flatMap { y in (80..<120).map { pixels[$0, y] } }
      return (left, right)
    }
    for (left, right) in [
      colors(Text("MMM").foregroundStyle(gradient)), colors(VStack { Text("MMM") }.foregroundStyle(gradient)),
    ] {
      XCTAssertTrue(left.contains { $0[0] > 180 && $0[2] < 120 })
      XCTAssertFalse(left.contains { $0[0] < 100 && $0[2] > 200 })
      XCTAssertTrue(right.contains { $0[2] > 180 && $0[0] < 120 })
      XCTAssertTrue(right.contains([255, 255, 255]), "between the letters")
    }
  }
}
