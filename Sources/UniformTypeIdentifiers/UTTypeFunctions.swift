// The functions that `UTType` replaced. Core Foundation's strings are `String` here.

/// A value that the caller owns, as `Unmanaged` is for objects.
public struct UnmanagedText {
  let text: String

  public func takeRetainedValue() -> String { text }
  public func takeUnretainedValue() -> String { text }
}

/// The class of file name extensions.
public let kUTTagClassFilenameExtension: String = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: String = "public.mime-type"

/// The identifier of the type with a file name extension or a MIME type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedText? {
  switch inTagClass {
  case kUTTagClassFilenameExtension:
    UTType(filenameExtension: inTag).map { UnmanagedText(text: $0.identifier) }
  case kUTTagClassMIMEType: UTType(mimeType: inTag).map { UnmanagedText(text: $0.identifier) }
  default: nil
  }
}

/// The file name extension or the MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedText? {
  switch inTagClass {
  case kUTTagClassFilenameExtension: UTType(inUTI)?.preferredFilenameExtension.map(UnmanagedText.init)
  case kUTTagClassMIMEType: UTType(inUTI)?.preferredMIMEType.map(UnmanagedText.init)
  default: nil
  }
}

/// Whether every value of a type is one of another.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}
