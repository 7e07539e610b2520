/// The title of a bar when a tap on it opens a menu: with an indicator, and with a text field in its place
/// during renaming.
final class TitleMenuView: UIControl {
  let label = UILabel()
  private let mark = UIImageView(image: TitleMenuView.markImage)
  private var field: UITextField?
  private weak var item: UINavigationItem?

  /// The space between the title and the indicator, in points.
  private static let gap: CGFloat = 5
  private static let markImage = UIImage(
    systemName: "chevron.down.circle.fill",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))?
    .withRenderingMode(.alwaysTemplate)

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    mark.contentMode = .center
    mark.tintColor = .tertiaryLabel
    addSubview(label)
    addSubview(mark)
    accessibilityTraits = [.header, .button]
    showsMenuAsPrimaryAction = true
    isContextMenuInteractionEnabled = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TitleMenuView is never archived") }

  func show(_ item: UINavigationItem) {
    self.item = item
    accessibilityLabel = item.title
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override var isElementByDefault: Bool { field == nil }
  override var controlMenu: UIMenu? {
    guard let item else { return nil }
    var suggested: [UIMenuElement] = []
    if item.renameDelegate != nil {
      suggested.append(
        UIAction(
          title: SystemString.rename.text, image: UIImage(systemName: "pencil"), identifier: .init("rename")
        ) {
          [weak self] _ in self?.beginRenaming()
        })
    }
    return item.titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
  }

  override var intrinsicContentSize: CGSize {
    let title = label.intrinsicContentSize
    return CGSize(
      width: title.width + Self.gap + (mark.image?.size.width ?? 0), height: max(title.height, 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field?.frame = bounds
    let side = mark.image?.size.width ?? 0
    let width = max(0, bounds.width - side - Self.gap)
    label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    mark.frame = CGRect(x: width + Self.gap, y: 0, width: side, height: bounds.height)
    guard isRightToLeft else { return }
    label.frame.origin.x = side + Self.gap
    mark.frame.origin.x = 0
  }

  // MARK: Renaming

  private func beginRenaming() {
    guard let item, let delegate = item.renameDelegate, field == nil,
      delegate.navigationItemShouldBeginRenaming(item)
    else { return }
    let title = item.title ?? ""
    let (text, selection) = delegate.navigationItem(
      item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    let field = UITextField(frame: bounds)
    field.text = text
    field.font = label.font
    field.textAlignment = .center
    field.returnKeyType = .done
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 6
    field.delegate = self
    self.field = field
    addSubview(field)
    label.isHidden = true
    mark.isHidden = true
    field.becomeFirstResponder()
    let start = field.position(
      from: field.beginningOfDocument, offset: text.utf16Offset(selection.lowerBound))
    let end = field.position(from: field.beginningOfDocument, offset: text.utf16Offset(selection.upperBound))
    if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
  }

  private func endRenaming(to name: String?) {
    guard let field, let item else { return }
    self.field = nil
    field.resignFirstResponder()
    field.removeFromSuperview()
    label.isHidden = false
    mark.isHidden = false
    guard let name, name != item.title else { return }
    item.title = name
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: name)
  }
}

extension TitleMenuView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let name = textField.text ?? ""
    guard let item, !name.isEmpty,
      item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: name) ?? true
    else { return false }
    endRenaming(to: name)
    return false
  }

  /// Ending the editing without the return key cancels the renaming.
  func textFieldDidEndEditing(_ textField: UITextField) {
    if field != nil { endRenaming(to: nil) }
  }
}

extension String {
  fileprivate func utf16Offset(_ index: Index) -> Int { utf16.distance(from: startIndex, to: index) }
}

/// Receives the renaming of an item in a navigation bar, and may refuse it.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Called before renaming begins.
  ///
  /// - Returns: The initial text, and its selected part.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
  {
    true
  }
}
