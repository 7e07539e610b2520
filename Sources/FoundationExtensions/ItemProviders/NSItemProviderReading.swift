import Foundation

/// A class whose objects can be created from an item provider's data.
public protocol NSItemProviderReading: AnyObject {
  /// The supported types of data, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data of a supported type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can write their data to an item provider.
public protocol NSItemProviderWriting: AnyObject {
  /// The types of data that objects of the class can write, in order of fidelity.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this object can write.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Loads data of a supported type and calls the handler, which may be later.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// The processes that may read a representation. There is only one process, so all values behave the same.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// Options for file representations.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
