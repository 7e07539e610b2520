import UIKit

/// The visible properties of a view besides its position and layer.
@MainActor
enum ViewDetails {
  static func add(_ view: UIView, to text: inout String) {
    if !view.transform.isIdentity { text += " transformed" }
    switch view {
    case let label as UILabel:
      text += " “\(label.text ?? "")” \(font(label.font)) \(color(label.textColor, in: view))"
      if label.numberOfLines != 1 { text += " lines \(label.numberOfLines)" }
    case let field as UITextField:
      text += " “\(field.text ?? "")” “\(field.placeholder ?? "")” \(font(field.font))"
      text += " \(color(field.textColor, in: view))"
      if field.isFirstResponder { text += " editing" }
    case let area as UITextView:
      text += " “\(area.text ?? "")” \(font(area.font)) \(color(area.textColor, in: view))"
      if area.isFirstResponder { text += " editing" }
    case let image as UIImageView:
      if let size = image.image?.size { text += " image \(round(size.width)) x \(round(size.height))" }
      text += " tint \(color(image.tintColor, in: view))"
    case let cell as UITableViewCell:
      if cell.isSelected { text += " selected" }
      if cell.isEditing { text += " editing" }
    case let cell as UICollectionViewCell:
      if cell.isSelected { text += " selected" }
    default: break
    }
    if let control = view as? UIControl { text += controlDetails(control) }
    // Pages besides the current one are created on demand.
    if let scroll = view as? UIScrollView, !scroll.isPagingEnabled {
      let insets = scroll.adjustedContentInset
      text +=
        " insets \(round(insets.top)) \(round(insets.left)) \(round(insets.bottom)) \(round(insets.right))"
    }
    if !view.isUserInteractionEnabled { text += " untouchable" }
  }

  private static func controlDetails(_ control: UIControl) -> String {
    var text = control.state == [] ? "" : " state \(control.state.rawValue)"
    switch control {
    case let toggle as UISwitch: text += toggle.isOn ? " on" : " off"
    case let slider as UISlider: text += " value \(slider.value)"
    case let segments as UISegmentedControl: text += " segment \(segments.selectedSegmentIndex)"
    case let pages as UIPageControl: text += " page \(pages.currentPage) of \(pages.numberOfPages)"
    case let stepper as UIStepper: text += " value \(stepper.value)"
    default: break
    }
    return text
  }

  private static func font(_ font: UIFont?) -> String {
    guard let font else { return "" }
    return "\(font.fontName) \(round(font.pointSize))"
  }

  private static func color(_ color: UIColor?, in view: UIView) -> String {
    guard let color else { return "" }
    let packed = ScreenTree.packed(color.resolvedColor(with: view.traitCollection).cgColor)
    return "#" + String(packed, radix: 16)
  }
}

/// The visible properties of a layer besides its position, background and opacity.
@MainActor
enum LayerDetails {
  static func text(of layer: CALayer) -> String {
    var text = ""
    if layer.cornerRadius > 0 { text += " radius \(round(layer.cornerRadius))" }
    if layer.borderWidth > 0 {
      text += " border \(layer.borderWidth) #" + String(ScreenTree.packed(layer.borderColor), radix: 16)
    }
    if layer.shadowOpacity > 0 { text += " shadow \(layer.shadowOpacity)" }
    if let shape = layer as? CAShapeLayer {
      let box = shape.path?.boundingBoxOfPath ?? .zero
      text += " path \(round(box.width)) x \(round(box.height))"
      text += " fill #" + String(ScreenTree.packed(shape.fillColor), radix: 16)
      text += " stroke #" + String(ScreenTree.packed(shape.strokeColor), radix: 16)
    }
    return text
  }
}

/// Returns a length in half points, without an unnecessary fraction.
func round(_ value: CGFloat) -> String {
  let halves = (value * 2).rounded()
  guard abs(halves) < 1e8 else { return "\(value)" }
  return halves.truncatingRemainder(dividingBy: 2) == 0 ? "\(Int(halves / 2))" : "\(halves / 2)"
}
