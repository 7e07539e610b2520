/// The declarations of Core Foundation's run loops. Foundation re-exports them on iOS; here each is imported by its name, because
/// the other types of the C module are not those of lowered sources.
enum RunLoopNames {
  /// The kind of import of each name that is not a function.
  private static let kinds = [
    "CFRunLoop": "class", "CFRunLoopSource": "class", "CFRunLoopObserver": "class", "CFRunLoopTimer": "class",
    "CFRunLoopMode": "typealias", "CFRunLoopRunResult": "enum", "CFRunLoopActivity": "struct",
    "CFRunLoopSourceContext": "struct", "CFRunLoopSourceContext1": "struct",
    "CFRunLoopObserverContext": "struct", "CFRunLoopTimerContext": "struct",
    "CFRunLoopObserverCallBack": "typealias", "CFRunLoopTimerCallBack": "typealias",
    "kCFRunLoopDefaultMode": "var", "kCFRunLoopCommonModes": "var",
  ]

  private static let functions: Set<String> = [
    "CFRunLoopAddCommonMode", "CFRunLoopAddObserver", "CFRunLoopAddSource", "CFRunLoopAddTimer",
    "CFRunLoopContainsObserver", "CFRunLoopContainsSource", "CFRunLoopContainsTimer", "CFRunLoopCopyAllModes",
    "CFRunLoopCopyCurrentMode", "CFRunLoopGetCurrent", "CFRunLoopGetMain", "CFRunLoopGetNextTimerFireDate",
    "CFRunLoopGetTypeID", "CFRunLoopIsWaiting", "CFRunLoopObserverCreate",
    "CFRunLoopObserverCreateWithHandler", "CFRunLoopObserverDoesRepeat", "CFRunLoopObserverGetActivities",
    "CFRunLoopObserverInvalidate", "CFRunLoopObserverIsValid", "CFRunLoopPerformBlock",
    "CFRunLoopRemoveObserver", "CFRunLoopRemoveSource", "CFRunLoopRemoveTimer", "CFRunLoopRun",
    "CFRunLoopRunInMode", "CFRunLoopSourceCreate", "CFRunLoopSourceInvalidate", "CFRunLoopSourceIsValid",
    "CFRunLoopSourceSignal", "CFRunLoopStop", "CFRunLoopTimerCreate", "CFRunLoopTimerCreateWithHandler",
    "CFRunLoopTimerDoesRepeat", "CFRunLoopTimerGetInterval", "CFRunLoopTimerGetNextFireDate",
    "CFRunLoopTimerGetTolerance", "CFRunLoopTimerInvalidate", "CFRunLoopTimerIsValid",
    "CFRunLoopTimerSetNextFireDate", "CFRunLoopTimerSetTolerance", "CFRunLoopWakeUp",
  ]

  /// Returns the import of a name; `nil` if Core Foundation does not declare it.
  static func importDeclaration(of name: String) -> String? {
    if let kind = kinds[name] { return "import \(kind) CoreFoundation.\(name)" }
    return functions.contains(name) ? "import func CoreFoundation.\(name)" : nil
  }
}
