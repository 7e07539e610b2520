/// A key for metadata of a shared view or controller.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let title = Self("title")
  public static let messageBody = Self("messageBody")
  public static let linkPresentationMetadata = Self("linkPresentationMetadata")
}

/// A use of activity items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let share = Self("share")
  public static let copy = Self("copy")
}

public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fullSize = Self("fullSize")
  public static let thumbnail = Self("thumbnail")
}

/// Provides the shareable items of a view or controller.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  {
    interaction == .share || interaction == .copy
  }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// A configuration with items given as objects or item providers.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]
  /// The objects for activities within the process.
  package final let objects: [Any]
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  open var applicationActivitiesProvider: (() -> [UIActivity])?
  open weak var localObject: AnyObject?

  public init(objects: [any NSItemProviderWriting]) {
    providers = objects.map { NSItemProvider(object: $0) }
    self.objects = objects.map { object in
      switch object {
      case let text as NSString: text as String
      case let url as NSURL: url as URL
      default: object
      }
    }
  }

  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    objects = itemProviders
  }

  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

extension UIActivityViewController {
  /// Creates a controller for the items of a configuration.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let own = activityItemsConfiguration as? UIActivityItemsConfiguration
    self.init(
      activityItems: own?.objects ?? activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
  }
}
