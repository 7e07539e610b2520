import Foundation

/// A named set of pictures: a folder of them.
public struct Album: Hashable, Sendable {
  public let title: String
  public let photos: [Photo]

  /// The photo that stands for the album.
  public var cover: Photo? { photos.isEmpty ? nil : photos[photos.count / 5] }

  public init(title: String, photos: [Photo]) {
    self.title = title
    self.photos = photos
  }
}
