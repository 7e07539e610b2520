@_exported import Foundation

/// A reference to an app, a category or a site, which only the system can make.
public struct Token<Kind>: Codable, Hashable, Sendable {
  private let data: Data
}

public struct Application: Hashable, Sendable {
  public let bundleIdentifier: String?
  public let token: ApplicationToken?
  public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
}

public struct ActivityCategory: Hashable, Sendable {}

public struct WebDomain: Hashable, Sendable {
  public let domain: String?
  public init(domain: String) { self.domain = domain }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// Limits of apps.
public struct ShieldSettings: Sendable {
  public enum ActivityCategoryPolicy<Activity: Sendable & Hashable>: Sendable {
    case none
    case all(except: Set<Token<Activity>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
  }

  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

// The app uses a store on one thread at a time.
/// The limits that the app sets. They are kept and have no effect, as without permission.
public final class ManagedSettingsStore: @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Name("default")
  }

  public var shield = ShieldSettings()
  public init() {}
  public init(named name: Name) {}
  public func clearAllSettings() { shield = ShieldSettings() }
}
