/// Scanning of words: keywords, declarations and type names.
extension SourceScanner {
  mutating func word() {
    let start = at
    at = wordEnd(at)
    let range = start..<at
    let top = frames.count - 1
    let isMember = start > 0 && text[start - 1] == UInt8(ascii: ".")
    afterOperand = !isOperatorKeyword(range)
    if frames[top].isProperty, !frames[top].sawWord {
      frames[top].sawWord = true
      frames[top].isAccessorBlock =
        matches("get", range) || matches("set", range) || matches("willSet", range)
        || matches("didSet", range)
        || matches("_read", range) || matches("_modify", range) || matches("mutating", range)
        || matches("nonmutating", range)
    }
    if isMember {
      if isNetworking(range), start > 10, matches("Foundation", start - 11..<start - 1),
        start == 11 || !Self.isWord(text[start - 12])
      {
        scan.sites.append(.networkingModule(start - 11..<start - 1))
        scan.words.insert(.networking)
      }
      methodReference(range)
      if start > 14, matches("CoreFoundation", start - 15..<start - 1), text[start] >= UInt8(ascii: "a") {
        // On Darwin, the module has the functions of the C library. Here, Foundation has.
        scan.sites.append(.replacement(start - 15..<start - 1, "Foundation"))
      }
      if matches("window", range) { delegateWindow(range) }
      if matches("description", range) { typeDescription(range) }
      systemVersion(range)
      if matches("threadDictionary", range) || matches("checkPromisedItemIsReachable", range)
        || matches("isMacCatalystApp", range) || matches("isiOSAppOnMac", range)
        || starts("volumeAvailableCapacityFor", range) || starts("dateInterval", range)
        || matches("nextWeekend", range) || isFileTime(range)
      {
        scan.words.insert(.darwin)
      }
      if matches("debugDescription", range) { usesDebugDescription = true }
      if matches("async", range) || matches("asyncAfter", range) || matches("notify", range)
        || matches("asyncAfterUnsafe", range) || matches("asyncUnsafe", range)
        || matches("pointerValue", range) || matches("classForCoder", range)
        || matches("localizedStringWithFormat", range)
      {
        scan.words.insert(.extensions)
      }
      if matches("enumerateMatches", range) { matchEnumeration(range) }
      if matches("inverted", range) { invertedCharacters(range) }
      foundationMember(range)
      if matches("managedObjectContext", range) { scan.words.insert(.managedData) }
      if matches("compressed", range) || matches("decompressed", range) { scan.words.insert(.compression) }
      if start > 5, matches("super", start - 6..<start - 1), start == 6 || !Self.isWord(text[start - 7]) {
        scan.superMembers.append(range)
      }
      return
    }
    switch frames[top].kind {
    case .file, .type, .extensionBody:
      if frames[top].kind == .file, matches("typealias", range) { typeAlias(range) }
      declarationWord(range, top)
    case .code:
      if afterFunctionKeyword { afterFunctionKeyword = false }
      // A class in a function may implement optional methods of a protocol, without an attribute.
      if matches("class", range), inheritance(after: skipSpace(at)) != nil {
        keepCode()
        frames[top].pending = .type
      }
    case .square: if matches("weak", range) { weakCapture() }
    case .round: break
    }
    typeName(range)
    if text[start] == UInt8(ascii: "k"), range.count > 4, matches("kSec", start..<start + 4) {
      scan.words.insert(.security)
    }
  }

  /// Scans `type(of: x).description()`.
  private mutating func typeDescription(_ range: Range<Int>) {
    guard byte(range.upperBound) == UInt8(ascii: "("), byte(range.upperBound + 1) == UInt8(ascii: ")"),
      range.lowerBound > 1, text[range.lowerBound - 2] == UInt8(ascii: ")")
    else { return }
    var open = range.lowerBound - 2
    var depth = 0
    while open > 0 {
      if text[open] == UInt8(ascii: ")") { depth += 1 }
      if text[open] == UInt8(ascii: "(") { depth -= 1 }
      if depth == 0 { break }
      open -= 1
    }
    guard open >= 4, matches("type", open - 4..<open), matches("of:", open + 1..<min(open + 4, text.count)),
      open == 4 || !Self.isWord(text[open - 5])
    else { return }
    let end = range.upperBound + 2
    scan.sites.append(.typeDescription(open - 4..<end, argument: open + 4..<range.lowerBound - 2))
    at = end
  }

  /// Handles `delegate?.window??`: an optional property of an optional delegate.
  private mutating func delegateWindow(_ range: Range<Int>) {
    func isMark(_ offset: Int) -> Bool {
      byte(offset) == UInt8(ascii: "?") || byte(offset) == UInt8(ascii: "!")
    }
    guard isMark(range.upperBound), isMark(range.upperBound + 1), range.lowerBound > 1 else { return }
    var end = range.lowerBound - 1
    guard isMark(end - 1) else { return }
    end -= 1
    let start = wordStart(end)
    guard matches("delegate", start..<end) else { return }
    // The `??` operator is surrounded by spaces.
    let next = byte(range.upperBound + 2)
    if byte(range.upperBound) == UInt8(ascii: "?"), next == 0x20 || next == 0x0A { return }
    scan.sites.append(.delegateWindow(range.upperBound + 1..<range.upperBound + 2))
    at = range.upperBound + 2
  }

  /// Handles `func < (lhs: NSNumber, rhs: NSNumber)`.
  private mutating func numberComparison(_ keyword: Range<Int>) {
    let name = skipSpace(keyword.upperBound)
    let open = skipSpace(name + 1)
    guard byte(name) == UInt8(ascii: "<"), byte(open) == UInt8(ascii: "(") else { return }
    var close = open
    while close < text.count, text[close] != UInt8(ascii: ")") { close += 1 }
    guard string(open..<close).split(separator: "NSNumber", omittingEmptySubsequences: false).count == 3
    else { return }
    var start = keyword.lowerBound
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    scan.sites.append(.numberComparison(skipSpace(start)))
  }

  func isOperatorKeyword(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 2: matches("in", range) || matches("is", range) || matches("as", range)
    case 4: matches("case", range) || matches("else", range)
    case 5: matches("where", range) || matches("throw", range) || matches("await", range)
    case 6: matches("return", range)
    default: false
    }
  }

  mutating func declarationWord(_ range: Range<Int>, _ top: Int) {
    if afterFunctionKeyword {
      afterFunctionKeyword = false
      scan.methods.append(NameHash.of(text[range]))
      if hasSeenOverride, !branches.isOff { scan.overrides.insert(NameHash.of(text[range])) }
      if hasSeenOverride,
        matches("observeValue", range) || matches("setValue", range) || matches("value", range)
          || matches("responds", range) || matches("awakeFromNib", range)
          || matches("forwardingTarget", range)
      {
        scan.words.insert(.keyValueOverride)
      }
      if hasSeenOverride, starts("accessibility", range) { scan.words.insert(.keyValueOverride) }
      if hasSeenOverride, matches("getObjectValue", range) || matches("isPartialStringValid", range) {
        scan.words.insert(.keyValueOverride)
        scan.words.insert(.extensions)
      }
      if hasSeenOverride, scan.isTest, matches("measure", range) {
        // XCTest declares this method in an extension on Linux.
        scan.sites.append(.attribute(overrideRange))
      }
      if hasSeenOverride, scan.isTest,
        matches("setUp", range) || matches("tearDown", range) || matches("setUpWithError", range)
          || matches("tearDownWithError", range)
      {
        scan.words.insert(.isolatedTest)
      }
      hasSeenOverride = false
      return
    }
    if hasSeenOverride, scan.isTest, matches("runsForEachTargetApplicationUIConfiguration", range) {
      // XCTest has this property only on iOS.
      scan.sites.append(.attribute(overrideRange))
      hasSeenOverride = false
    }
    if hasSeenOverride, frames[top].pending == .property {
      if starts("accessibility", range) || matches("isAccessibilityElement", range) {
        scan.words.insert(.keyValueOverride)
      }
      if !branches.isOff { scan.overrides.insert(NameHash.of(text[range])) }
      hasSeenOverride = false
    }
    switch range.count {
    case 3:
      if matches("var", range) || matches("let", range) { frames[top].pending = .property }
    case 4:
      if matches("func", range) {
        frames[top].pending = .function
        afterFunctionKeyword = true
        if frames[top].kind == .file { numberComparison(range) }
      } else if matches("init", range) {
        frames[top].pending = .function
        initializer()
      } else if matches("enum", range) {
        frames[top].pending = .type
        genericType()
      }
    case 5:
      if matches("class", range) || matches("actor", range) {
        frames[top].pending = .type
        superclass()
        genericType()
      }
    case 6:
      if matches("struct", range) {
        frames[top].pending = .type
        genericType()
      } else if matches("deinit", range) {
        frames[top].pending = .function
      } else if matches("import", range) {
        importDeclaration()
      }
    case 8:
      if matches("protocol", range) {
        frames[top].pending = .type
      } else if matches("override", range) {
        hasSeenOverride = true
        // A property without accessors before the member has not ended its declaration.
        frames[top].pending = .none
        overrideRange = range
        if frames[top].kind == .extensionBody { scan.words.insert(.overrideInExtension) }
      }
    case 9:
      if matches("extension", range) {
        frames[top].pending = .extensionBody
        let name = skipSpace(at)
        if matches("CGFloat", name..<wordEnd(name)) { extendsFloat = true }
        if let found = inheritance(after: skipSpace(at)) {
          scan.hasConformingExtension = true
          if matches("NSObject", found.name) {
            scan.objectConformances.insert(string(found.first))
            noteEmptyExtension(of: found.first.lowerBound)
          }
        }
      } else if matches("subscript", range) {
        frames[top].pending = .function
      }
    default: break
    }
  }

  /// Records a type with generic parameters.
  private mutating func genericType() {
    let start = skipSpace(at)
    let end = wordEnd(start)
    if end > start, byte(end) == UInt8(ascii: "<"), !branches.isOff {
      scan.genericTypes.insert(string(start..<end))
    }
  }

  /// Records the superclass of a class.
  private mutating func superclass() {
    guard !branches.isOff, let found = inheritance(after: skipSpace(at)) else { return }
    scan.superclasses[string(found.name)] = string(found.first)
  }

  /// Finds names that other modules declare on Linux: XCTest's activities and attachments and, in a file that imports
  /// Foundation only, names that Foundation re-exports on iOS.
  mutating func findImplicitNames() {
    // C functions keep the blocks of such a file. Others may have parameters that blocks cannot have on Linux.
    if !castsToPointers || hasElementBlocks {
      scan.sites += blockConventions.map(SourceScanResult.Site.attribute)
    }
    if castsToPointers, hasElementBlocks {
      scan.sites += bitCasts.map { .replacement($0, "_bitCast") }
      scan.words.insert(.runtime)
    }
    convertConstantArguments()
    importPreconcurrently()
    importCombinePublicly()
    if scan.isTest, !ImplicitNames.reports.isDisjoint(with: scan.typeNames) { scan.words.insert(.reports) }
    if scan.isTest, !ImplicitNames.interface.isDisjoint(with: scan.typeNames) {
      scan.words.insert(.interface)
    }
    if usesDebugDescription, !ImplicitNames.geometry.isDisjoint(with: scan.typeNames) {
      scan.words.insert(.extensions)
    }
    let imports = scan.imports
    if !imports.contains("SwiftUI") {
      scan.words.remove(.managedData)
    } else if imports.contains("CoreData") || !ImplicitNames.managedData.isDisjoint(with: scan.typeNames) {
      scan.words.insert(.managedData)
    }
    if imports.contains("UIKit") || imports.contains("SwiftUI"),
      !ImplicitNames.filters.isDisjoint(with: scan.typeNames)
    {
      scan.words.insert(.filters)
    }
    if !imports.contains("UIKit"), !imports.contains("SwiftUI") { scan.words.remove(.typesetting) }
    if !imports.isEmpty, !ImplicitNames.security.isDisjoint(with: scan.typeNames) {
      scan.words.insert(.security)
    }
    guard scan.isFoundationOnly else { return }
    if !ImplicitNames.extensions.isDisjoint(with: scan.typeNames) { scan.words.insert(.extensions) }
    if !ImplicitNames.runtime.isDisjoint(with: scan.typeNames) { scan.words.insert(.runtime) }
    if !ImplicitNames.graphics.isDisjoint(with: scan.typeNames) { scan.words.insert(.graphics) }
    if ImplicitNames.styledText.isSubset(of: scan.typeNames) { scan.words.insert(.interface) }
  }

  /// Marks the import of Combine in a file with public imports: the conformances of queues and run loops to its protocols are
  /// those of Dispatch and Foundation on iOS.
  private mutating func importCombinePublicly() {
    var combine: Int?
    var hasPublic = false
    for site in scan.sites {
      guard case .importDeclaration(let module, let path) = site else { continue }
      var start = path.lowerBound
      while start > 0, text[start - 1] != 0x0A, text[start - 1] != UInt8(ascii: ";") { start -= 1 }
      start = skipSpace(start)
      let line = string(start..<path.lowerBound)
      if line.contains("public "),
        module == "Dispatch" || module == "Foundation" || module.hasSuffix("Schedulers")
      {
        hasPublic = true
      }
      if module == "Combine", line == "import " { combine = start }
    }
    if hasPublic, let combine { scan.sites.append(.publicImport(combine)) }
  }

  /// Marks imports that the language mode 6 accepts only as `@preconcurrency`:
  /// - those through which glibc's streams are visible. On iOS the streams can be used; here they are variables, which are
  ///   refused unless all of these imports are marked;
  /// - those through which Dispatch is visible, in files with sources of events. On iOS these can be sent;
  /// - that of XCTest in tests of the main actor, whose asynchronous methods call those of the superclass.
  private mutating func importPreconcurrently() {
    var modules: Set<String> = []
    if scan.words.contains(.standardStreams) {
      modules = ["Foundation", "Darwin", "UIKit", "SwiftUI", "Combine", "Dispatch", "XCTest", "os"]
    }
    if scan.words.contains(.isolatedTest),
      scan.superMembers.contains(where: { matches("setUp", $0) || matches("tearDown", $0) })
    {
      modules.insert("XCTest")
    }
    if !ImplicitNames.sources.isDisjoint(with: scan.typeNames) {
      modules.formUnion(["Foundation", "Dispatch", "UIKit", "SwiftUI", "Combine"])
    }
    if modules.isEmpty { return }
    for site in scan.sites {
      guard case .importDeclaration(let module, let path) = site,
        modules.contains(module)
      else { continue }
      var start = path.lowerBound
      while start > 0, text[start - 1] != 0x0A, text[start - 1] != UInt8(ascii: ";") { start -= 1 }
      start = skipSpace(start)
      let before = string(start..<path.lowerBound)
      if !before.contains("@preconcurrency"), before.hasSuffix("import ") {
        scan.sites.append(.preconcurrentImport(start))
      }
    }
  }

  /// Removes `any` before a protocol of iOS that is a class here.
  private mutating func concreteType(_ range: Range<Int>) {
    var end = range.lowerBound
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    guard end >= 3, end < range.lowerBound, matches("any", end - 3..<end),
      end == 3 || !Self.isWord(text[end - 4])
    else { return }
    scan.sites.append(.attribute(end - 3..<end))
  }

  /// Handles type names that indicate a feature.
  mutating func typeName(_ range: Range<Int>) {
    let first = text[range.lowerBound]
    guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return functionName(range) }
    scan.typeNames.insert(NameHash.of(text[range]))
    switch first {
    case UInt8(ascii: "D"):
      if matches("Darwin", range), byte(range.upperBound) == UInt8(ascii: ".") {
        scan.sites.append(.darwin(range))
        scan.words.insert(.darwin)
      }
    case UInt8(ascii: "N"):
      if matches("NSMutableDictionary", range) || matches("NSCalendar", range) || matches("NSLocale", range) {
        scan.words.insert(.darwin)
      }
      if matches("NSExpression", range) || matches("NSComparisonPredicate", range) {
        scan.sites.append(.predicateClass(range))
        scan.words.insert(.extensions)
      }
      if matches("NSNumber", range) { creation(range, "(value: 0)") }
      if matches("NSError", range) {
        creation(range, "(domain: \"\", code: 0)")
        errorCast(range)
      }
      if starts("NSFetch", range) || starts("NSLayout", range) { genericCast(range) }
      if starts("NSURLConnection", range) { scan.words.insert(.networking) }
      if matches("NSObject", range) { objectKeys(range) }
      if matches("NSFetchRequestResult", range) { concreteType(range) }
      if matches("NSClassFromString", range) { scan.sites.append(.classFromString(range)) }
    case UInt8(ascii: "U"):
      if matches("UINT64_MAX", range) { scan.words.insert(.darwin) }
      if scan.isTest || scan.importsTestedModule, range.count > 3,
        text[range.lowerBound + 1] == UInt8(ascii: "I"),
        text[range.lowerBound + 2] >= UInt8(ascii: "A"), text[range.lowerBound + 2] <= UInt8(ascii: "Z")
      {
        scan.words.insert(.interface)
      }
      if matches("URLResponse", range) { creation(range, Self.emptyResponse) }
      if range.count >= 8, matches("URL", range.lowerBound..<range.lowerBound + 3), isNetworking(range) {
        scan.words.insert(.networking)
      }
    case UInt8(ascii: "E"):
      if matches("Element", range) { elementConformance(range) }
    case UInt8(ascii: "H"):
      if matches("HUGE", range) { scan.words.insert(.darwin) }
      if matches("HTTPURLResponse", range) { creation(range, Self.emptyWebResponse) }
      if matches("HTTPURLResponse", range), byte(range.upperBound) == UInt8(ascii: "("),
        labels(range.upperBound) == "url:mimeType:expectedContentLength:textEncodingName:"
      {
        scan.sites.append(.inheritedResponse(range.upperBound))
      }
      if matches("HTTPURLResponse", range) || matches("HTTPCookie", range)
        || matches("HTTPCookieStorage", range)
      {
        scan.words.insert(.networking)
      }
    case UInt8(ascii: "C"):
      if starts("CG", range) { valueCast(range) }
      if scan.isTest, starts("CA", range), range.count > 3, isCapital(range.lowerBound + 2) {
        scan.words.insert(.interface)
      }
      if starts("CT", range), isTypesetting(range) { scan.words.insert(.typesetting) }
      if starts("CF", range) { coreFoundationName(range) }
      if matches("CFString", range), range.lowerBound > 10,
        matches("Unmanaged<", range.lowerBound - 10..<range.lowerBound)
      {
        scan.sites.append(.unmanagedText(range))
      }
      if matches("CachedURLResponse", range) { scan.words.insert(.networking) }
      if matches("CurrentValueSubject", range) { scan.words.insert(.combine) }
    case UInt8(ascii: "I"):
      if starts("INT", range), range.count > 4, matches("_MIN", range.upperBound - 4..<range.upperBound) {
        scan.words.insert(.darwin)
      }
      if matches("INT64_MAX", range) { scan.words.insert(.darwin) }
    case UInt8(ascii: "M"):
      if matches("MAXFLOAT", range) { scan.words.insert(.darwin) }
    case UInt8(ascii: "A"):
      if matches("AnyCancellable", range) || matches("AnyPublisher", range) { scan.words.insert(.combine) }
      if matches("AnyObject", range) {
        noteDelegateRequirement(range)
        objectParameter(range)
      }
    case UInt8(ascii: "O"):
      if matches("ObservableObject", range) { scan.words.insert(.combine) }
      if starts("OSAtomic", range) || matches("OSMemoryBarrier", range) { scan.words.insert(.darwin) }
      if matches("ObservationRegistrar", range) { scan.words.insert(.observation) }
      if matches("O_EVTONLY", range) { scan.words.insert(.darwin) }
    case UInt8(ascii: "P"):
      if matches("PassthroughSubject", range) { scan.words.insert(.combine) }
      if matches("ProcessInfo", range), byte(range.upperBound) == UInt8(ascii: "("),
        byte(range.upperBound + 1) == UInt8(ascii: ")")
      {
        scan.sites.append(.processInformation(range.upperBound..<range.upperBound + 2))
      }
    case UInt8(ascii: "X"):
      if matches("XMLParser", range) || matches("XMLParserDelegate", range) || matches("XMLDocument", range)
        || matches("XMLElement", range) || matches("XMLNode", range)
      {
        scan.words.insert(.xml)
      }
    default: break
    }
  }

  private func isCapital(_ offset: Int) -> Bool {
    text[offset] >= UInt8(ascii: "A") && text[offset] <= UInt8(ascii: "Z")
  }

  /// Whether a name is one of CoreText.
  private func isTypesetting(_ range: Range<Int>) -> Bool {
    starts("CTFont", range) || starts("CTLine", range) || starts("CTFrame", range) || starts("CTRun", range)
      || starts("CTTypesetter", range) || starts("CTParagraph", range)
  }

  /// Handles names of Core Foundation.
  private mutating func coreFoundationName(_ range: Range<Int>) {
    if starts("CFRunLoop", range) || starts("kCFRunLoop", range) {
      scan.runLoopNames.insert(string(range))
      scan.words.insert(.darwin)
    } else if matches("CFGetRetainCount", range) {
      scan.words.insert(.darwin)
    } else {
      let name = NameHash.of(text[range])
      if !ImplicitNames.graphics.contains(name), !ImplicitNames.extensions.contains(name),
        !ImplicitNames.coreFoundation.contains(name)
      {
        scan.usesForeignCoreFoundation = true
      }
    }
  }

  /// Handles functions that are in Foundation on iOS and in another module here.
  mutating func functionName(_ range: Range<Int>) {
    guard range.count > 7 else {
      if extendsFloat, matches("abs", range), byte(range.upperBound) == UInt8(ascii: "("),
        !isDeclared(range)
      {
        scan.sites.append(.absoluteValue(range.lowerBound))
      }
      if matches("some", range) { return opaqueType(range) }
      if matches("dlclose", range) || matches("funopen", range) { scan.words.insert(.darwin) }
      if matches("fpos_t", range) { scan.sites.append(.streamPosition(range)) }
      if matches("stderr", range) || matches("stdout", range) || matches("stdin", range) {
        scan.words.insert(.standardStreams)
      }
      return
    }
    switch text[range.lowerBound] {
    case UInt8(ascii: "_"):
      if starts("_dyld_", range) { scan.words.insert(.darwin) }
      if matches("_KeyValueCodingAndObserving", range) { scan.words.insert(.runtime) }
      if matches("__dispatch_queue_get_label", range) { scan.words.insert(.extensions) }
    case UInt8(ascii: "a"), UInt8(ascii: "i"):
      if starts("imp_", range) || matches("autoreleasepool", range) { scan.words.insert(.runtime) }
    case UInt8(ascii: "p"):
      if starts("pthread_mutexattr_", range) || starts("pthread_setname_np", range) {
        scan.words.insert(.darwin)
      }
    case UInt8(ascii: "s"):
      if starts("sysctl", range) || isFileTime(range) { scan.words.insert(.darwin) }
      if starts("sel_", range) { scan.words.insert(.runtime) }
    case UInt8(ascii: "o"):
      if starts("objc_", range) || starts("object_get", range) || starts("object_set", range) {
        scan.words.insert(.runtime)
      }
      if starts("os_unfair_lock", range) { scan.words.insert(.darwin) }
    case UInt8(ascii: "m"):
      if starts("mach_", range) || starts("makeFileSystem", range) { scan.words.insert(.extensions) }
      if starts("malloc_", range) { scan.words.insert(.darwin) }
      if starts("method_", range) {
        scan.words.insert(.runtime)
        if starts("method_exchange", range) || starts("method_set", range) { scan.words.insert(.exchanges) }
      }
    case UInt8(ascii: "c"):
      if starts("class_", range) {
        scan.words.insert(.runtime)
        if starts("class_replace", range) || starts("class_addMethod", range) {
          scan.words.insert(.exchanges)
        }
      }
      if matches("clock_gettime_nsec_np", range) { scan.words.insert(.extensions) }
    case UInt8(ascii: "k"):
      constantArgument(range)
      if starts("kCFRunLoop", range) { coreFoundationName(range) }
      if starts("kCFAbsoluteTime", range) { scan.words.insert(.darwin) }
      if starts("kCT", range) { textAttribute(range) }
      if starts("kCFBoolean", range) || starts("kCFAllocator", range) || starts("kCFStringTransform", range)
        || matches("kCFNotFound", range)
      {
        scan.words.insert(.graphics)
      }
      if starts("kCFBundle", range) { scan.words.insert(.extensions) }
      if starts("kCFHTTP", range) { scan.words.insert(.networking) }
    case UInt8(ascii: "e"):
      if matches("enumerateMatches", range) { matchEnumeration(range) }
      if starts("errSec", range) { scan.words.insert(.security) }
    case UInt8(ascii: "u"):
      if matches("unsafeBitCast", range) { bitCasts.append(range) }
      if matches("unsafeBitCast", range), byte(range.upperBound) == UInt8(ascii: "("),
        let close = matchingParenthesis(range.upperBound),
        string(range.upperBound..<close).hasSuffix("to: UnsafeMutableRawPointer.self")
      {
        castsToPointers = true
      }
    case UInt8(ascii: "w"):
      if matches("withObservationTracking", range) { scan.words.insert(.observation) }
    default: break
    }
  }

  /// Whether a name is that of a file's time, such as `st_mtimespec`.
  private func isFileTime(_ range: Range<Int>) -> Bool {
    starts("st_", range) && range.count > 11 && matches("timespec", range.upperBound - 8..<range.upperBound)
  }

  /// Whether a name follows `func`.
  private func isDeclared(_ name: Range<Int>) -> Bool {
    name.lowerBound >= 5 && matches("func ", name.lowerBound - 5..<name.lowerBound)
  }

  func isNetworking(_ range: Range<Int>) -> Bool {
    matches("URLSession", range) || matches("URLRequest", range) || matches("URLResponse", range)
      || matches("URLCache", range) || matches("URLProtocol", range) || matches("URLCredential", range)
      || matches("URLCredentialStorage", range) || matches("URLAuthenticationChallenge", range)
      || matches("URLProtectionSpace", range) || matches("URLSessionConfiguration", range)
      || matches("HTTPURLResponse", range)
      || (range.count > 10 && matches("URLSession", range.lowerBound..<range.lowerBound + 10))
  }
}
