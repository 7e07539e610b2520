// swift-tools-version: 5.9
import PackageDescription

/// Cookbook as a project of its own, without a dependency on Portolan: `portolan package Examples/Cookbook/Project`.
let package = Package(
  name: "Cookbook",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  targets: [
    .target(
      name: "CookbookApp", resources: [.copy("Recipes"), .copy("Localizable.xcstrings")]),
    .executableTarget(
      name: "Cookbook", dependencies: ["CookbookApp"],
      exclude: ["Info.plist"],
      resources: [.copy("Assets.xcassets"), .copy("ko.lproj")]),
  ])
