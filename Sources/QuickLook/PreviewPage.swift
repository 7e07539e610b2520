import QuickLookThumbnailing
import UIKit

/// The preview of one file.
final class PreviewPage: UIViewController, UIScrollViewDelegate {
  let index: Int
  private let file: URL?
  private let name: String
  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  private var document: CGPDFDocument?

  init(index: Int, file: URL?, title: String) {
    self.index = index
    self.file = file
    name = title
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    switch file.flatMap(FilePicture.init) {
    case .text(let text): show(text)
    case .image(let image): show(image)
    case .pdf(let document): show(document)
    case nil:
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "doc")
      content.text = name
      contentUnavailableConfiguration = content
    }
  }

  private func show(_ text: String) {
    let textView = UITextView(frame: view.bounds)
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.isEditable = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.text = text
    view.addSubview(textView)
  }

  private func addScrollView(_ content: UIView) {
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(content)
    view.addSubview(scrollView)
  }

  private func show(_ image: UIImage) {
    let imageView = UIImageView(image: image)
    imageView.contentMode = .scaleAspectFit
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = name
    imageView.accessibilityTraits = .image
    addScrollView(imageView)
  }

  private func show(_ document: CGPDFDocument) {
    self.document = document
    view.backgroundColor = .secondarySystemBackground
    addScrollView(stack)
    stack.axis = .vertical
    stack.spacing = 8
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let document, stack.bounds.width != scrollView.bounds.width else { return }
    for page in stack.arrangedSubviews { page.removeFromSuperview() }
    let width = scrollView.bounds.width
    var height: CGFloat = 0
    for number in 1...document.numberOfPages {
      guard let page = document.page(at: number), page.shownSize.width > 0 else { continue }
      let pageView = UIImageView(
        image: FilePicture.page(
          page, width: width * traitCollection.displayScale, scale: traitCollection.displayScale))
      let pageHeight = width * page.shownSize.height / page.shownSize.width
      pageView.heightAnchor.constraint(equalToConstant: pageHeight).isActive = true
      pageView.isAccessibilityElement = true
      pageView.accessibilityLabel = "\(name), \(number)"
      stack.addArrangedSubview(pageView)
      height += pageHeight + (number > 1 ? stack.spacing : 0)
    }
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    scrollView.contentSize = stack.frame.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
