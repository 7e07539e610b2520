import Foundation

class Record: NSObject {
  @NSManaged public var title: String?
  @NSManaged var count: Int32
  @NSManaged var tags: NSSet?
  @NSManaged var isDone: Bool
}

extension Record {
  @NSManaged func addToTags(_ value: NSString)
  @objc(removeTagsObject:) @NSManaged public func removeFromTags(_ value: NSString)
}

func runManaged() {
  let record = Record()
  print(record.title ?? "nil", record.count, record.isDone)
  record.title = "t"
  record.count += 2
  record.addToTags("a")
  record.addToTags("b")
  record.removeFromTags("a")
  print(record.title!, record.count, record.tags!.count, record.value(forKey: "title")!)
}
// nil 0 false
// t 2 1 t
