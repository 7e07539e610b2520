import UIKit

/// Parallels and meridians, with labels.
@MainActor
struct MapGraticule {
  let isDark: Bool
  let isSatellite: Bool

  private var background: UIColor {
    if isSatellite { return UIColor(red: 0.10, green: 0.16, blue: 0.22, alpha: 1) }
    return isDark
      ? UIColor(red: 0.15, green: 0.17, blue: 0.20, alpha: 1)
      : UIColor(red: 0.90, green: 0.94, blue: 0.96, alpha: 1)
  }

  private var line: UIColor { UIColor(white: isDark || isSatellite ? 1 : 0, alpha: 0.14) }
  private var text: UIColor { UIColor(white: isDark || isSatellite ? 1 : 0, alpha: 0.45) }

  /// The distance of lines in degrees: about six of them are visible.
  private static func step(_ degrees: Double) -> Double {
    let steps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.000_5, 0.000_1]
    return steps.last { degrees / $0 <= 6 } ?? 30
  }

  func fill(_ bounds: CGRect) {
    background.setFill()
    UIRectFill(bounds)
  }

  func draw(_ bounds: CGRect, visible: MKMapRect, place: (MKMapPoint) -> CGPoint) {
    fill(bounds)
    let first = MKMapPoint(x: visible.minX, y: visible.minY).coordinate
    let last = MKMapPoint(x: visible.maxX, y: visible.maxY).coordinate
    guard last.longitude > first.longitude, first.latitude > last.latitude else { return }
    let step = Self.step(last.longitude - first.longitude)
    let digits = step >= 1 ? 0 : Int((-log10(step)).rounded(.up))
    let path = UIBezierPath()
    var labels: [(String, CGPoint)] = []
    for index in Int((first.longitude / step).rounded(.down))...Int((last.longitude / step).rounded(.up)) {
      let degrees = Double(index) * step
      guard abs(degrees) <= 180 else { continue }
      let x = place(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: degrees))).x
      path.move(to: CGPoint(x: x, y: bounds.minY))
      path.addLine(to: CGPoint(x: x, y: bounds.maxY))
      labels.append((label(degrees, digits, "E", "W"), CGPoint(x: x + 3, y: bounds.maxY - 14)))
    }
    for index in Int((last.latitude / step).rounded(.down))...Int((first.latitude / step).rounded(.up)) {
      let degrees = Double(index) * step
      guard abs(degrees) <= 85 else { continue }
      let y = place(MKMapPoint(CLLocationCoordinate2D(latitude: degrees, longitude: 0))).y
      path.move(to: CGPoint(x: bounds.minX, y: y))
      path.addLine(to: CGPoint(x: bounds.maxX, y: y))
      labels.append((label(degrees, digits, "N", "S"), CGPoint(x: bounds.minX + 3, y: y + 1)))
    }
    line.setStroke()
    path.lineWidth = 0.5
    path.stroke()
    for (label, point) in labels {
      (label as NSString).draw(
        at: point, withAttributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: text])
    }
  }

  private func label(_ degrees: Double, _ digits: Int, _ positive: String, _ negative: String) -> String {
    let number = String(format: "%.\(digits)f°", abs(degrees))
    return degrees == 0 ? number : number + (degrees > 0 ? positive : negative)
  }
}

/// The title and accessories of the selected annotation.
final class MapCalloutView: UIView {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private var accessories: [UIView] = []
  private var tapped: (UIControl) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 8
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 1)
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(subtitleLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ view: MKAnnotationView, tapped: @escaping (UIControl) -> Void) {
    self.tapped = tapped
    for accessory in accessories { accessory.removeFromSuperview() }
    for accessory in [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView] {
      // A button of the system has the size of its symbol.
      if let accessory, accessory.bounds.isEmpty { accessory.sizeToFit() }
    }
    titleLabel.text = view.annotation?.title ?? nil
    subtitleLabel.text = view.detailCalloutAccessoryView == nil ? view.annotation?.subtitle ?? nil : nil
    let title = titleLabel.sizeThatFits(CGSize(width: 200, height: 30))
    let subtitle =
      subtitleLabel.text == nil ? .zero : subtitleLabel.sizeThatFits(CGSize(width: 200, height: 30))
    var x: CGFloat = 10
    accessories = []
    if let left = view.leftCalloutAccessoryView {
      left.frame.origin = CGPoint(x: x, y: 8)
      x = left.frame.maxX + 8
      accessories.append(left)
    }
    let width = min(max(title.width, subtitle.width), 200)
    titleLabel.frame = CGRect(x: x, y: 8, width: width, height: title.height)
    subtitleLabel.frame = CGRect(x: x, y: titleLabel.frame.maxY + 1, width: width, height: subtitle.height)
    var bottom = subtitle == .zero ? titleLabel.frame.maxY : subtitleLabel.frame.maxY
    if let detail = view.detailCalloutAccessoryView {
      let size = detail.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      detail.frame = CGRect(x: x, y: bottom + 2, width: min(size.width, 220), height: size.height)
      bottom = detail.frame.maxY
      accessories.append(detail)
    }
    x += width + 10
    if let right = view.rightCalloutAccessoryView {
      right.frame.origin = CGPoint(x: x, y: 8)
      x = right.frame.maxX + 10
      accessories.append(right)
    }
    for accessory in accessories {
      addSubview(accessory)
      bottom = max(bottom, accessory.frame.maxY)
      guard let control = accessory as? UIControl else { continue }
      control.removeAction(identifiedBy: Self.actionIdentifier, for: .touchUpInside)
      control.addAction(
        UIAction(identifier: Self.actionIdentifier) { [weak self, weak control] _ in
          if let control { self?.tapped(control) }
        }, for: .touchUpInside)
    }
    bounds = CGRect(x: 0, y: 0, width: max(x, 60), height: bottom + 8)
    isHidden = false
  }

  private static let actionIdentifier = UIAction.Identifier("callout")
}

/// Makes annotation views of classes that apps register.
@MainActor
enum AnnotationViewFactory {
  static func make(_ type: MKAnnotationView.Type, annotation: any MKAnnotation, identifier: String)
    -> MKAnnotationView
  {
    // A member of another class would be needed for Swift to allow the call: see `DynamicInit`.
    unsafeBitCast(type as AnyClass, to: RequiredAnnotationView.Type.self).init(
      annotation: annotation, reuseIdentifier: identifier)
  }
}

/// Lets the initializer be called through the table of methods.
private class RequiredAnnotationView: MKAnnotationView {
  required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
private final class RequiredAnnotationViewSubclass: RequiredAnnotationView {}
