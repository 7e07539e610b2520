import InterfaceDocuments

extension UIView {
  /// Decodes the properties of all views. Called by `UIView.init(coder:)`, before subclasses decode theirs.
  func readView(_ coder: InterfaceCoder) {
    let element = coder.element
    let loader = coder.loader
    loader.enter(self, element)
    if let id = element.id, loader.document.anchors.contains(id) { extendedState.interfaceIdentifier = id }
    if let frame = coder.rect("frame") ?? insetFrame(element, loader) { self.frame = frame }
    readLayout(coder)
    applyView(coder)
    for child in element.contents(of: "subviews") {
      loader.containerSize = bounds.size
      if let view = loader.makeView(child) { addSubview(view) }
    }
    for guide in element.children where guide.name == "viewLayoutGuide" { readGuide(guide, loader) }
    for guide in element.contents(of: "layoutGuides") where guide.name == "layoutGuide" {
      let own = UILayoutGuide()
      own.identifier = guide["identifier"] ?? ""
      addLayoutGuide(own)
      if let id = guide.id { loader.objects[id] = own }
    }
    if element.first("constraints") != nil { loader.constraints.append((element, self)) }
    if !element.variations.isEmpty { loader.addVariations(of: element, self) }
  }

  /// Returns the frame of a view specified by distances from its superview, as written by Xcode 6 and 7.
  private func insetFrame(_ element: InterfaceElement, _ loader: InterfaceLoader) -> CGRect? {
    guard let inset = element.value(of: "frameInset") else { return nil }
    func span(_ low: String, _ high: String, _ length: String, in whole: CGFloat) -> (CGFloat, CGFloat) {
      let (first, last) = (inset.number(low), inset.number(high))
      let size = inset.number(length) ?? max(0, Double(whole) - (first ?? 0) - (last ?? 0))
      if let first { return (first, size) }
      return (last.map { Double(whole) - $0 - size } ?? 0, size)
    }
    let (x, width) = span("minX", "maxX", "width", in: loader.containerSize.width)
    let (y, height) = span("minY", "maxY", "height", in: loader.containerSize.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func readLayout(_ coder: InterfaceCoder) {
    let masks: KeyValuePairs<String, AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
      "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight,
      "flexibleMaxY": .flexibleBottomMargin,
    ]
    if let mask = coder.flags("autoresizingMask", masks) { autoresizingMask = mask }
    // A fixed frame is kept by its own constraints, which are equivalent to the mask.
    let isFixed = coder.bool("fixedFrame") ?? false
    if let translates = coder.bool("translatesAutoresizingMaskIntoConstraints"), !isFixed {
      translatesAutoresizingMaskIntoConstraints = translates
    }
    for (key, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      if let priority = coder.number("\(key)HuggingPriority") {
        setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
      }
      if let priority = coder.number("\(key)CompressionResistancePriority") {
        setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
      }
    }
    if let margins = coder.insets("layoutMargins") { layoutMargins = margins }
    if let margins = coder.directionalInsets("directionalLayoutMargins") {
      directionalLayoutMargins = margins
    }
    if let preserves = coder.bool("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = preserves
    }
    if let insets = coder.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = insets }
  }

  private func readGuide(_ element: InterfaceElement, _ loader: InterfaceLoader) {
    guard let id = element.id else { return }
    switch element.key {
    case "safeArea": loader.objects[id] = safeAreaLayoutGuide
    case "layoutMargins": loader.objects[id] = layoutMarginsGuide
    case "readableContent", "readableContentGuide": loader.objects[id] = readableContentGuide
    case "contentLayoutGuide": loader.objects[id] = (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": loader.objects[id] = (self as? UIScrollView)?.frameLayoutGuide
    default: loader.report(element, "the guide \(element.key ?? "") is unknown")
    }
  }

  /// Sets the attributes that the element contains.
  func applyView(_ coder: InterfaceCoder) {
    if let color = coder.color("backgroundColor") { backgroundColor = color }
    if let color = coder.color("tintColor") { tintColor = color }
    if let opaque = coder.bool("opaque") { isOpaque = opaque }
    if let hidden = coder.bool("hidden") { isHidden = hidden }
    if let alpha = coder.number("alpha") { self.alpha = alpha }
    if let tag = coder.integer("tag") { self.tag = tag }
    if let enabled = coder.bool("userInteractionEnabled") { isUserInteractionEnabled = enabled }
    if let multiple = coder.bool("multipleTouchEnabled") { isMultipleTouchEnabled = multiple }
    if let exclusive = coder.bool("exclusiveTouch") { isExclusiveTouch = exclusive }
    if let clips = coder.bool("clipsSubviews") { clipsToBounds = clips }
    if let clears = coder.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
    if let resizes = coder.bool("autoresizesSubviews") { autoresizesSubviews = resizes }
    if let identifier = coder.raw("restorationIdentifier") { restorationIdentifier = identifier }
    if let mode = coder.choice("contentMode", InterfaceNames.contentMode) { contentMode = mode }
    let attributes: KeyValuePairs<String, UISemanticContentAttribute> = [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight,
      "forceRightToLeft": .forceRightToLeft,
    ]
    if let attribute = coder.choice("semanticContentAttribute", attributes) {
      semanticContentAttribute = attribute
    }
    if let accessibility = coder.child("accessibilityConfiguration") {
      readAccessibility(coder.coder(for: accessibility))
    }
  }

  private func readAccessibility(_ coder: InterfaceCoder) {
    if let label = coder.string("label") { accessibilityLabel = label }
    if let hint = coder.string("hint") { accessibilityHint = hint }
    if let value = coder.string("value") { accessibilityValue = value }
    if let identifier = coder.raw("identifier") { accessibilityIdentifier = identifier }
    if let isElement = coder.child("isElement") { isAccessibilityElement = isElement.flag("value") }
    let traits: KeyValuePairs<String, UIAccessibilityTraits> = [
      "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
      "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
      "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "startsMediaSession": .startsMediaSession, "adjustable": .adjustable, "header": .header,
    ]
    if let traits = coder.flags("traits", traits) { accessibilityTraits = traits }
  }

  /// Sets the attributes of the coder's element again, for any view class.
  func applyInterface(_ coder: InterfaceCoder) {
    applyView(coder)
    (self as? UILabel)?.applyLabel(coder)
    (self as? UIImageView)?.applyImageView(coder)
    (self as? UIStackView)?.applyStack(coder)
    (self as? UIScrollView)?.applyScrollView(coder)
    (self as? UIControl)?.applyControl(coder)
    (self as? UIButton)?.applyButton(coder)
  }
}
