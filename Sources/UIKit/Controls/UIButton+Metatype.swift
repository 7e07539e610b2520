// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init(type:)`.
@preconcurrency @MainActor public protocol _ButtonMadeByMetatype {}

extension UIButton: _ButtonMadeByMetatype {}

extension _ButtonMadeByMetatype {
  /// Creates a button with the class's own `init(frame:)`, and gives it the type.
  @_disfavoredOverload @_silgen_name("ptl_init_button_type")
  public init(type: UIButton.ButtonType)

  /// The implementation of `init(type:)`.
  @_silgen_name("ptl_init_button_type")
  public static func _make(type: UIButton.ButtonType) -> Self {
    madeByMetatype(self) { cls in
      let button = DynamicInit.makeView(cls as! UIButton.Type, frame: .zero) as! UIButton
      button.become(type)
      return button
    }
  }
}
