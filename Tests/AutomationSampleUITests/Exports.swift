// On iOS, XCTest passes on the UI test API.
@_exported import XCUIAutomation
