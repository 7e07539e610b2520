import AutomationProtocol
import Foundation
import UIKit

/// Records a person's actions in the app's window as statements of a UI test.
@MainActor
package final class ActionRecorder {
  /// The limits of a tap: the finger's movement in points, and the duration in seconds. A longer touch is a press.
  private static let tapLimits: (distance: CGFloat, duration: TimeInterval) = (10, 0.5)
  /// The longest swipe, in seconds; a longer movement is a drag.
  private static let swipeDuration = 0.6
  /// The longest pause within one turn of a mouse wheel, in seconds.
  private static let wheelPause = 0.5

  private struct Touch {
    let start: CGPoint
    let time: TimeInterval
    let path: [ElementSnapshot]?
    let screen: CGRect
    let scroll: Scroll?
  }

  /// A scroll view that an action may move, and its position before.
  @MainActor
  private struct Scroll {
    /// The shortest distance that counts, in points. Recognizers begin after ten.
    static let least: CGFloat = 10

    weak var view: UIScrollView?
    let start: CGPoint
    let phrase: String

    init?(_ path: [ElementSnapshot]?, in tree: ElementTree) {
      guard let scroller = path.flatMap(ElementPhrase.scroller), let last = scroller.last,
        let view = tree.element(last.id) as? UIScrollView, !view.isPagingEnabled
      else { return nil }
      self.view = view
      start = view.contentOffset
      phrase = ElementPhrase.text(scroller)
    }

    /// The statement that moves the view as far, since swipes end elsewhere on a screen of another size; `nil` if the view is
    /// where it was.
    var statement: String? {
      guard let end = view?.contentOffset else { return nil }
      let (dx, dy) = ((end.x - start.x).rounded(), (end.y - start.y).rounded())
      guard max(abs(dx), abs(dy)) >= Self.least else { return nil }
      return RecordedTest.scrolling(phrase, dx: Int(dx), dy: Int(dy))
    }
  }

  private static var shared: ActionRecorder?

  private let file: URL
  private let tree = ElementTree()
  private var test: RecordedTest
  private var touch: Touch?
  private var lastWheel: (time: TimeInterval, statement: String)?
  /// A statement that depends on the value of a control, evaluated when the interface is idle.
  private var pending: (@MainActor () -> String?)?
  /// A movement whose statement is replaced when the interface is idle.
  private var scroll: Scroll?

  /// Starts recording to a file.
  package static func start(file: URL) {
    let recorder = ActionRecorder(file: file)
    shared = recorder
    UIWindowScene.inputObserver = { scene, event in recorder.observe(event, in: scene) }
    recorder.write()
  }

  package static func stop() {
    shared?.resolvePending()
    shared = nil
    UIWindowScene.inputObserver = nil
  }

  private init(file: URL) {
    self.file = file
    let name = file.deletingPathExtension().lastPathComponent
    test = RecordedTest(
      className: name.filter { $0.isLetter || $0.isNumber || $0 == "_" },
      arguments: Array(CommandLine.arguments.dropFirst()))
  }

  private func add(_ statement: String) {
    test.add(statement)
    write()
  }

  private func write() { try? Data(test.source.utf8).write(to: file, options: .atomic) }

  private func resolvePending() {
    if let statement = scroll?.statement {
      test.replaceLast(with: statement)
      write()
    }
    scroll = nil
    guard let statement = pending?() else { return }
    pending = nil
    add(statement)
  }

  // MARK: Input

  private func observe(_ event: HostEvent, in scene: UIWindowScene) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: began(pointer, in: scene)
      case .up: ended(pointer, in: scene)
      case .cancel: touch = nil
      default: break
      }
    case .scroll(let scroll): scrolled(scroll, in: scene)
    case .text(.commit(let text)): type(text)
    case .key(let key) where key.phase == .down: pressed(key)
    default: break
    }
  }

  private func path(at point: CGPoint, in scene: UIWindowScene) -> [ElementSnapshot]? {
    ElementPhrase.target(at: point, in: tree.snapshot(.app)) { id in
      self.tree.element(id).map { HitTest.reaches($0, at: point, in: scene) } ?? false
    }
  }

  private func began(_ pointer: HostPointerEvent, in scene: UIWindowScene) {
    resolvePending()
    let path = path(at: pointer.location, in: scene)
    touch = Touch(
      start: pointer.location, time: pointer.timestamp, path: path, screen: scene.coordinateSpace.bounds,
      scroll: Scroll(path, in: tree))
  }

  private func ended(_ pointer: HostPointerEvent, in scene: UIWindowScene) {
    guard let touch else { return }
    self.touch = nil
    let (dx, dy) = (pointer.location.x - touch.start.x, pointer.location.y - touch.start.y)
    let duration = pointer.timestamp - touch.time
    let phrase = touch.path.map(ElementPhrase.text)
    if hypot(dx, dy) < Self.tapLimits.distance {
      let action =
        duration < Self.tapLimits.duration
        ? "tap()" : "press(forDuration: \((duration * 10).rounded() / 10))"
      return add("\(phrase ?? coordinate(touch.start, touch.screen)).\(action)")
    }
    if let path = touch.path, let phrase, let control = path.last, adjust(control, phrase) { return }
    scroll = touch.scroll
    if duration < Self.swipeDuration {
      let direction = abs(dx) > abs(dy) ? (dx < 0 ? "Left" : "Right") : (dy < 0 ? "Up" : "Down")
      let swiped = touch.path.flatMap { abs(dx) > abs(dy) ? $0 : ElementPhrase.scroller(of: $0) ?? $0 }
      return add("\(swiped.map(ElementPhrase.text) ?? "app").swipe\(direction)()")
    }
    add(
      "\(coordinate(touch.start, touch.screen)).press(forDuration: 0.1, thenDragTo: \(coordinate(pointer.location, touch.screen)))"
    )
  }

  /// Records the adjustment of a slider or picker wheel by its final value.
  private func adjust(_ control: ElementSnapshot, _ phrase: String) -> Bool {
    let view = tree.element(control.id)
    switch control.type {
    case .slider:
      pending = { [weak view] in
        guard let slider = view as? UISlider, slider.maximumValue > slider.minimumValue else { return nil }
        let share = (slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue)
        return "\(phrase).adjust(toNormalizedSliderPosition: \((Double(share) * 100).rounded() / 100))"
      }
    case .pickerWheel:
      // The wheel's value changes as it turns, so the phrase uses the wheel's index.
      let query = phrase.hasSuffix("]") ? "app.pickerWheels.firstMatch" : phrase
      pending = { [weak view] in
        (view as? UIView)?.accessibilityValue.map {
          "\(query).adjust(toPickerWheelValue: \(ElementPhrase.quoted($0)))"
        }
      }
    default: return false
    }
    return true
  }

  private func coordinate(_ point: CGPoint, _ screen: CGRect) -> String {
    func share(_ value: CGFloat, _ whole: CGFloat) -> Double {
      (Double(value / max(whole, 1)) * 1000).rounded() / 1000
    }
    return
      "app.coordinate(withNormalizedOffset: CGVector(dx: \(share(point.x, screen.width)), dy: \(share(point.y, screen.height))))"
  }

  private func scrolled(_ scroll: HostScrollEvent, in scene: UIWindowScene) {
    guard scroll.delta != .zero, let path = path(at: scroll.location, in: scene) else { return }
    let isVertical = abs(scroll.delta.y) >= abs(scroll.delta.x)
    let isForward = isVertical ? scroll.delta.y < 0 : scroll.delta.x < 0
    let direction = isVertical ? (isForward ? "Up" : "Down") : (isForward ? "Left" : "Right")
    let statement =
      "\((ElementPhrase.scroller(of: path) ?? path).isEmpty ? "app" : ElementPhrase.text(ElementPhrase.scroller(of: path) ?? path)).swipe\(direction)()"
    let now = CACurrentMediaTime()
    defer { lastWheel = (now, statement) }
    if let last = lastWheel, last.statement == statement, now - last.time < Self.wheelPause { return }
    resolvePending()
    self.scroll = Scroll(path, in: tree)
    add(statement)
  }

  // MARK: Keys

  private var focused: String { ElementPhrase.focusedField(in: tree.snapshot(.app)) }

  private func type(_ text: String) {
    resolvePending()
    test.type(text, into: focused)
    write()
  }

  private func pressed(_ key: HostKeyEvent) {
    resolvePending()
    let modifiers = [
      (HostModifiers.control, ".control"), (.command, ".command"), (.option, ".option"),
    ].filter { key.modifiers.contains($0.0) }.map(\.1)
    if modifiers.isEmpty {
      switch UIKeyboardHIDUsage(rawValue: key.usage) {
      case .keyboardReturnOrEnter: type("\n")
      case .keyboardDeleteOrBackspace:
        add("\(focused).typeText(XCUIKeyboardKey.delete.rawValue)")
      case .keyboardEscape: add("app.typeKey(.escape, modifierFlags: [])")
      default: break
      }
    } else if let character = key.characters.first, character.isLetter || character.isNumber {
      add(
        "app.typeKey(\(ElementPhrase.quoted(String(character).lowercased())), modifierFlags: [\(modifiers.joined(separator: ", "))])"
      )
    }
  }
}
