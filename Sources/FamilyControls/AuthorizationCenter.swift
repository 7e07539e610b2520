@_exported import Combine
@_exported import Foundation
@_exported import ManagedSettings
@_exported import SwiftUI

public enum FamilyControlsMember: Sendable { case child, individual }

public enum AuthorizationStatus: Int, CustomStringConvertible, Sendable {
  case notDetermined, denied, approved

  public var description: String {
    switch self {
    case .notDetermined: "Not Determined"
    case .denied: "Denied"
    case .approved: "Approved"
    }
  }
}

public enum FamilyControlsError: LocalizedError, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict,
    authorizationCanceled
  case networkError, authenticationMethodUnavailable
}

/// The permission to limit apps: each request fails with `FamilyControlsError.unavailable`.
@MainActor
public final class AuthorizationCenter: ObservableObject {
  public static let shared = AuthorizationCenter()
  @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }

  public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    completionHandler(.failure(FamilyControlsError.unavailable))
  }

  public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    completionHandler(.failure(FamilyControlsError.unavailable))
  }
}

/// Chosen apps. There are none.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool

  public init(includeEntireCategory: Bool = false) { self.includeEntireCategory = includeEntireCategory }
}

/// A chooser of apps. Empty, because no other apps are known.
public struct FamilyActivityPicker: View {
  public init(selection: Binding<FamilyActivitySelection>) {}
  public init(
    headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>
  ) {}
  public var body: some View { EmptyView() }
}

extension View {
  /// Presents nothing, because no other apps are known.
  nonisolated public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View {
    onChange(of: isPresented.wrappedValue) { _, isShown in
      if isShown { isPresented.wrappedValue = false }
    }
  }
}
