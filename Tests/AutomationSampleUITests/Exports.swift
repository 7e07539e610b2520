// On iOS, XCTest re-exports the UI test API.
@_exported import XCUIAutomation
