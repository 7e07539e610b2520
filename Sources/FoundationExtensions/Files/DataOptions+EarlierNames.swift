import Foundation

extension Data.WritingOptions {
  /// The earlier name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// The earlier name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// The earlier name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}
