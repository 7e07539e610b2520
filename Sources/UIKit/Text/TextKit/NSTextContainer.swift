/// The room that text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  open package(set) weak var layoutManager: NSLayoutManager?

  /// In points; 0 and very large numbers set no limit.
  open var size: CGSize { didSet { if size != oldValue { containerDidChange() } } }
  /// Room at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { containerDidChange() } }
  /// 0 for as many lines as it takes.
  open var maximumNumberOfLines = 0 { didSet { containerDidChange() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { containerDidChange() } }
  /// Whether the width is that of the text view.
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var isSimpleRectangularTextContainer: Bool { true }

  public init(size: CGSize) { self.size = size }

  public convenience override init() { self.init(size: .zero) }

  package var onChange: (() -> Void)?

  private func containerDidChange() {
    layoutManager?.containerDidChange()
    onChange?()
  }
}
