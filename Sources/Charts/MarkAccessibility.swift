import SwiftUI
import UIKit

/// The accessibility elements of marks, over the plot area.
struct MarkAccessibilityView: UIViewRepresentable {
  let geometry: ChartGeometry

  func makeUIView(context: Context) -> MarkElementsView { MarkElementsView() }
  func updateUIView(_ view: MarkElementsView, context: Context) {
    view.geometry = geometry
  }
}

/// A view with an element for each mark, made when they are read.
final class MarkElementsView: UIView {
  var geometry: ChartGeometry? {
    didSet { elements = nil }
  }
  private var elements: [Any]?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .clear
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var accessibilityElements: [Any]? {
    get {
      if let elements { return elements }
      guard let geometry else { return nil }
      elements = geometry.marks.indices.compactMap { element(geometry, $0) }
      return elements
    }
    set { elements = newValue }
  }

  private func element(_ geometry: ChartGeometry, _ index: Int) -> UIAccessibilityElement? {
    let mark = geometry.marks[index]
    guard let frame = geometry.frames[index], !mark.style.isAccessibilityHidden else { return nil }
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = mark.style.accessibilityLabel ?? MarkDescription(mark).label
    element.accessibilityValue = mark.style.accessibilityValue ?? MarkDescription(mark).value
    element.accessibilityIdentifier = mark.style.accessibilityIdentifier
    // Lines and points need an area that can be touched.
    element.accessibilityFrameInContainerSpace = frame.insetBy(
      dx: min(0, (frame.width - 8) / 2), dy: min(0, (frame.height - 8) / 2))
    return element
  }
}

/// The spoken text of a mark.
@MainActor
struct MarkDescription {
  /// The place of the mark and its series.
  let label: String
  /// The quantity with the name of its axis.
  let value: String

  init(_ mark: Mark) {
    func text(_ position: MarkPosition) -> String {
      let data = position.data
      let format = ValueFormat(data)
      if case .bin(let lower, .date) = position { return format.text(lower) }
      return data.map(format.text).joined(separator: "–")
    }
    func name(_ label: Text?) -> String {
      label.map { TextResolver(EnvironmentValues()).attributed($0).string } ?? ""
    }
    var series: [String] = []
    if case .key(let key)? = mark.style.foreground { series.append(ValueFormat([]).text(key.datum)) }
    if mark.isSector {
      label = series.first ?? name(mark.xLabel)
      value = text(mark.x)
      return
    }
    let isHorizontal = mark.x.isNumeric && !mark.y.isNumeric && !mark.y.data.isEmpty
    let (place, quantity) = isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
    let quantityName = name(isHorizontal ? mark.xLabel : mark.yLabel)
    label = ([text(place)] + series.filter { $0 != text(place) }).filter { !$0.isEmpty }.joined(
      separator: ", ")
    let amount = text(quantity)
    value = [quantityName, amount].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
