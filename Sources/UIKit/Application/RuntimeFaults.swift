import ObjCRuntime

/// Reports faults of the Objective-C runtime, such as unrecognized selectors, as UIKit faults.
private enum RuntimeFaults {
  @section(".init_array") @used nonisolated static let connect: @convention(c) () -> Void = {
    RuntimeFault.handler = { name, reason in UIKitFault.raise(UIKitFault.Name(rawValue: name), reason) }
    RuntimeFault.warning = { line in UIKitFault.warn(line) }
  }
}
