@_exported import OffscreenHost
@_exported import UIKit
