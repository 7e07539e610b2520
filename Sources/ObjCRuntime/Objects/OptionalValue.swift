postfix operator ¿

/// Returns the result of an optional method as the optional that it is on iOS.
public postfix func ¿ <Value>(value: Value) -> Value? { value }

/// Returns the result of an optional method that returns an optional.
public postfix func ¿ <Value>(value: Value?) -> Value? { value }
