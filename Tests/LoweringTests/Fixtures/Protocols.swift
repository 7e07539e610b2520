import Foundation

@objc protocol FeedDelegate {
  func feedMust(_ feed: Feed)
  @objc optional func feed(_ feed: Feed, didTake count: Int) -> Bool
  @objc optional func feed(_ feed: Feed, named name: String)
  @objc optional func feedDidEnd()
  @objc(feedRenamed:) optional func renamed(_ count: Int)
  @objc optional func feedCount(_ count: Int) -> Int
  @objc optional var feedTitle: String { get }
}

@objc public protocol Empty: NSObjectProtocol {
  @objc optional func emptied(_ by: Any?, then: @escaping () -> Void)
}

class Feed: NSObject {
  weak var delegate: FeedDelegate?
  weak var empty: (any Empty)?

  func run() {
    delegate?.feedMust(self)
    print(delegate?.feed?(self, didTake: 3) as Any)
    delegate?.feed?(self, named: "n")
    delegate?.feedDidEnd?()
    delegate?.renamed?(4)
    print(delegate?.feedTitle ?? "untitled", delegate?.feedCount?(1) ?? -1)
    if let delegate = delegate as? (FeedDelegate & NSObject), delegate.responds(to: #selector(FeedDelegate.feedCount(_:))) {
      let count: Int = delegate.feedCount!(2)
      print("forced", count)
    }
    print(delegate?.feedDidEnd == nil)
    empty?.emptied?(nil, then: { print("then") })
  }
}

class Bare: NSObject, FeedDelegate { func feedMust(_ feed: Feed) { print("must") } }

/// Implements optional requirements of a protocol that only its superclass mentions.
class Rich: Bare, Empty {
  func feed(_ feed: Feed, didTake count: Int) -> Bool { count > 2 }
  func feedDidEnd() { print("end") }
  func renamed(_ count: Int) { print("renamed", count) }
  func feedCount(_ count: Int) -> Int { count + 1 }
  var feedTitle: String { "rich" }
}

extension Rich {
  func feed(_ feed: Feed, named name: String) { print("named", name) }
  func emptied(_ by: Any?, then: @escaping () -> Void) { print("emptied", by as Any); then() }
}

func runProtocols() {
  let feed = Feed()
  let bare = Bare()
  feed.delegate = bare
  feed.run()
  let rich = Rich()
  feed.delegate = rich
  feed.empty = rich
  feed.run()
  rich.perform(#selector(FeedDelegate.feedMust), with: feed)
  print(rich.responds(to: Selector("feedRenamed:")))
}
// must
// nil
// untitled -1
// true
// must
// Optional(true)
// named n
// end
// renamed 4
// rich 2
// forced 3
// false
// emptied nil
// then
// must
// true
