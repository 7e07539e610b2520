/// Marks a point in time, or the start or end of a stretch of time.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  guard log.signpostsEnabled else { return }
  mark(type, log, name, signpostID, "")
}

/// Marks a point in time, or the start or end of a stretch of time, with a message given as a format.
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
