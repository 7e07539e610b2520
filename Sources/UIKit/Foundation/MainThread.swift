import Dispatch
import Foundation

/// Runs `body` on the main thread, where text is laid out; callers on other threads wait.
func onMainThread<Result>(_ body: () -> Result) -> Result {
  Thread.isMainThread ? body() : DispatchQueue.main.sync(execute: body)
}
