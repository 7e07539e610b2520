import AutomationProtocol
import CoreGraphics
import Foundation

/// A point relative to an element.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
  open var referencedElement: XCUIElement { element }
  private let element: XCUIElement
  private let normalizedOffset: CGVector
  private let pointsOffset: CGVector

  init(element: XCUIElement, normalizedOffset: CGVector, pointsOffset: CGVector) {
    self.element = element
    self.normalizedOffset = normalizedOffset
    self.pointsOffset = pointsOffset
  }

  /// The current position in screen coordinates.
  open var screenPoint: CGPoint { (try? place()) ?? .zero }

  func place() throws -> CGPoint {
    let frame = try element.locator.resolveForAction().snapshot.frame
    return CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + pointsOffset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + pointsOffset.dy)
  }

  /// Returns a coordinate at an offset in points.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: element, normalizedOffset: normalizedOffset,
      pointsOffset: CGVector(dx: pointsOffset.dx + offsetVector.dx, dy: pointsOffset.dy + offsetVector.dy))
  }

  // MARK: Acting

  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    attempt("tap coordinate in", file, line) { try self.touch([.press(self.place(), duration: 0.05)]) }
  }

  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    attempt("double tap coordinate in", file, line) {
      try self.touch(TouchPath.taps(2, at: self.place()))
    }
  }

  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    attempt("press coordinate in", file, line) { try self.touch([.press(self.place(), duration: duration)]) }
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0.1,
      file: file,
      line: line)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    attempt("drag from coordinate in", file, line) {
      try self.element.drag(
        from: self.place(), to: otherCoordinate.place(), press: duration, velocity: velocity,
        hold: holdDuration)
    }
  }

  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 0, dy: -1), velocity, "swipe up from", file, line)
  }

  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 0, dy: 1), velocity, "swipe down from", file, line)
  }

  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: -1, dy: 0), velocity, "swipe left from", file, line)
  }

  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 1, dy: 0), velocity, "swipe right from", file, line)
  }

  private func swipe(
    _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ action: String, _ file: StaticString,
    _ line: UInt
  ) {
    attempt("\(action) coordinate in", file, line) {
      try self.element.swipe(direction, from: self.place(), velocity)
    }
  }

  private func touch(_ paths: [TouchPath]) throws { _ = try element.locator.ask(.touch(paths)) }

  private func attempt(_ action: String, _ file: StaticString, _ line: UInt, _ body: () throws -> Void) {
    element.attempt(action, file, line, body)
  }
}
