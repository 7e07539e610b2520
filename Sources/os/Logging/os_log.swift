import Foundation

/// Logs a message at the default level to the default log.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(.default, message)
}

/// Logs a message to the default log.
public func os_log(_ type: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(type, message)
}

/// Logs a message.
public func os_log(_ type: OSLogType, log: OSLog, _ message: @autoclosure () -> OSLogMessage) {
  log.write(type, message)
}

/// Logs a format string with arguments, such as `os_log("%{public}@ took %.1f s", log: log, name, time)`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: CVarArg...
) {
  writeFormatted(type, log, message, args)
}

/// Logs a format string with arguments.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
  _ args: CVarArg...
) {
  writeFormatted(type, log, message, args)
}

private func writeFormatted(_ type: OSLogType, _ log: OSLog, _ format: StaticString, _ arguments: [CVarArg]) {
  guard log.isEnabled(type: type) else { return }
  let text = LogFormat.text(format.description, arguments)
  LogOutput.write(LogEntry(type: type, subsystem: log.subsystem, category: log.category, message: text))
}

/// Formatting in the style of `printf` with the annotations of `os_log`: `%{public}@`, `%{private,
/// mask.hash}s`, `%m`.
enum LogFormat {
  static func text(_ format: String, _ arguments: [CVarArg]) -> String {
    let savedErrno = errno
    var text = ""
    var rest = arguments[...]
    var scanner = format.unicodeScalars[...]
    while let scalar = scanner.popFirst() {
      guard scalar == "%" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      if scanner.first == "%" {
        scanner.removeFirst()
        text += "%"
        continue
      }
      var privacy = OSLogPrivacy.public
      if scanner.first == "{" {
        let annotation = scanner.prefix { $0 != "}" }
        scanner = scanner.dropFirst(annotation.count + 1)
        privacy = Self.privacy(String(annotation.dropFirst()))
      }
      var conversion = "%"
      var values: [CVarArg] = []
      while let next = scanner.popFirst() {
        if next == "*", let width = rest.popFirst() { values.append(width) }
        if next == "m" {
          conversion = String(cString: strerror(savedErrno))
          break
        }
        conversion.unicodeScalars.append(next)
        if "@dDiuUxXoOfeEgGcCsSpaAF".unicodeScalars.contains(next) {
          guard let value = rest.popFirst() else {
            conversion = "<decode: missing data>"
            break
          }
          values.append(value)
          break
        }
      }
      text +=
        values.isEmpty ? conversion : privacy.applied(to: { String(format: conversion, arguments: values) })
    }
    return text
  }

  private static func privacy(_ annotation: String) -> OSLogPrivacy {
    let words = annotation.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("sensitive") { return .sensitive(mask: mask) }
    if words.contains("private") { return .private(mask: mask) }
    return .public
  }
}
