/// The capitalized names that `import Foundation` provides on iOS and other modules provide on Linux.
enum ImplicitNames {
  /// The names of FoundationExtensions.
  static let extensions = hashes([
    "DateComponentsFormatter", "FileWrapper", "InlinePresentationIntent", "ListFormatter",
    "LocalizedStringResource",
    "CustomLocalizedStringResourceConvertible", "MeasurementFormatter", "NSDataDetector", "NSHashTable",
    "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting", "NSMapTable", "NSPointerArray",
    "NSPointerFunctions", "NSUserActivity", "NSUserActivityDelegate", "NSUserActivityTypeBrowsingWeb",
    "RelativeDateTimeFormatter", "UndoManager", "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC",
    "USEC_PER_SEC", "MSEC_PER_SEC", "CLOCK_UPTIME_RAW", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR",
    "TARGET_OS_IOS", "TARGET_OS_IPHONE", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval",
    "AutoreleasingUnsafeMutablePointer", "NSErrorPointer", "NSFastEnumeration", "NSFastEnumerationIterator",
    "NSUbiquitousKeyValueStore", "NSMutableAttributedString", "NSMutableString", "Measurement",
    "MeasurementFormatUnitUsage",
    "NSDiscardableContent", "NSInteger", "NSUInteger",
    "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "Progress", "URLError",
    "CFStringConvertEncodingToNSStringEncoding", "CFStringConvertIANACharSetNameToEncoding",
    "CFStringConvertNSStringEncodingToEncoding", "CFStringConvertEncodingToIANACharSetName",
    "CFStringBuiltInEncodings", "CFStringEncoding", "CFStringEncodings",
    "StringEncodingDetectionOptionsKey", "DispatchSourceFileSystemObject", "DispatchSourceMemoryPressure",
    "DispatchSource", "NSRegularExpression", "NSComparisonPredicate", "NSFoundationVersionNumber",
    "NSMetadataQuery", "NSValue", "DispatchWorkItemFlags", "NSMetadataItem", "FileManager",
    "NSExtensionContext", "NSExtensionItem",
    "NSExtensionRequestHandling", "Thread", "NSFileCoordinator", "NSFilePresenter", "NSFileAccessIntent",
  ])

  /// The names of ObjCRuntime.
  static let runtime = hashes([
    "NSException", "NSExceptionName", "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation",
    "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSSelectorFromString", "NSStringFromSelector",
    "Selector", "IMP",
  ])

  /// The names of CoreGraphics that are not Foundation's.
  static let graphics = hashes([
    "CGAffineTransform", "CGBlendMode", "CGColor", "CGColorSpace", "CGColorSpaceCreateDeviceRGB",
    "CGContext", "CGDataProvider", "CGGradient", "CGImage", "CGImageAlphaInfo", "CGLineCap", "CGLineJoin",
    "CGMutablePath", "CGPath", "CGVector", "CGFont", "CGLayer", "CFString", "CFData", "CFURL",
    "CFMutableData", "CFIndex", "CFURLCreateWithFileSystemPath", "CFOptionFlags", "CFDictionary", "CFArray",
    "CFBoolean", "CFNumber", "CFRange", "CFRangeMake", "CFAllocator", "CFMutableString", "CFStringTransform",
    "CFGetTypeID", "CFTypeID", "CFBooleanGetTypeID", "CFNumberGetTypeID", "CFStringGetTypeID",
    "CFArrayGetTypeID",
    "CFDictionaryGetTypeID", "CFDataGetTypeID", "CFDateGetTypeID", "CFNullGetTypeID", "CFBooleanGetValue",
    "CFNumberIsFloatType", "CFUUID", "CFUUIDCreate", "CFUUIDCreateString", "CFUUIDCreateFromString",
    "CFURLCreateWithString", "CFURLCreateStringByReplacingPercentEscapes",
    "CFURLCreateStringByAddingPercentEscapes", "CFEqual", "CFStringGetLength", "CFDictionaryGetCount",
    "CFTypeRef", "CGPointMake",
    "CGSizeMake",
    "CGRectMake", "CGRectUnion", "CGRectIntersection", "CGRectInset", "CGRectOffset", "CGRectContainsPoint",
    "CGRectIntersectsRect", "CGVectorMake", "CGAffineTransformMake",
  ])

  /// Other names of Core Foundation that frameworks declare.
  static let coreFoundation = hashes([
    "CFError", "CFErrorCopyDescription", "CFErrorCopyUserInfo", "CFErrorCreate", "CFErrorGetCode",
    "CFErrorGetDomain",
    "CFCharacterSet", "CFAttributedString", "CFMutableAttributedString", "CFAttributedStringCreate",
    "CFAttributedStringCreateMutable", "CFAttributedStringGetLength", "CFAttributedStringRemoveAttribute",
    "CFAttributedStringReplaceString", "CFAttributedStringSetAttribute", "CFArrayGetCount",
    "CFArrayGetValueAtIndex", "CFDataCreateMutable", "CFURLPathStyle", "CFBundle", "CFBundleVersion",
    "CFBundleShortVersionString", "CFBundleName", "CFBundleDisplayName", "CFBundleIdentifier",
  ])

  /// Foundation's types of geometry.
  static let geometry = hashes(["CGPoint", "CGRect", "CGSize"])

  /// The types of XCTest's activities and attachments, which the module XCUIAutomation declares on Linux.
  static let reports = hashes(["XCTActivity", "XCTAttachment", "XCTContext"])

  /// The names of UIKit, which XCTest re-exports on iOS, without those that begin with "UI" and "CA".
  static let interface = hashes([
    "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutContainer",
    "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
    "NSCollectionLayoutEnvironment", "NSCollectionLayoutGroup", "NSCollectionLayoutGroupCustomItem",
    "NSCollectionLayoutItem", "NSCollectionLayoutSection", "NSCollectionLayoutSize",
    "NSCollectionLayoutSpacing", "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutVisibleItem",
    "NSDataAsset", "NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceSectionTransaction",
    "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceTransaction", "NSDirectionalEdgeInsets",
    "NSDirectionalRectEdge", "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutManager",
    "NSLayoutManagerDelegate", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLineBreakMode",
    "NSMutableParagraphStyle", "NSParagraphStyle", "NSRectAlignment", "NSShadow", "NSStringDrawingContext",
    "NSStringDrawingOptions", "NSTextAlignment", "NSTextAttachment", "NSTextAttachmentViewProvider",
    "NSTextContainer", "NSTextContentManager", "NSTextContentStorage", "NSTextElement",
    "NSTextLayoutFragment", "NSTextLayoutManager", "NSTextLineFragment", "NSTextLocation",
    "NSTextParagraph", "NSTextRange", "NSTextStorage", "NSTextStorageDelegate", "NSTextTab",
    "NSTextViewportLayoutController", "NSUnderlineStyle", "NSWritingDirection",
  ])

  /// Foundation's two kinds of styled text. Their conversions are UIKit's here.
  static let styledText = hashes(["AttributedString", "NSAttributedString"])

  /// The names of DeveloperToolsSupport, which SwiftUI and UIKit re-export on iOS.
  static let previews = hashes(["PreviewModifier", "PreviewModifierContent", "PreviewTrait"])

  /// SwiftUI's types of Core Data, which a module of their own declares on Linux.
  static let managedData = hashes([
    "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
  ])

  /// The names of CoreImage, which UIKit re-exports on iOS.
  static let filters = hashes([
    "CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIFormat", "CIKernel", "CIColorKernel",
  ])

  /// The names of Security, which Foundation and UIKit re-export on iOS.
  static let security = hashes([
    "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodServerTrust",
    "NSURLSessionDownloadTaskResumeData", "CFError", "OSStatus", "SecAccessControl",
    "SecAccessControlCreateFlags", "SecAccessControlCreateWithFlags", "SecCertificate",
    "SecCertificateCreateWithData", "SecCopyErrorMessageString",
    "SecIdentity", "SecItemAdd",
    "SecItemCopyMatching",
    "SecItemDelete", "SecItemUpdate", "SecKey", "SecKeyAlgorithm", "SecPolicy", "SecRandomCopyBytes",
    "SecTrust",
    "SSLCipherSuite", "SecTrustCopyCertificateChain", "SecTrustEvaluateWithError", "SecTrustResultType",
  ])

  /// Sources of events, which are `Sendable` on iOS.
  static let sources = hashes([
    "DispatchSource", "DispatchSourceProtocol", "DispatchSourceRead", "DispatchSourceSignal",
    "DispatchSourceTimer",
  ])

  private static func hashes(_ names: [String]) -> Set<UInt64> {
    Set(names.map { NameHash.of($0.utf8) })
  }
}
