// On iOS, XCTest re-exports the UI testing API.
@_exported import XCUIAutomation
