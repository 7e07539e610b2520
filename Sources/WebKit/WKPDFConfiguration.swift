import UIKit

/// The configuration of a PDF document of a page.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// The rectangle in the coordinates of the page; nil for the whole page.
  open var rect: CGRect?
  /// Whether parts without a background stay transparent. No effect: the background is that of the page.
  open var allowTransparentBackground = false

  public nonisolated override init() { super.init() }
}

extension RenderedPage {
  /// The largest height of a captured page, in points.
  private static let highestCapture: CGFloat = 8000
  /// The number of frames after which a page must have its new size.
  private static let longestCapture = 30

  /// Draws the whole page, as if the view were as high as it.
  func capture(_ completion: @escaping (CGImage?) -> Void) {
    let size = CGSize(width: surface.size.width, height: min(max(pageSize.height, 1), Self.highestCapture))
    guard captured == nil, pageSize.width > 0 else { return completion(nil) }
    captured = .some(nil)
    surface.resize(to: size)
    awaitCapture(height: Int(size.height * surface.scale), rest: Self.longestCapture) { [weak self] in
      guard let self else { return completion(nil) }
      let picture = self.captured ?? nil
      self.captured = nil
      self.viewDidChange()
      self.update { completion(picture) }
    }
  }

  private func awaitCapture(height: Int, rest: Int, _ completion: @escaping () -> Void) {
    update { [weak self] in
      guard let self else { return completion() }
      let isThere = abs((self.captured??.height ?? 0) - height) <= 2
      if isThere || rest == 0 { return completion() }
      self.awaitCapture(height: height, rest: rest - 1, completion)
    }
  }
}
