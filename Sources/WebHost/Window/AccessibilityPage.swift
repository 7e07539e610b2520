import CoreGraphics
import Foundation
import UIKit

/// The accessibility tree of a window in the words of ARIA.
@MainActor
struct AccessibilityPage {
  /// An element of the page, with the keys of the page's script.
  private struct Entry: Encodable, Equatable {
    var i: UInt32
    /// The ARIA role.
    var r: String
    var l: String?
    var v: String?
    var h: String?
    /// The frame: x, y, width and height, in points.
    var f: [Int]
    /// States as letters: `s` selected, `d` disabled, `c` checked, `u` unchecked, `m` modal.
    var t: String
    /// Whether a person operates the element.
    var a: Bool
    var c: [Entry]
  }

  private final class Known {
    weak var element: UIResponder?
    let number: UInt32
    init(_ element: UIResponder, _ number: UInt32) {
      self.element = element
      self.number = number
    }
  }

  private var numbers: [ObjectIdentifier: Known] = [:]
  private var elements: [UInt32: Known] = [:]
  private var lastNumber: UInt32 = 0
  private var last: [Entry] = []

  /// Returns the tree in JSON; `nil` if it has not changed.
  mutating func update(_ nodes: [AccessibilityNode]) -> [UInt8]? {
    let tree = nodes.flatMap { entries(of: $0.children) }
    guard tree != last else { return nil }
    last = tree
    return (try? JSONEncoder().encode(tree)).map(Array.init)
  }

  private mutating func number(of element: UIResponder) -> UInt32 {
    if let known = numbers[ObjectIdentifier(element)], known.element === element { return known.number }
    lastNumber += 1
    let known = Known(element, lastNumber)
    numbers[ObjectIdentifier(element)] = known
    elements[lastNumber] = known
    if elements.count > 2048 {
      elements = elements.filter { $0.value.element != nil }
      numbers = numbers.filter { $0.value.element != nil }
    }
    return lastNumber
  }

  /// The entries of siblings, without pictures that repeat the control that they are part of.
  private mutating func entries(of nodes: [AccessibilityNode]) -> [Entry] {
    nodes.filter { node in
      node.role != .image
        || !nodes.contains { $0.role.isOperated && $0.label == node.label && $0.frame.contains(node.frame) }
    }.map { entry($0) }
  }

  /// The elements inside a node. ARIA allows no control inside a control, so a row that is one button is not two.
  private func contents(of node: AccessibilityNode) -> [AccessibilityNode] {
    guard node.role == .cell, node.children.count == 1, node.children[0].label == node.label else {
      return node.children
    }
    return []
  }

  private mutating func entry(_ node: AccessibilityNode) -> Entry {
    let field = node.element as? UITextField
    let label = node.label ?? ""
    let isField = node.role == .field || node.role == .searchField
    var states = ""
    if node.traits.contains(.selected) { states += "s" }
    if node.traits.contains(.notEnabled) { states += "d" }
    if node.role == .toggle { states += node.value == "1" ? "c" : "u" }
    let isModal = (node.element as? UIView)?.accessibilityViewIsModal == true
    let frame = node.frame.standardized.integral
    let contents = contents(of: node)
    let role = isModal ? "dialog" : Self.role(node, hasContents: !contents.isEmpty)
    let name = label.isEmpty ? field?.placeholder ?? Self.name(ofLandmark: node, isModal) : label
    return Entry(
      i: number(of: node.element), r: role, l: name,
      v: node.role == .toggle ? nil : isField ? field?.text ?? node.value : node.value,
      h: node.hint,
      f: [frame.minX, frame.minY, frame.width, frame.height].map { Int(min(max($0, -1e6), 1e6)) },
      t: states, a: Self.operatedRoles.contains(role), c: entries(of: contents))
  }

  private static let operatedRoles: Set<String> = [
    "button", "link", "textbox", "searchbox", "switch", "slider", "tab",
  ]

  /// The name of a bar or dialog without a label: that of its heading.
  private static func name(ofLandmark node: AccessibilityNode, _ isModal: Bool) -> String? {
    guard node.role == .navigationBar || isModal else { return nil }
    var waiting = node.children
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      if next.role == .heading || isModal && next.role == .text, let label = next.label, !label.isEmpty {
        return label
      }
      waiting += next.children
    }
    return nil
  }

  private static func role(_ node: AccessibilityNode, hasContents: Bool) -> String {
    switch node.role {
    case .window, .group, .element, .map, .webPage: "group"
    case .list: "list"
    case .navigationBar: "navigation"
    case .toolbar: "toolbar"
    case .tabBar: "tablist"
    case .button, .key: "button"
    case .link: "link"
    case .image: "img"
    case .text: "text"
    case .heading: "heading"
    case .field: "textbox"
    case .searchField: "searchbox"
    case .toggle: "switch"
    case .slider, .pages, .picker: "slider"
    case .progress: "progressbar"
    case .tab: "tab"
    // A row with controls is not one itself.
    case .cell: hasContents ? "group" : "button"
    }
  }

  func perform(_ action: PageMessage.ElementAction, on number: UInt32, _ value: String) {
    guard let element = elements[number]?.element else { return }
    switch action {
    case .activate: AccessibilityNode.activate(element)
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .setValue:
      guard let input = element as? UIResponder & UITextInput, element.becomeFirstResponder() else { return }
      if let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) {
        input.replace(all, withText: value)
      }
    case .focus: if element is any UITextInput { _ = element.becomeFirstResponder() }
    case .escape: _ = element.accessibilityPerformEscape()
    }
  }
}
