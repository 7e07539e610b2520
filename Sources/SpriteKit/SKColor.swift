import UIKit

/// A color: that of UIKit on iOS, and of AppKit on macOS.
public typealias SKColor = UIColor
