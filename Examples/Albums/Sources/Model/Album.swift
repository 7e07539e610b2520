import Foundation

/// A named collection of pictures in a folder.
public struct Album: Hashable, Sendable {
  public let title: String
  public let photos: [Photo]

  /// The album's cover photo.
  public var cover: Photo? { photos.isEmpty ? nil : photos[photos.count / 5] }

  public init(title: String, photos: [Photo]) {
    self.title = title
    self.photos = photos
  }
}
