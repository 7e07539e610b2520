import AutomationProtocol
import Foundation

/// The text representation of elements, in the format of XCTest's `debugDescription`.
enum ElementText {
  /// One element: type, address, frame, texts and states.
  static func line(_ element: ElementSnapshot) -> String {
    let type = element.type.displayName + (element.flags.contains(.main) ? " (Main)" : "")
    var parts = [type, "0x" + String(0x1_0000_0000 + UInt64(element.id) * 0x120, radix: 16)]
    if element.type == .application {
      parts.append("pid: \(TestSession.shared.frontProcess?.identifier ?? 0)")
    } else {
      parts.append(rectangle(element.frame))
    }
    if !element.identifier.isEmpty { parts.append("identifier: '\(element.identifier)'") }
    if !element.title.isEmpty { parts.append("title: '\(element.title)'") }
    if !element.label.isEmpty { parts.append("label: '\(element.label)'") }
    if let placeholder = element.placeholder, !placeholder.isEmpty {
      parts.append("placeholderValue: '\(placeholder)'")
    }
    if let value = element.value, !value.text.isEmpty { parts.append("value: \(value.text)") }
    if element.flags.contains(.selected) { parts.append("Selected") }
    if !element.flags.contains(.enabled) { parts.append("Disabled") }
    if element.flags.contains(.focused) { parts.append("Keyboard Focused") }
    return parts.joined(separator: ", ")
  }

  private static func rectangle(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String { String(format: "%.1f", value == 0 ? 0 : value) }
    return
      "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}"
  }

  /// An element and its descendants, one per line.
  static func tree(_ element: ElementSnapshot, indent: Int = 4) -> String {
    var lines: [String] = []
    func add(_ element: ElementSnapshot, _ indent: Int) {
      lines.append(String(repeating: " ", count: indent) + line(element))
      for child in element.children { add(child, indent + 2) }
    }
    for child in element.children { add(child, indent) }
    return ([" →" + line(element)] + lines).joined(separator: "\n")
  }

  /// Returns the description of an element tree.
  ///
  /// - Parameter application: The identifier of the app.
  static func description(
    _ reference: ElementReference, _ trace: [(step: QueryStep?, output: [ElementReference])],
    application: String
  ) -> String {
    var text =
      "Attributes: \(line(reference.snapshot))\nElement subtree:\n\(tree(reference.snapshot))\nPath to element:\n"
    for (depth, element) in (reference.path + [reference.snapshot]).enumerated() {
      text += String(repeating: " ", count: depth * 2 + 1) + "→" + line(element) + "\n"
    }
    text += "Query chain:\n"
    for (depth, entry) in trace.enumerated() {
      let indent = String(repeating: " ", count: depth * 2 + 1)
      text +=
        "\(indent)→Find: \(entry.step?.description ?? "Target Application '\(application)'")\n\(indent)  Output: {\n"
      for output in entry.output.prefix(20) { text += "\(indent)    \(line(output.snapshot))\n" }
      text += "\(indent)  }\n"
    }
    return text
  }
}
