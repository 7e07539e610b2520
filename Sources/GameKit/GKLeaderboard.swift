// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import Foundation
import UIKit

/// A list of scores, which cannot be loaded.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public enum LeaderboardType: Int, Sendable { case classic, recurring }

  /// The score of a player. Never delivered.
  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }

  open var identifier: String?
  open var playerScope = PlayerScope.global
  open var timeScope = TimeScope.allTime
  open var range = NSRange(location: 1, length: 25)
  open var title: String? { nil }
  open var baseLeaderboardID: String { identifier ?? "" }
  open var scores: [GKScore]? { nil }
  open var localPlayerScore: GKScore? { nil }

  public override init() { super.init() }

  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { refuse(completionHandler) }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError.withoutAccount }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError.withoutAccount
  }
  open class func loadLeaderboards(
    completionHandler: (@Sendable ([GKLeaderboard]?, (any Error)?) -> Void)? = nil
  ) { refuse { completionHandler?(nil, $0) } }
  open func loadScores(completionHandler: (@Sendable ([GKScore]?, (any Error)?) -> Void)? = nil) {
    refuse { completionHandler?(nil, $0) }
  }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, nil, 0, $0) } }
}

/// A score, which cannot be reported.
open class GKScore: NSObject, @unchecked Sendable {
  public let leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0
  open var shouldSetDefaultLeaderboard = false
  public let date = Date()
  open var rank: Int { 0 }
  open var formattedValue: String? { nil }

  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }

  open class func report(
    _ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
}

/// An achievement, which cannot be reported.
open class GKAchievement: NSObject, @unchecked Sendable {
  open var identifier: String
  /// From 0 to 100.
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  open var lastReportedDate: Date { .distantPast }

  public init(identifier: String) { self.identifier = identifier }
  public convenience init(identifier: String, player: GKPlayer) { self.init(identifier: identifier) }

  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError.withoutAccount }
  open class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { refuse { completionHandler?(nil, $0) } }
  open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }
}

/// The banner and the button of Game Center, which are not shown without an account.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static let shared = GKAccessPoint()

  /// Without effect, because nobody is authenticated.
  open var isActive = false
  open var showHighlights = false
  open var location = Location.topLeading
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
  open weak var parentWindow: UIWindow?
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// Methods that receive the end of the screen of Game Center.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The screen of Game Center, which finishes at once, because nobody is authenticated.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
  }
  public convenience init(achievementID: String) { self.init(state: .achievements) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
    }
  }
}
