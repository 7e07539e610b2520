import GTKHost
import GalleryApp
import UIKit

exit(
  UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(GalleryApp.AppDelegate.self)))
