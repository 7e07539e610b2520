import Glibc

/// The number of seconds between the references of `Date` and of Unix.
public let kCFAbsoluteTimeIntervalSince1970 = 978_307_200.0

extension stat {
  /// The time of the last access.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }

  /// The time of the last change of the contents.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }

  /// The time of the last change of the file's attributes.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }

  /// The time of creation. Differs from iOS: that of the last change of the attributes.
  public var st_birthtimespec: timespec { st_ctim }
}
