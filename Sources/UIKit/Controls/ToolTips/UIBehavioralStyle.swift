/// Whether a control behaves as on a tablet or as on a Mac, in apps for the Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

extension UIButton {
  private final class Style {
    let value: UIBehavioralStyle

    init(_ value: UIBehavioralStyle) { self.value = value }
  }

  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var defaultPreferredBehavioralStyle: UIBehavioralStyle {
    get { (objc_getAssociatedObject(self, Self.key) as? Style)?.value ?? .automatic }
    set { objc_setAssociatedObject(self, Self.key, Style(newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

}
