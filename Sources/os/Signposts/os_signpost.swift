/// Records an event, or the beginning or end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  guard log.signpostsEnabled else { return }
  mark(type, log, name, signpostID, "")
}

/// Records an event, or the beginning or end of an interval, with a formatted message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: CVarArg...
) {
  guard log.signpostsEnabled else { return }
  mark(type, log, name, signpostID, LogFormat.text(format.description, arguments))
}

private func mark(
  _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: String
) {
  switch type {
  case .begin: SignpostRecorder.begin(log, name, id, message)
  case .end: SignpostRecorder.end(log, name, id, message)
  default: SignpostRecorder.event(log, name, id, message)
  }
}
