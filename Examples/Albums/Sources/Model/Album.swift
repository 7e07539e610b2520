import Foundation

/// A named set of pictures: a folder of them.
public struct Album: Hashable, Sendable {
  public let title: String
  public let photos: [Photo]

  public init(title: String, photos: [Photo]) {
    self.title = title
    self.photos = photos
  }
}
