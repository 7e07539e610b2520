// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

@_exported import CoreLocation
@_exported import Foundation
import UIKit

/// The invocation of an App Clip. There are no App Clips, so no activity has one.
open class APActivationPayload: NSObject, @unchecked Sendable {
  open var url: URL? { nil }

  /// Confirms a place. Always false.
  open func confirmAcquired(in region: CLRegion, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    completionHandler(false, nil)
  }
}

extension NSUserActivity {
  /// The invocation of an App Clip: nil.
  public var appClipActivationPayload: APActivationPayload? { nil }
}
