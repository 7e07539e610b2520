/// The functions of a run delegate, which measure the characters that it replaces.
public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: (UnsafeMutableRawPointer) -> Void
  public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
  public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
  public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

  public init(
    version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// The size of characters that the app draws itself.
public final class CTRunDelegate {
  private let callbacks: CTRunDelegateCallbacks
  let info: UnsafeMutableRawPointer
  /// Memory for an app that passed no pointer.
  private let ownsInfo: Bool

  init(_ callbacks: CTRunDelegateCallbacks, _ info: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    ownsInfo = info == nil
    self.info = info ?? .allocate(byteCount: 1, alignment: 1)
  }

  deinit {
    callbacks.dealloc(info)
    if ownsInfo { info.deallocate() }
  }

  var ascent: CGFloat { callbacks.getAscent(info) }
  var descent: CGFloat { callbacks.getDescent(info) }
  var width: CGFloat { callbacks.getWidth(info) }
}

public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  CTRunDelegate(callbacks.pointee, refCon)
}

public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.info
}
