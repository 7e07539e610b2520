import SwiftUI

/// A book of recipes, Korean and Western, in one source for phone, pad and desktop.
public struct CookbookApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup("Cookbook") {
      ContentView()
    }
  }
}
