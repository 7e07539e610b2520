import Foundation

/// A class of objects that can be made from the data of an item provider.
public protocol NSItemProviderReading: AnyObject {
  /// The types of data from which an object can be made, the preferred first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from data of one of those types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that can give its data to an item provider.
public protocol NSItemProviderWriting: AnyObject {
  /// The types of data that objects of the class can give, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this object can give.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Gives data of one of those types, now or later.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Who may read a representation of an item. There is one process to read: all of them mean the same.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// How a file is given.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
