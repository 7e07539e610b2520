import SwiftUI

/// A book of Korean and Western recipes, from a single source for phone, pad and desktop.
public struct CookbookApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup("Cookbook") {
      ContentView()
    }
  }
}
