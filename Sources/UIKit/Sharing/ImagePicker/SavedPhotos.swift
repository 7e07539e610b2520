/// Saves an image in the desktop's pictures folder.
///
/// - `completionTarget`: The object notified with `completionSelector`, which receives the image, an error or
///   nil, and `contextInfo`.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let folder = PicturesDirectory().url
  var failure: (any Error)?
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    var place = folder.appendingPathComponent("Image.png")
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent("Image \(number).png")
      number += 1
    }
    try data.write(to: place)
  } catch {
    failure = error
  }
  guard let completionTarget, let completionSelector else { return }
  // Only handed over to the main queue, for the selector.
  nonisolated(unsafe) let (target, contextInfo) = (completionTarget as AnyObject, contextInfo)
  let error = failure as NSError?
  // On iOS the album also responds asynchronously.
  DispatchQueue.main.async {
    _ = SelectorRuntime.callIfPossible(completionSelector, on: target, image, error, contextInfo)
  }
}
