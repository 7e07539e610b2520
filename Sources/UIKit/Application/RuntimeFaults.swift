import ObjCRuntime

/// Faults of the runtime beneath, such as an unknown selector, are UIKit's faults.
private enum RuntimeFaults {
  @section(".init_array") @used nonisolated static let connect: @convention(c) () -> Void = {
    RuntimeFault.handler = { name, reason in UIKitFault.raise(UIKitFault.Name(rawValue: name), reason) }
    RuntimeFault.warning = { line in UIKitFault.warn(line) }
  }
}
