import FlowsApp
import GTKHost
import UIKit

exit(
  UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(FlowsApp.AppDelegate.self)))
