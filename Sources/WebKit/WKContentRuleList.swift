import CCairo
import MainLoop
import UIKit

/// Compiled rules for the loads of pages.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  public let identifier: String
  /// The filter of the engine.
  let filter: Ref

  init(identifier: String, filter: Ref) {
    self.identifier = identifier
    self.filter = filter
  }

  isolated deinit { WPE.releaseFilter(filter) }
}

/// A folder of compiled rules.
///
/// Without the rendering engine nothing can be compiled: the calls fail.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private let folder: URL
  private var native: Ref?

  public init(url: URL) { folder = url }

  isolated deinit { native.map { GLib.release($0) } }

  private static let shared = WKContentRuleListStore(
    url: (WKWebsiteDataStore.folder ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("ContentRuleLists"))

  open class func `default`() -> WKContentRuleListStore! { shared }

  private var store: Ref? {
    guard PageRendering.isAvailable else { return nil }
    if native == nil { native = WPE.makeFilterStore(folder.path) }
    return native
  }

  private typealias Finish = @convention(c) (Ref, Ref, ErrorPlace?) -> Ref?

  private func completion(
    _ identifier: String, _ code: WKError.Code, _ finish: @escaping Finish,
    _ handler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) -> Ref {
    let work = OutsideWork()
    return Completion.data { source, result in
      // Called in GLib's main context, on the main thread.
      MainActor.assumeIsolated {
        defer { work.end() }
        var error: UnsafeMutablePointer<GError>?
        guard let source, let result, let filter = finish(source, result, &error) else {
          let message = error.flatMap { GLib.text($0.pointee.message) } ?? ""
          if let error { g_error_free(error) }
          return handler(nil, WKError.make(code, [NSHelpAnchorErrorKey: message]))
        }
        handler(WKContentRuleList(identifier: identifier, filter: filter), nil)
      }
    }
  }

  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    guard let store, let bytes = g_bytes_new(encodedContentRuleList, gsize(encodedContentRuleList.utf8.count))
    else { return completionHandler(nil, WKError.make(.contentRuleListStoreCompileFailed)) }
    let data = completion(
      identifier, .contentRuleListStoreCompileFailed, WPE.finishSave, completionHandler)
    WPE.saveFilter(store, identifier, bytes, nil, Completion.callback, data)
    g_bytes_unref(bytes)
  }

  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      compileContentRuleList(
        forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList
      ) { list, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: list) }
      }
    }
  }

  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    guard let store else { return completionHandler(nil, WKError.make(.contentRuleListStoreLookUpFailed)) }
    let data = completion(identifier, .contentRuleListStoreLookUpFailed, WPE.finishLoad, completionHandler)
    WPE.loadFilter(store, identifier, nil, Completion.callback, data)
  }

  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    guard let store else { return completionHandler(WKError.make(.contentRuleListStoreRemoveFailed)) }
    let work = OutsideWork()
    let data = Completion.data { source, result in
      // Called in GLib's main context, on the main thread.
      MainActor.assumeIsolated {
        let isRemoved = source.flatMap { source in result.map { WPE.finishRemove(source, $0, nil) != 0 } }
        completionHandler(isRemoved == true ? nil : WKError.make(.contentRuleListStoreRemoveFailed))
        work.end()
      }
    }
    WPE.removeFilter(store, identifier, nil, Completion.callback, data)
  }

  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
    guard let store else { return completionHandler([]) }
    let work = OutsideWork()
    let data = Completion.data { source, result in
      // Called in GLib's main context, on the main thread.
      MainActor.assumeIsolated {
        var names: [String] = []
        if let source, let result, let list = WPE.finishFilters(source, result) {
          var place = list
          while let name = place.pointee {
            names.append(String(cString: name))
            place += 1
          }
          g_strfreev(list)
        }
        completionHandler(names.sorted())
        work.end()
      }
    }
    WPE.fetchFilters(store, nil, Completion.callback, data)
  }
}
