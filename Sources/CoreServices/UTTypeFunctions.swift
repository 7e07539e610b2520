@_exported import CoreGraphics
import Foundation
import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

private func type(of tag: CFString, in tagClass: CFString) -> UTType? {
  switch tagClass {
  case kUTTagClassFilenameExtension: UTType(filenameExtension: tag)
  case kUTTagClassMIMEType: UTType(mimeType: tag)
  default: nil
  }
}

/// Returns the identifier of the type for a file name extension or a MIME type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedString? {
  type(of: inTag, in: inTagClass).map { UnmanagedString($0.identifier) }
}

/// Returns the preferred file name extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedString? {
  guard let type = UTType(inUTI) else { return nil }
  let tag: String? =
    switch inTagClass {
    case kUTTagClassFilenameExtension: type.preferredFilenameExtension
    case kUTTagClassMIMEType: type.preferredMIMEType
    default: nil
    }
  return tag.map(UnmanagedString.init)
}

/// Returns whether a type conforms to another.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
  return type.conforms(to: other)
}

/// The result of a function that returns `Unmanaged<CFString>` on iOS. Strings are values here and need no reference
/// counting.
public struct UnmanagedString {
  private let text: CFString

  init(_ text: CFString) { self.text = text }

  public func takeRetainedValue() -> CFString { text }
  public func takeUnretainedValue() -> CFString { text }
  public func release() {}
}
