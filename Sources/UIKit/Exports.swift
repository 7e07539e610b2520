@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationExtensions
@_exported import ObjCRuntime
@_exported import QuartzCore
@_exported import UserNotifications
