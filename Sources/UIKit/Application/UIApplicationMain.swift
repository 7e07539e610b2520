import FoundationExtensions

/// Creates the application and its delegate, launches and runs the main loop until termination.
///
/// - `principalClassName`: The class of the application object; `nil` means `UIApplication`.
/// - `delegateClassName`: The class of its delegate.
/// - Returns: The exit status. If no host is available (for example, no display), prints a line to standard
///   error and returns 1.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if TestHost.isCurrent {
    TestHost.launch(
      principalClass: principalClassName.map {
        ApplicationClasses.required($0, of: UIApplication.self, purpose: "principal class")
      },
      delegateClass: delegateClassName.map {
        ApplicationClasses.required($0, of: NSObject.self, purpose: "application delegate class")
      })
    return 0
  }
  do {
    try HostRegistry.installForApplication()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return 1
  }
  let principal = principalClassName.map { name in
    ApplicationClasses.required(name, of: UIApplication.self, purpose: "principal class")
  }
  let delegateClass = delegateClassName.map { name in
    ApplicationClasses.required(name, of: NSObject.self, purpose: "application delegate class")
  }
  StateRestorationCoordinator.shared.open(
    folder: LaunchArguments(LaunchArguments.ofProcess).stateFolder ?? StateDirectory.standard())
  // The host and the saved state use the user's own folders.
  AppContainer.adopt(identifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  let launcher = ApplicationLauncher(principalClass: principal ?? UIApplication.self)
  launcher.launch(delegateClass: delegateClass)
  HostRegistry.current.run()
  UIApplication.shared.terminate()
  StateRestorationCoordinator.shared.close()
  return 0
}
