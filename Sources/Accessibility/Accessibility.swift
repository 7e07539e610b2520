// The part of the Accessibility framework that UIKit needs is declared there.

@_exported import class UIKit.AXCustomContent
@_exported import protocol UIKit.AXCustomContentProvider
@_exported import typealias UIKit.AXArrayReturnBlock
@_exported import typealias UIKit.AXBoolReturnBlock
@_exported import typealias UIKit.AXStringReturnBlock
@_exported import typealias UIKit.AXTraitsReturnBlock
