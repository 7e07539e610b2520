/// A message of the application without contents, which a notification carries.
@preconcurrency @MainActor
public protocol _ApplicationMessage: NotificationCenter.MainActorMessage where Subject == UIApplication {
  nonisolated static var name: Notification.Name { get }

  init()
}

extension _ApplicationMessage {
  public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
}

extension UIApplication {
  /// Sent when the application becomes active.
  public struct DidBecomeActiveMessage: _ApplicationMessage {
    public nonisolated static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

    public init() {}
  }

  /// Sent when the application stops being active.
  public struct WillResignActiveMessage: _ApplicationMessage {
    public nonisolated static var name: Notification.Name { UIApplication.willResignActiveNotification }

    public init() {}
  }

  /// Sent when the application has entered the background.
  public struct DidEnterBackgroundMessage: _ApplicationMessage {
    public nonisolated static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

    public init() {}
  }

  /// Sent when the application enters the foreground.
  public struct WillEnterForegroundMessage: _ApplicationMessage {
    public nonisolated static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

    public init() {}
  }

  /// Sent when the application terminates.
  public struct WillTerminateMessage: _ApplicationMessage {
    public nonisolated static var name: Notification.Name { UIApplication.willTerminateNotification }

    public init() {}
  }

  /// Sent when the application receives a memory warning.
  public struct DidReceiveMemoryWarningMessage: _ApplicationMessage {
    public nonisolated static var name: Notification.Name {
      UIApplication.didReceiveMemoryWarningNotification
    }

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  public static var didReceiveMemoryWarning: Self { Self() }
}

extension UIApplication {
  /// Posts the message of a notification: observers of messages do not receive notifications on Linux.
  func postMessage(named name: Notification.Name) {
    let center = NotificationCenter.default
    switch name {
    case Self.didBecomeActiveNotification: center.post(DidBecomeActiveMessage(), subject: self)
    case Self.willResignActiveNotification: center.post(WillResignActiveMessage(), subject: self)
    case Self.didEnterBackgroundNotification: center.post(DidEnterBackgroundMessage(), subject: self)
    case Self.willEnterForegroundNotification: center.post(WillEnterForegroundMessage(), subject: self)
    case Self.willTerminateNotification: center.post(WillTerminateMessage(), subject: self)
    case Self.didReceiveMemoryWarningNotification:
      center.post(DidReceiveMemoryWarningMessage(), subject: self)
    default: break
    }
  }
}
