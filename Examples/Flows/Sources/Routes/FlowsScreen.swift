import Foundation

/// The screens of the app.
public enum FlowsScreen: Hashable, Codable, Sendable {
  case trips
  case trip(Int)
  case day(Int, of: Int)
  case places
  case place(String)
  case account
  case email
  case code(String)
  case closingReasons
  case closingConfirmation
}
