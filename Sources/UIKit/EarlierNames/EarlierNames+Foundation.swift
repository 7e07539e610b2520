import Foundation

// Names of Swift 4, available to sources in that language mode; later modes report the current names.

@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
