@_exported import AutomationProtocol
@_exported import PortolanXCTest
// As on iOS, UI tests can use geometry, orientations and images of UIKit without importing it.
@_exported import UIKit
