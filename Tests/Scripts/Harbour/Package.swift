// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Harbour",
  platforms: [.iOS(.v16)],
  targets: [
    .executableTarget(name: "Harbour"),
    .testTarget(name: "HarbourTests", dependencies: ["Harbour"]),
  ])
