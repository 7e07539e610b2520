import Dispatch
import Foundation
import Glibc
import Synchronization

/// A source of events about a file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, Sendable {
  /// The descriptor of the observed file.
  var handle: Int32 { get }
  /// The events that the handler runs for.
  var data: DispatchSource.FileSystemEvent { get }
  /// The observed events.
  var mask: DispatchSource.FileSystemEvent { get }
}

// Members of the protocol, because a type has one property of each name in a module.
extension DispatchSourceFileSystemObject {
  public var handle: Int32 { FileSystemMonitor.of(self)?.file ?? -1 }
  public var data: DispatchSource.FileSystemEvent {
    DispatchSource.FileSystemEvent(rawValue: (self as? any DispatchSourceUserDataOr)?.data ?? 0)
  }
  public var mask: DispatchSource.FileSystemEvent { FileSystemMonitor.of(self)?.mask ?? [] }
}

extension DispatchSource: DispatchSourceFileSystemObject {
  /// Creates a source of events about the file or folder of a descriptor, which stays open until the source is canceled.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    let source = makeUserDataOrSource(queue: queue) as! DispatchSource
    FileSystemMonitor.start(source, fileDescriptor, eventMask)
    return source
  }
}

/// Sends the events of a file to a source while it exists.
///
/// The queue guards the size. Unchecked because of the weak reference, which is set once.
private final class FileSystemMonitor: @unchecked Sendable {
  let file: Int32
  let mask: DispatchSource.FileSystemEvent
  private weak var source: DispatchSource?
  private let notifications: Int32
  private let reader: any DispatchSourceRead
  private var size: Int

  private static let queue = DispatchQueue(label: "portolan.file-events")
  private static let known = Mutex<[ObjectIdentifier: FileSystemMonitor]>([:])

  static func of(_ source: any DispatchSourceProtocol) -> FileSystemMonitor? {
    known.withLock { $0[ObjectIdentifier(source as AnyObject)] }
  }

  static func start(_ source: DispatchSource, _ file: Int32, _ mask: DispatchSource.FileSystemEvent) {
    let monitor = FileSystemMonitor(source, file, mask)
    known.withLock { monitors in
      for (key, other) in monitors where other.source == nil {
        other.reader.cancel()
        monitors[key] = nil
      }
      monitors[ObjectIdentifier(source)] = monitor
    }
    monitor.reader.setEventHandler { [weak monitor] in monitor?.receive() }
    monitor.reader.setCancelHandler { [notifications = monitor.notifications] in close(notifications) }
    monitor.reader.resume()
  }

  private init(_ source: DispatchSource, _ file: Int32, _ mask: DispatchSource.FileSystemEvent) {
    self.source = source
    self.file = file
    self.mask = mask
    notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let events =
      IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_FROM
      | IN_MOVED_TO
    inotify_add_watch(notifications, "/proc/self/fd/\(file)", UInt32(events))
    reader = DispatchSource.makeReadSource(fileDescriptor: notifications, queue: Self.queue)
    size = Self.status(of: file)?.st_size ?? 0
  }

  private static func status(of file: Int32) -> stat? {
    var status = stat()
    return fstat(file, &status) == 0 ? status : nil
  }

  private func receive() {
    var events: DispatchSource.FileSystemEvent = []
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while case let count = read(notifications, buffer.baseAddress!, buffer.count), count > 0 {
        var offset = 0
        while offset < count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          events.formUnion(meaning(of: Int32(bitPattern: event.mask)))
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    guard let source, !source.isCancelled else { return reader.cancel() }
    events.formIntersection(mask)
    if !events.isEmpty { (source as any DispatchSourceUserDataOr).or(data: events.rawValue) }
  }

  private func meaning(of event: Int32) -> DispatchSource.FileSystemEvent {
    var events: DispatchSource.FileSystemEvent = []
    if event & (IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0 { events.insert(.write) }
    if event & IN_MOVE_SELF != 0 { events.insert(.rename) }
    if event & IN_DELETE_SELF != 0 { events.insert(.delete) }
    guard event & (IN_MODIFY | IN_ATTRIB) != 0, let status = Self.status(of: file) else { return events }
    if event & IN_MODIFY != 0 {
      events.insert(status.st_size > size ? [.write, .extend] : .write)
      size = status.st_size
    }
    // The file of an open descriptor is not deleted yet: only its number of links changes.
    if event & IN_ATTRIB != 0 { events.insert(status.st_nlink == 0 ? .delete : .attrib) }
    return events
  }
}
