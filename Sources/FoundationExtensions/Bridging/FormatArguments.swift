import Foundation

// On iOS these values are arguments of formats because they are bridged to objects. Their text stays in memory.

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.encoding(uuidString) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.encoding(description) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.encoding(absoluteString) }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.encoding(description) }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.encoding(description) }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.encoding(description) }
}

/// A value as an argument for `%@`.
private enum FormatArgument {
  static func encoding(_ text: String) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(text as NSString).toOpaque())]
  }
}
