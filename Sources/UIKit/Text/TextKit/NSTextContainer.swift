/// The area for text layout.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  open package(set) weak var layoutManager: NSLayoutManager?

  /// The size in points; 0 and very large numbers set no limit.
  open var size: CGSize { didSet { if size != oldValue { containerDidChange() } } }
  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { containerDidChange() } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { containerDidChange() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { containerDidChange() } }
  /// Whether the width follows that of the text view.
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
