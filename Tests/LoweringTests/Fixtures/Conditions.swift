import Foundation
#if canImport(UIKit) || os(iOS)
private let platform = "iOS"
#else
private let platform = "other"
#endif
#if os(macOS) && !targetEnvironment(macCatalyst)
private let mac = true
#elseif os(iOS) && (targetEnvironment(simulator)) // os(iOS)
private let mac = false
#endif
#if !os(iOS)
@objc class NotHere: NSObject { @objc func bad() -> NoSuchType {} }
#endif

func runConditions() {
  #if !os( iOS ) && swift(>=5)
  print("never")
  #endif
  print(platform, mac)
  if #available(iOS 13.0, *) { print("available") }
  #if targetEnvironment(simulator)
  print("simulator")
  #else
  print("device")
  #endif
  #if _runtime(_ObjC)
  print("runtime")
  #endif
}
// iOS false
// available
// simulator
// runtime
