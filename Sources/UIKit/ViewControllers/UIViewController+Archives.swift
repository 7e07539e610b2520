/// Archives of controllers.
extension UIViewController {
  func encodeProperties(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: "UITitle")
    coder.encode(restorationIdentifier as NSString?, forKey: "UIRestorationIdentifier")
  }

  func decode(from archive: NSKeyedUnarchiver) {
    _title = archive.objectIfPresent(forKey: "UITitle")
    if let identifier: String = archive.objectIfPresent(forKey: "UIRestorationIdentifier") {
      restorationIdentifier = identifier
    }
  }
}
