import Foundation
import UIKit

/// Events of the backend, in the layout of libwpe.
enum PageInput {
  enum TouchPhase { case down, motion, up, cancel }

  /// Keys that type no text, by their codes in X11.
  enum Key: UInt32 {
    case backspace = 0xff08
    case tab = 0xff09
    case enter = 0xff0d
    case escape = 0xff1b
    case home = 0xff50
    case left = 0xff51
    case up = 0xff52
    case right = 0xff53
    case down = 0xff54
    case pageUp = 0xff55
    case pageDown = 0xff56
    case end = 0xff57
    case delete = 0xffff

    /// The keys that `UIKeyInput` does not deliver.
    init?(_ code: UIKeyboardHIDUsage) {
      switch code {
      case .keyboardTab: self = .tab
      case .keyboardEscape: self = .escape
      case .keyboardHome: self = .home
      case .keyboardEnd: self = .end
      case .keyboardLeftArrow: self = .left
      case .keyboardRightArrow: self = .right
      case .keyboardUpArrow: self = .up
      case .keyboardDownArrow: self = .down
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      case .keyboardDeleteForward: self = .delete
      default: return nil
      }
    }
  }

  /// `wpe_input_touch_event_raw`
  struct TouchPoint {
    var type: UInt32
    var time: UInt32
    var id: Int32
    var x: Int32
    var y: Int32
  }

  /// `wpe_input_touch_event`
  struct TouchEvent {
    var points: UnsafePointer<TouchPoint>?
    var count: UInt64
    var type: UInt32
    var id: Int32
    var time: UInt32
    var modifiers: UInt32
  }

  /// `wpe_input_keyboard_event`
  struct KeyEvent {
    var time: UInt32
    var key: UInt32
    var hardwareKey: UInt32 = 0
    var isPressed: Bool
    var modifiers: UInt32
  }

  /// The time of an event in milliseconds.
  static var now: UInt32 {
    UInt32(truncatingIfNeeded: Int(ProcessInfo.processInfo.systemUptime * 1000))
  }

  static func modifiers(_ flags: UIKeyModifierFlags) -> UInt32 {
    var result: UInt32 = 0
    if flags.contains(.control) { result |= 1 }
    if flags.contains(.shift) { result |= 2 }
    if flags.contains(.alternate) { result |= 4 }
    if flags.contains(.command) { result |= 8 }
    return result
  }
}

/// Touches and keys.
extension RenderedPage {
  /// Sends a touch.
  ///
  /// The engine itself scrolls with touches and clicks after short ones. The framework's script keeps it from scrolling the page,
  /// which the scroll view does, but not what scrolls within the page. A touch that the scroll view takes over is moved away before
  /// its end, so that it does not click.
  func send(_ points: [CGPoint], changed index: Int, _ phase: PageInput.TouchPhase) {
    if phase == .down {
      touchTime = ProcessInfo.processInfo.systemUptime
    }
    if phase == .cancel {
      var moved = points
      moved[index].x += 30
      dispatch(moved, index, .motion)
      dispatch(moved, index, .up)
    } else {
      dispatch(points, index, phase)
    }
    update { [weak self] in
      if phase == .up { self?.updateElements() }
    }
  }

  private func dispatch(_ points: [CGPoint], _ index: Int, _ phase: PageInput.TouchPhase) {
    let type: UInt32 =
      switch phase {
      case .down: 1
      case .motion: 2
      case .up, .cancel: 3
      }
    let time = PageInput.now
    let raw = points.enumerated().map { number, point in
      PageInput.TouchPoint(
        type: number == index ? type : 2, time: time, id: Int32(number),
        x: Int32((point.x - pictureScroll.x) * inputScale), y: Int32((point.y - pictureScroll.y) * inputScale)
      )
    }
    raw.withUnsafeBufferPointer { buffer in
      var event = PageInput.TouchEvent(
        points: buffer.baseAddress, count: UInt64(buffer.count), type: type, id: Int32(index), time: time,
        modifiers: 0)
      withUnsafeMutableBytes(of: &event) { WPE.sendTouch(surface.backend, $0.baseAddress!) }
    }
  }

  /// Types a character.
  func type(_ scalar: Unicode.Scalar) {
    if scalar == "\n" || scalar == "\r" { return press(.enter) }
    if scalar == "\t" { return press(.tab) }
    send(key: WPE.keyCode(scalar.value), 0)
  }

  func press(_ key: PageInput.Key, _ flags: UIKeyModifierFlags = []) {
    send(key: key.rawValue, PageInput.modifiers(flags))
  }

  private func send(key: UInt32, _ modifiers: UInt32) {
    for isPressed in [true, false] {
      var event = PageInput.KeyEvent(
        time: PageInput.now, key: key, isPressed: isPressed, modifiers: modifiers)
      withUnsafeMutableBytes(of: &event) { WPE.sendKey(surface.backend, $0.baseAddress!) }
    }
    update { [weak self] in self?.updateElements() }
  }

  /// Takes the focus from the field that has it.
  func endEditing() {
    run("document.activeElement?.blur()", isFunction: false, in: PageContentScripts.world) { _ in }
  }

  // MARK: Messages of the framework's script

  /// The time after a touch in which a field that receives the focus shows the keyboard, in seconds.
  private static let longestFocus = 5.0

  /// A field received or lost the focus.
  func focusDidChange(_ field: [String: Any]?) {
    guard let field else {
      pageView.isEditing = false
      if pageView.isFirstResponder { _ = pageView.resignFirstResponder() }
      return
    }
    pageView.isEditing = true
    let mode = field["mode"] as? String ?? ""
    let type = mode.isEmpty ? field["type"] as? String ?? "" : mode
    switch type {
    case "email": pageView.keyboardType = .emailAddress
    case "tel": pageView.keyboardType = .phonePad
    case "url": pageView.keyboardType = .URL
    case "number", "decimal": pageView.keyboardType = .decimalPad
    case "numeric": pageView.keyboardType = .numberPad
    case "search": pageView.keyboardType = .webSearch
    default: pageView.keyboardType = .default
    }
    pageView.isSecureTextEntry = field["type"] as? String == "password"
    pageView.returnKeyType = field["type"] as? String == "search" ? .search : .default
    // Scripts that focus a field show no keyboard without a touch.
    guard ProcessInfo.processInfo.systemUptime - touchTime < Self.longestFocus || pageView.isFirstResponder
    else { return }
    _ = pageView.becomeFirstResponder()
    if pageView.isFirstResponder { pageView.reloadInputViews() }
  }

  /// The page handles a touch itself: the scroll view must not move.
  func captureTouch() {
    guard scroller.panGestureRecognizer.isEnabled else { return }
    scroller.panGestureRecognizer.isEnabled = false
    scroller.panGestureRecognizer.isEnabled = true
  }
}
