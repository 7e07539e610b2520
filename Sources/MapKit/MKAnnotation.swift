import FoundationExtensions
import UIKit

/// A point of interest on a map.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D() }
    set {}
  }
  public override init() { super.init() }
}

open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  public override init() { super.init() }
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    super.init()
    place = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// The place of the device on a map.
open class MKUserLocation: NSObject, MKAnnotation {
  open internal(set) var location: CLLocation?
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { location == nil }
  open var title: String?
  open var subtitle: String?
}

/// The view of an annotation.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

  open var annotation: (any MKAnnotation)? { didSet { updateAccessibility() } }
  public let reuseIdentifier: String?
  open var image: UIImage? { didSet { updateImage() } }
  /// The offset of the view's center from its coordinate.
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var isEnabled = true
  open var isDraggable = false
  open var dragState = DragState.none
  open var isSelected = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  /// Annotations of one identifier whose views overlap are replaced by a cluster; nil prevents it.
  open var clusteringIdentifier: String? {
    didSet { if clusteringIdentifier != oldValue { (superview as? MKMapView)?.setNeedsClusters() } }
  }
  /// The view of the cluster that replaces this view.
  open internal(set) weak var cluster: MKAnnotationView?
  /// The area that collides with other views.
  open var collisionMode = CollisionMode.rectangle
  /// The priority among views that overlap. Without effect: only clusters replace views.
  open var displayPriority = MKFeatureDisplayPriority.required
  private let imageView = UIImageView()

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    updateAccessibility()
  }

  public override convenience init(frame: CGRect) { self.init(annotation: nil, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  private func updateAccessibility() {
    accessibilityLabel =
      annotation?.title ?? (annotation is MKUserLocation ? SystemString.location.text : nil)
  }

  private func updateImage() {
    imageView.image = image
    guard let image else { return }
    bounds = CGRect(origin: .zero, size: image.size)
    imageView.frame = bounds
  }

  open func prepareForReuse() { setSelected(false, animated: false) }
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

/// An annotation as a balloon with a symbol.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphTintColor: UIColor? { didSet { updateGlyph() } }
  open var glyphText: String? { didSet { updateGlyph() } }
  open var glyphImage: UIImage? { didSet { updateGlyph() } }
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
  /// Whether the title is drawn below the balloon. An adaptive title is drawn, also above other titles.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { updateTitles() } }
  /// Whether the subtitle is drawn below the title. An adaptive subtitle is drawn while the annotation is selected.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { updateTitles() } }
  open override var annotation: (any MKAnnotation)? { didSet { updateTitles() } }
  open override var isSelected: Bool { didSet { updateTitles() } }
  private let titles = UILabel()
  private let glyph = UILabel()
  private let glyphPicture = UIImageView(image: UIImage(systemName: "mappin"))

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame = CGRect(x: 0, y: 0, width: 32, height: 40)
    centerOffset = CGPoint(x: 0, y: -20)
    backgroundColor = .clear
    isOpaque = false
    glyph.textAlignment = .center
    glyph.font = .systemFont(ofSize: 14, weight: .semibold)
    for part in [glyph, glyphPicture] as [UIView] {
      part.frame = CGRect(x: 6, y: 5, width: 20, height: 20)
      addSubview(part)
    }
    glyphPicture.contentMode = .scaleAspectFit
    titles.numberOfLines = 0
    titles.textAlignment = .center
    // A halo keeps the text readable above roads and borders.
    titles.layer.shadowOpacity = 1
    titles.layer.shadowRadius = 1
    titles.layer.shadowOffset = .zero
    addSubview(titles)
    updateGlyph()
    updateTitles()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The widest title, in points.
  private static let titleWidth = 120.0

  private func updateTitles() {
    let title = titleVisibility == .hidden ? nil : annotation?.title ?? nil
    let showsSubtitle = subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected
    let subtitle = showsSubtitle ? annotation?.subtitle ?? nil : nil
    let text = NSMutableAttributedString(
      string: title ?? "",
      attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: UIColor.label])
    if let subtitle, !subtitle.isEmpty {
      text.append(
        NSAttributedString(
          string: text.length == 0 ? subtitle : "\n" + subtitle,
          attributes: [
            .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.secondaryLabel,
          ]))
    }
    titles.attributedText = text
    titles.isHidden = text.length == 0
    titles.layer.shadowColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
    let size = titles.sizeThatFits(CGSize(width: Self.titleWidth, height: .greatestFiniteMagnitude))
    titles.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: 40, width: size.width, height: size.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateTitles()
  }

  private func updateGlyph() {
    glyph.text = glyphText
    glyph.textColor = glyphTintColor ?? .white
    glyphPicture.image = glyphImage ?? UIImage(systemName: "mappin")
    glyphPicture.tintColor = glyphTintColor ?? .white
    glyphPicture.isHidden = glyphText != nil
  }

  open override func draw(_ rect: CGRect) {
    (markerTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: CGRect(x: 1, y: 0, width: 30, height: 30)).fill()
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: 10, y: 28))
    tip.addLine(to: CGPoint(x: 16, y: 38))
    tip.addLine(to: CGPoint(x: 22, y: 28))
    tip.close()
    tip.fill()
  }
}

/// An annotation as a pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKMarkerAnnotationView {
  open var pinTintColor: UIColor! {
    get { markerTintColor ?? .systemRed }
    set { markerTintColor = newValue }
  }
  open var animatesDrop = false

  /// The color of destinations.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The color of starting points.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The color of points that the user has set.
  open class func purplePinColor() -> UIColor { .systemPurple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    titleVisibility = .hidden
    subtitleVisibility = .hidden
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view of the device's place: a blue dot.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    backgroundColor = .systemBlue
    layer.cornerRadius = 11
    layer.borderWidth = 3
    layer.borderColor = UIColor.white.cgColor
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
