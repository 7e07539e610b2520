/// Returns a closure as one that may be kept.
///
/// The compiler (6.3.1) sets all weak captures but the first to `nil` in a closure that only a local variable holds. Lowering passes
/// such closures through this function, which is not inlined.
@inline(never)
public func _held<Closure>(_ closure: Closure) -> Closure { closure }
