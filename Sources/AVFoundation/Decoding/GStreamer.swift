import Foundation

// The functions are immutable and thread-safe, as are the objects that they work on.
/// The functions of GStreamer that decode media.
///
/// They are loaded when the first media is opened, so that apps without media do not need the library.
final class GStreamer: @unchecked Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias Failure = UnsafeMutablePointer<Object?>

  /// Nil where GStreamer or its plugins of the set "base" are not installed.
  static let shared = GStreamer()

  let makePipeline: @convention(c) (Text, Failure?) -> Object?
  let child: @convention(c) (Object, Text) -> Object?
  let setProperty: @convention(c) (Object, Text, Text) -> Void
  let setState: @convention(c) (Object, Int32) -> Int32
  let state:
    @convention(c) (Object, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UInt64) -> Int32
  let seek: @convention(c) (Object, Double, Int32, Int32, Int32, Int64, Int32, Int64) -> Int32
  let release: @convention(c) (Object) -> Void
  let releaseSample: @convention(c) (Object) -> Void
  let buffer: @convention(c) (Object) -> Object?
  let caps: @convention(c) (Object) -> Object?
  let structure: @convention(c) (Object, UInt32) -> Object?
  let integer: @convention(c) (Object, Text, UnsafeMutablePointer<Int32>) -> Int32
  let map: @convention(c) (Object, Object, Int32) -> Int32
  let unmap: @convention(c) (Object, Object) -> Void
  let pullSample: @convention(c) (Object, UInt64) -> Object?
  let tagText: @convention(c) (Object, Text, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  let tagSample: @convention(c) (Object, Text, UnsafeMutablePointer<Object?>) -> Int32
  let makeDiscoverer: @convention(c) (UInt64, Failure?) -> Object?
  let discover: @convention(c) (Object, Text, Failure?) -> Object?
  let result: @convention(c) (Object) -> Int32
  let duration: @convention(c) (Object) -> UInt64
  let tags: @convention(c) (Object) -> Object?
  let videoStreams: @convention(c) (Object) -> Object?
  let audioStreams: @convention(c) (Object) -> Object?
  let freeStreams: @convention(c) (Object) -> Void
  let width: @convention(c) (Object) -> UInt32
  let height: @convention(c) (Object) -> UInt32
  let rateNumerator: @convention(c) (Object) -> UInt32
  let rateDenominator: @convention(c) (Object) -> UInt32
  let isImage: @convention(c) (Object) -> Int32
  let channels: @convention(c) (Object) -> UInt32
  let sampleRate: @convention(c) (Object) -> UInt32

  private init?() {
    let names = ["gstreamer", "gstapp", "gstpbutils"]
    let libraries = names.compactMap { dlopen("lib\($0)-1.0.so.0", RTLD_NOW) }
    guard libraries.count == names.count else { return nil }
    func find<Function>(_ name: String, _ library: Int = 0) -> Function? {
      dlsym(libraries[library], name).map { unsafeBitCast($0, to: Function.self) }
    }
    typealias Initialize = @convention(c) (Object?, Object?, Failure?) -> Int32
    guard let initialize: Initialize = find("gst_init_check"), initialize(nil, nil, nil) != 0,
      let makePipeline: @convention(c) (Text, Failure?) -> Object? = find("gst_parse_launch"),
      let child: @convention(c) (Object, Text) -> Object? = find("gst_bin_get_by_name"),
      let setProperty: @convention(c) (Object, Text, Text) -> Void = find("gst_util_set_object_arg"),
      let setState: @convention(c) (Object, Int32) -> Int32 = find("gst_element_set_state"),
      let state:
        @convention(c) (Object, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UInt64) -> Int32 =
        find("gst_element_get_state"),
      let seek: @convention(c) (Object, Double, Int32, Int32, Int32, Int64, Int32, Int64) -> Int32 =
        find("gst_element_seek"),
      let release: @convention(c) (Object) -> Void = find("gst_object_unref"),
      let releaseSample: @convention(c) (Object) -> Void = find("gst_mini_object_unref")
    else { return nil }
    (self.makePipeline, self.child, self.setProperty) = (makePipeline, child, setProperty)
    (self.setState, self.state, self.seek) = (setState, state, seek)
    (self.release, self.releaseSample) = (release, releaseSample)
    guard let buffer: @convention(c) (Object) -> Object? = find("gst_sample_get_buffer"),
      let caps: @convention(c) (Object) -> Object? = find("gst_sample_get_caps"),
      let structure: @convention(c) (Object, UInt32) -> Object? = find("gst_caps_get_structure"),
      let integer: @convention(c) (Object, Text, UnsafeMutablePointer<Int32>) -> Int32 =
        find("gst_structure_get_int"),
      let map: @convention(c) (Object, Object, Int32) -> Int32 = find("gst_buffer_map"),
      let unmap: @convention(c) (Object, Object) -> Void = find("gst_buffer_unmap"),
      let pullSample: @convention(c) (Object, UInt64) -> Object? = find("gst_app_sink_try_pull_sample", 1),
      let tagText: @convention(c) (Object, Text, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
      =
        find("gst_tag_list_get_string"),
      let tagSample: @convention(c) (Object, Text, UnsafeMutablePointer<Object?>) -> Int32 =
        find("gst_tag_list_get_sample")
    else { return nil }
    (self.buffer, self.caps, self.structure, self.integer) = (buffer, caps, structure, integer)
    (self.map, self.unmap, self.pullSample) = (map, unmap, pullSample)
    (self.tagText, self.tagSample) = (tagText, tagSample)
    guard let makeDiscoverer: @convention(c) (UInt64, Failure?) -> Object? = find("gst_discoverer_new", 2),
      let discover: @convention(c) (Object, Text, Failure?) -> Object? = find(
        "gst_discoverer_discover_uri", 2),
      let result: @convention(c) (Object) -> Int32 = find("gst_discoverer_info_get_result", 2),
      let duration: @convention(c) (Object) -> UInt64 = find("gst_discoverer_info_get_duration", 2),
      let tags: @convention(c) (Object) -> Object? = find("gst_discoverer_info_get_tags", 2),
      let videoStreams: @convention(c) (Object) -> Object? = find("gst_discoverer_info_get_video_streams", 2),
      let audioStreams: @convention(c) (Object) -> Object? = find("gst_discoverer_info_get_audio_streams", 2),
      let freeStreams: @convention(c) (Object) -> Void = find("gst_discoverer_stream_info_list_free", 2),
      let width: @convention(c) (Object) -> UInt32 = find("gst_discoverer_video_info_get_width", 2),
      let height: @convention(c) (Object) -> UInt32 = find("gst_discoverer_video_info_get_height", 2),
      let numerator: @convention(c) (Object) -> UInt32 = find(
        "gst_discoverer_video_info_get_framerate_num", 2),
      let denominator: @convention(c) (Object) -> UInt32 = find(
        "gst_discoverer_video_info_get_framerate_denom", 2),
      let isImage: @convention(c) (Object) -> Int32 = find("gst_discoverer_video_info_is_image", 2),
      let channels: @convention(c) (Object) -> UInt32 = find("gst_discoverer_audio_info_get_channels", 2),
      let sampleRate: @convention(c) (Object) -> UInt32 = find("gst_discoverer_audio_info_get_sample_rate", 2)
    else { return nil }
    (self.makeDiscoverer, self.discover, self.result) = (makeDiscoverer, discover, result)
    (self.duration, self.tags) = (duration, tags)
    (self.videoStreams, self.audioStreams, self.freeStreams) = (videoStreams, audioStreams, freeStreams)
    (self.width, self.height, self.isImage) = (width, height, isImage)
    (rateNumerator, rateDenominator) = (numerator, denominator)
    (self.channels, self.sampleRate) = (channels, sampleRate)
  }

  // MARK: Constants

  enum State {
    static let null: Int32 = 1
    static let paused: Int32 = 3
    static let playing: Int32 = 4
  }

  /// Returned by `state` after a change that failed.
  static let failure: Int32 = 0
  private static let timeFormat: Int32 = 3
  /// GST_SEEK_FLAG_FLUSH and GST_SEEK_FLAG_ACCURATE.
  private static let exact: Int32 = 1 << 0 | 1 << 1

  /// Continues a pipeline at a time in seconds.
  @discardableResult
  func seek(_ pipeline: Object, to time: Double, rate: Double = 1) -> Bool {
    // The start is set; the end, which is not, stays the end of the media.
    seek(pipeline, rate, Self.timeFormat, Self.exact, 1, Int64(max(time, 0) * 1e9), 0, -1) != 0
  }

  /// The bytes of a sample.
  func bytes(of sample: Object) -> Data? {
    guard let buffer = buffer(sample) else { return nil }
    // A `GstMapInfo`, of which the data and the size are at 16 and 24.
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { info in
      guard let base = info.baseAddress, map(buffer, base, 1) != 0 else { return nil }
      defer { unmap(buffer, base) }
      let size = base.load(fromByteOffset: 24, as: Int.self)
      return base.load(fromByteOffset: 16, as: UnsafeRawPointer?.self).map { Data(bytes: $0, count: size) }
    }
  }

  /// The time of a sample in seconds; nil if it has none.
  func time(of sample: Object) -> Double? {
    guard let buffer = buffer(sample) else { return nil }
    // `pts` of a `GstBuffer`, which follows a `GstMiniObject` of 64 bytes and a pointer.
    let time = buffer.load(fromByteOffset: 72, as: UInt64.self)
    return time == .max ? nil : Double(time) / 1e9
  }

  /// A number of a sample's format, such as its width.
  func number(_ name: String, of sample: Object) -> Int? {
    var value: Int32 = 0
    guard let caps = caps(sample), let structure = structure(caps, 0), integer(structure, name, &value) != 0
    else {
      return nil
    }
    return Int(value)
  }

  /// The elements of a `GList`.
  func elements(of list: Object?) -> [Object] {
    var found: [Object] = []
    var node = list
    while let current = node {
      if let data = current.load(as: Object?.self) { found.append(data) }
      node = current.load(fromByteOffset: MemoryLayout<Object>.stride, as: Object?.self)
    }
    return found
  }
}
