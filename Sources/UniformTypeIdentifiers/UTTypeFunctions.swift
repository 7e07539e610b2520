// The functions that precede `UTType`. Core Foundation's strings are `String` here.

/// A string owned by the caller, in place of `Unmanaged`.
public struct UnmanagedText {
  let text: String

  public func takeRetainedValue() -> String { text }
  public func takeUnretainedValue() -> String { text }
}

/// The tag class of file name extensions.
public let kUTTagClassFilenameExtension: String = "public.filename-extension"
/// The tag class of MIME types.
public let kUTTagClassMIMEType: String = "public.mime-type"

/// Returns the identifier of the type for a file name extension or a MIME type.
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

/// Returns the preferred file name extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedText? {
  switch inTagClass {
  case kUTTagClassFilenameExtension: UTType(inUTI)?.preferredFilenameExtension.map(UnmanagedText.init)
  case kUTTagClassMIMEType: UTType(inUTI)?.preferredMIMEType.map(UnmanagedText.init)
  default: nil
  }
}

/// Returns whether a type conforms to another.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}
