import UIKit

/// A view for OpenGL ES, which SceneKit's interface includes on iOS.
///
/// OpenGL ES does not exist here, so that no view is one. Tools for pictures of views ask whether a view is.
open class GLKView: UIView {
  @available(*, unavailable, message: "OpenGL ES does not exist on Linux.")
  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable, message: "OpenGL ES does not exist on Linux.")
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The drawn picture.
  open var snapshot: UIImage { UIImage() }
}
