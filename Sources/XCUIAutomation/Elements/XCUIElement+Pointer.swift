import AutomationProtocol
import CoreGraphics
import Foundation

/// The buttons of a mouse: the raw values of `UIEvent.ButtonMask`.
enum PointerButtons {
  static let none = 0
  static let primary = 1 << 0
  static let secondary = 1 << 1
}

/// Actions of a pointer, as on an iPad with a mouse.
extension XCUIElement {
  /// Moves the pointer over the element.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    perform("hover over", file, line) { try self.move([.press($0, duration: 0)], PointerButtons.none) }
  }

  public func click(file: StaticString = #filePath, line: UInt = #line) {
    perform("click", file, line) { try self.move([.press($0, duration: 0.05)], PointerButtons.primary) }
  }

  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    perform("double click", file, line) {
      let click = TouchPath.press($0, duration: 0.05)
      try self.move([click, click], PointerButtons.primary)
    }
  }

  /// Clicks the secondary button.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    perform("right click", file, line) {
      try self.move([.press($0, duration: 0.05)], PointerButtons.secondary)
    }
  }

  public func click(
    forDuration duration: TimeInterval, thenDragTo element: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    click(
      forDuration: duration, thenDragTo: element, withVelocity: .default, thenHoldForDuration: 0.1,
      file: file,
      line: line)
  }

  /// Holds the primary button, drags the pointer to another element, and releases the button there.
  ///
  /// - Parameters:
  ///   - duration: The time before the movement, in seconds.
  ///   - element: The element at whose center the movement ends.
  ///   - velocity: The velocity of the movement.
  ///   - holdDuration: The time after the movement, in seconds.
  public func click(
    forDuration duration: TimeInterval, thenDragTo element: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    perform("click and drag", file, line) { place in
      let frame = try element.locator.resolveForAction().snapshot.frame
      let end = CGPoint(x: frame.midX, y: frame.midY)
      let length = hypot(end.x - place.x, end.y - place.y)
      let path = TouchPath.drag(
        from: place, to: end, press: duration,
        duration: max(0.05, Double(length) / Double(velocity.pointsPerSecond)), hold: holdDuration)
      try self.move([path], PointerButtons.primary)
    }
  }

  /// Scrolls with the pointer over the element; positive numbers move the content down and right, in points.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform("scroll", file, line) { place in
      _ = try self.locator.ask(.scroll(place, by: CGPoint(x: deltaX, y: deltaY)))
    }
  }

  func move(_ paths: [TouchPath], _ buttons: Int) throws {
    _ = try locator.ask(.pointer(paths, buttons: buttons))
  }
}

extension XCUICoordinate {
  /// Moves the pointer to the coordinate.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    move("hover over coordinate in", 0, 1, PointerButtons.none, file, line)
  }

  public func click(file: StaticString = #filePath, line: UInt = #line) {
    move("click coordinate in", 0.05, 1, PointerButtons.primary, file, line)
  }

  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    move("double click coordinate in", 0.05, 2, PointerButtons.primary, file, line)
  }

  /// Clicks the secondary button.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    move("right click coordinate in", 0.05, 1, PointerButtons.secondary, file, line)
  }

  /// Scrolls with the pointer at the coordinate; positive numbers move the content down and right, in points.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    referencedElement.attempt("scroll at coordinate in", file, line) {
      _ = try referencedElement.locator.ask(.scroll(place(), by: CGPoint(x: deltaX, y: deltaY)))
    }
  }

  private func move(
    _ action: String, _ duration: Double, _ count: Int, _ buttons: Int, _ file: StaticString, _ line: UInt
  ) {
    referencedElement.attempt(action, file, line) {
      let path = TouchPath.press(try place(), duration: duration)
      try referencedElement.move(Array(repeating: path, count: count), buttons)
    }
  }
}
