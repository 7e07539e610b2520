/// A button that shares items with other applications by presenting a `UIActivityViewController`.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let data: Data
  private let subject: String?
  private let message: String?
  nonisolated(unsafe) private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  nonisolated(unsafe) private let label: Label
  @State private var anchor = ShareAnchor()

  nonisolated fileprivate init(
    data: Data, subject: Text?, message: Text?,
    preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    self.data = data
    self.subject = subject?.plainString
    self.message = message?.plainString
    self.preview = preview
    self.label = label
  }

  /// The items followed by the message. An item that other applications cannot receive is replaced with its title.
  private var items: [Any] {
    var items: [Any] = data.map { element in
      switch element {
      case is URL, is String, is UIImage: return element
      default: return preview.map { $0(element).title } ?? String(describing: element)
      }
    }
    if let message { items.append(message) }
    return items
  }

  public var body: some View {
    Button {
      anchor.share(items, subject: subject ?? data.first.flatMap { first in preview.map { $0(first).title } })
    } label: {
      label
    }
    .background(ShareAnchorView(anchor: anchor))
  }
}

/// The title and images of a shared item.
public struct SharePreview<Image, Icon> {
  let title: String
  let image: Image?
  let icon: Icon?
}
extension SharePreview where Image: Transferable, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: titleKey.string(), image: image, icon: icon)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: String(title), image: image, icon: icon)
  }
}
extension SharePreview where Image == Never, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: titleKey.string(), image: nil, icon: icon)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: String(title), image: nil, icon: icon)
  }
}
extension SharePreview where Image: Transferable, Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: titleKey.string(), image: image, icon: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: String(title), image: image, icon: nil)
  }
}
extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(title: titleKey.string(), image: nil, icon: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: String(title), image: nil, icon: nil) }
}

/// The default label of share links.
public struct DefaultShareLinkLabel: View {
  let title: Text?
  public var body: some View {
    SwiftUI.Label {
      title ?? Text(SystemString.shareWithDialog.text)
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// Items that do not need a preview.
public protocol _PlainSharedItem {}
extension URL: _PlainSharedItem {}
extension String: _PlainSharedItem {}

extension ShareLink {
  nonisolated public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: label())
  }
  nonisolated public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where
    Data == CollectionOfOne<Item>, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label == DefaultShareLinkLabel
  {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: nil))
  }
  nonisolated public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where
    Data == CollectionOfOne<Item>, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label == DefaultShareLinkLabel
  {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item: Transferable>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where
    Data == CollectionOfOne<Item>, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label == DefaultShareLinkLabel
  {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(title)))
  }
  nonisolated public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item>, PreviewImage == Never, PreviewIcon == Never, Item: _PlainSharedItem {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }
  nonisolated public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil
  )
  where
    Data == CollectionOfOne<Item>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel, Item: _PlainSharedItem
  {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: nil))
  }
  nonisolated public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  )
  where
    Data == CollectionOfOne<Item>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel, Item: _PlainSharedItem
  {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item: Transferable>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  )
  where
    Data == CollectionOfOne<Item>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel, Item: _PlainSharedItem
  {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(title)))
  }
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(
      data: items, subject: subject, message: message, preview: preview, label: label())
  }
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    self.init(
      data: items, subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: nil))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    self.init(
      data: items, subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    self.init(
      data: items, subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text(title)))
  }
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _PlainSharedItem {
    self.init(
      data: items, subject: subject, message: message, preview: nil, label: label())
  }
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  )
  where
    PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
    Data.Element: _PlainSharedItem
  {
    self.init(
      data: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: nil))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where
    PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
    Data.Element: _PlainSharedItem
  {
    self.init(
      data: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where
    PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
    Data.Element: _PlainSharedItem
  {
    self.init(
      data: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(title)))
  }
}

@MainActor
private final class ShareAnchor {
  weak var view: UIView?
  nonisolated init() {}

  func share(_ items: [Any], subject: String?) {
    guard let view, let root = view.window?.rootViewController else { return }
    var presenter = root
    while let presented = presenter.presentedViewController { presenter = presented }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    if let subject { sheet.title = subject }
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = view.bounds
    presenter.present(sheet, animated: true)
  }
}

private struct ShareAnchorView: UIViewRepresentable {
  let anchor: ShareAnchor
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }
  func updateUIView(_ view: UIView, context: Context) { anchor.view = view }
}
