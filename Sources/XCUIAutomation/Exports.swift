@_exported import AutomationProtocol
@_exported import PortolanXCTest
// As on iOS, where UI tests name geometry, orientations and images of UIKit without importing it.
@_exported import UIKit
