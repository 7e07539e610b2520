import OrderedDiff

extension CollectionEngine {
  /// Creates and positions the view of an element; `nil`, after a fault, if the app does not provide one.
  func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> DisplayedElement? {
    guard let view = makeView(attributes) else { return nil }
    let element = DisplayedElement(view, attributes.key, attributes)
    view.elementRecord.element = element
    view.elementRecord.engine = self
    live[attributes.key] = element
    UIView.performWithoutAnimation { place(element) }
    return element
  }

  private func place(_ element: DisplayedElement) {
    let (view, attributes) = (element.view, element.attributes)
    if attributes.zIndex != 0 { usesOrder = true }
    if attributes.zIndex == 0, view.layer.zPosition != 0 { view.layer.zPosition = 0 }
    element.apply(attributes, always: view.elementRecord.applied !== attributes)
    view.elementRecord.applied = nil
    if view.superview !== host {
      if element.key.kind.isDecoration {
        host.insertSubview(view, at: 0)
      } else {
        host.addSubview(view)
      }
    }
    let isSelected = element.key.kind.isCell && selection.contains(element.key.path)
    view.elementSetSelected(isSelected, animated: false)
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> (any CollectionElementView)? {
    let kind = attributes.key.kind
    switch kind.category {
    case .cell:
      guard contains(attributes.key.path) else { return nil }
      let path = dataPath(of: attributes.key.path)
      return asking(attributes) { host.engineMakeCell(at: IndexPath(path)) }
    case .supplementaryView:
      return asking(attributes) {
        host.engineMakeSupplementaryView(ofKind: kind.name ?? "", at: attributes.indexPath)
      }
    case .decorationView: return makeDecoration(attributes)
    }
  }

  private func asking(
    _ attributes: UICollectionViewLayoutAttributes, _ ask: () -> (any CollectionElementView)?
  ) -> (any CollectionElementView)? {
    let outer = (requested, handedOut, requestNumber)
    requested = attributes
    handedOut = []
    requestCount += 1
    requestNumber = requestCount
    RegistrationNames.currentRequest = requestNumber
    let view = ask()
    let unused = handedOut.filter { $0 !== view }
    (requested, handedOut, requestNumber) = outer
    RegistrationNames.currentRequest = requestNumber
    if let view, isInUse(view) {
      UIKitFault.raise(
        .internalInconsistency,
        """
        Attempted to display a view that is in use already: \(view) was returned for index path \
        \(attributes.key.path), but is shown for another element.
        """)
      unused.forEach(dismissImmediately)
      return nil
    }
    unused.forEach(dismissImmediately)
    if let first = unused.first, host.engineOwner == .collectionView {
      UIKitFault.raise(
        .internalInconsistency,
        """
        Expected dequeued view to be returned to the collection view in preparation for display. When the \
        collection view's data source is asked to provide a view for a given index path, ensure that a single \
        view is dequeued and returned to the collection view. Dequeued view: \(first); collection view: \(host)
        """)
    }
    return view
  }

  private func isInUse(_ view: any CollectionElementView) -> Bool {
    view.elementRecord.element != nil
  }

  package func dismissImmediately(_ view: any CollectionElementView) {
    view.elementRecord.element = nil
    guard let identifier = view.elementRecord.reuseIdentifier, let kind = view.elementRecord.kind else {
      return view.removeFromSuperview()
    }
    reuse.put(view, for: ReuseQueues.Name(kind, identifier))
    unhidden.append(view)
  }

  private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes)
    -> (any CollectionElementView)?
  {
    let kind = attributes.key.kind
    let name = ReuseQueues.Name(kind, "")
    if let view = reuse.take(name) {
      view.prepareForReuse()
      return view
    }
    var source: UIView?
    switch layout.decorationSource(ofKind: kind.name ?? "") {
    case .viewClass(let type): source = UIView.make(type, frame: attributes.frame)
    case .maker(let make): source = make()
    case nil: source = nil
    }
    guard let view = source as? any CollectionElementView else {
      UIKitFault.raise(
        .internalInconsistency,
        """
        could not dequeue a view of kind: \(kind.name ?? "") - must register a nib or a class for the identifier \
        or connect a prototype in a storyboard
        """)
      return nil
    }
    note(view, kind, "")
    return view
  }

  // MARK: Dequeueing

  package func register(_ source: ReuseQueues.Source?, _ kind: ElementKind, _ identifier: String) {
    reuse.register(source, for: ReuseQueues.Name(kind, identifier))
  }

  /// Returns a reused or new view for a requested element, already positioned.
  package func dequeue(_ kind: ElementKind, _ identifier: String, for indexPath: IndexPath)
    -> (any CollectionElementView)?
  {
    if let shown = reconfigured, shown.key == ElementKey(kind, indexPath),
      shown.view.elementRecord.reuseIdentifier == identifier
    {
      return shown.view
    }
    let name = ReuseQueues.Name(kind, identifier)
    let attributes = requestedAttributes(kind, indexPath)
    if let view = reuse.take(name) {
      unhide(view)
      if let attributes { DisplayedElement(view, attributes.key, attributes).apply(attributes) }
      view.prepareForReuse()
      give(attributes, to: view)
      handedOut.append(view)
      return view
    }
    guard let made = reuse.make(name, frame: attributes?.frame ?? .zero) else { return nil }
    guard let view = made as? any CollectionElementView else { return nil }
    note(view, kind, identifier)
    if let attributes { DisplayedElement(view, attributes.key, attributes).apply(attributes) }
    give(attributes, to: view)
    handedOut.append(view)
    return view
  }

  /// Applies attributes before the app configures the view, so that it knows its role: row or header, and in
  /// which list.
  private func give(_ attributes: UICollectionViewLayoutAttributes?, to view: any CollectionElementView) {
    guard let attributes else { return }
    view.elementRecord.applied = attributes
    view.elementApply(attributes)
  }

  private func requestedAttributes(_ kind: ElementKind, _ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if let requested, requested.key.kind == kind,
      requested.indexPath == indexPath || movement != nil
    {
      return requested
    }
    guard areCountsKnown, !isLayoutStale else { return nil }
    return layoutAttributes(ElementKey(kind, indexPath))
  }

  private func note(_ view: any CollectionElementView, _ kind: ElementKind, _ identifier: String) {
    view.elementRecord.kind = kind
    view.elementRecord.reuseIdentifier = identifier
  }

  /// Returns the layout attributes of an element.
  package func layoutAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind.category {
    case .cell: contains(key.path) ? layout.layoutAttributesForItem(at: key.indexPath) : nil
    case .supplementaryView:
      counts.indices.contains(key.path.section) || key.odd != nil
        ? layout.layoutAttributesForSupplementaryView(ofKind: key.kind.name ?? "", at: key.indexPath) : nil
    case .decorationView:
      layout.layoutAttributesForDecorationView(ofKind: key.kind.name ?? "", at: key.indexPath)
    }
  }

  // MARK: Display

  func display(_ element: DisplayedElement) {
    guard !element.isDisplayed else { return }
    element.isDisplayed = true
    host.engineWillDisplay(element.view, element.key.kind, at: element.key.indexPath)
  }

  /// Removes a view from the screen for reuse.
  func recycle(_ element: DisplayedElement) {
    if live[element.key] === element { live[element.key] = nil }
    retire(element)
  }

  /// Enqueues a view that is no longer live.
  func retire(_ element: DisplayedElement) {
    let view = element.view
    leaving[ObjectIdentifier(view)] = nil
    if hasFocus(element) { view.endEditing(true) }
    if touched?.key == element.key { cancelTouch() }
    if element.wasAnimated { view.layer.removeAllAnimations() }
    if element.attributes.isHidden { view.elementRecord.isWaiting = true }
    if element.isDisplayed {
      element.isDisplayed = false
      host.engineDidEndDisplaying(view, element.key.kind, at: element.key.indexPath)
    }
    dismissImmediately(view)
  }

  /// Enqueues all views.
  func recycleAll() {
    let elements = live.inOrder().reversed()
    live.removeAll(keepingCapacity: true)
    tileRect = .null
    for element in elements { retire(element) }
    for element in leaving.values.sorted(by: { $1.key < $0.key }) { retire(element) }
  }

  private func unhide(_ view: any CollectionElementView) {
    if let index = unhidden.lastIndex(where: { $0 === view }) { unhidden.remove(at: index) }
    view.elementRecord.isWaiting = false
    if view.isHidden { view.isHidden = false }
  }

  /// Hides views that were not reused in this pass.
  func hideUnused() {
    guard !unhidden.isEmpty else { return }
    for view in unhidden {
      view.isHidden = true
      view.elementRecord.isWaiting = true
    }
    unhidden.removeAll(keepingCapacity: true)
  }
}
