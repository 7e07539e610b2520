/// A string object and a string are the same key of a dictionary, as on iOS. Dictionaries of notifications that sources
/// declare as `[NSObject: AnyObject]` are read by strings.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}
