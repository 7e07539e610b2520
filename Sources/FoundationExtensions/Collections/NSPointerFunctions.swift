import Foundation

/// The memory and comparison options of tables.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let opaqueMemory = Options(rawValue: 2)
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 0x200)
    public static let copyIn = Options(rawValue: 0x1_0000)
  }

  let options: Options

  public init(options: Options) {
    self.options = options
  }
}

extension NSPointerFunctions.Options {
  var isWeak: Bool { contains(.weakMemory) }
  var comparesIdentity: Bool { contains(.objectPointerPersonality) }
}
