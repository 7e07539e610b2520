import CObjCRuntime
import Foundation

/// The classes with method and property tables in the loaded images. A compiled file registers its tables
/// when they are first needed.
public final class _ObjCClasses {
  /// A closure that fills a table with main-actor code.
  public typealias Fill = @MainActor (_ObjCTable) -> Void

  /// Returns the fill closure for a specialization of a generic class, or `nil` for other classes.
  public typealias Probe = (AnyClass) -> Fill?

  private(set) var fills: [ObjectIdentifier: [Fill]] = [:]
  private(set) var propertyFills: [ObjectIdentifier: [Fill]] = [:]
  private(set) var probes: [Probe] = []
  private(set) var classes: [AnyClass] = []
  private(set) var aliases: [String: AnyClass] = [:]

  /// The registry passed to a file's entry point.
  public static func at(_ registry: UnsafeMutableRawPointer) -> _ObjCClasses {
    Unmanaged.fromOpaque(registry).takeUnretainedValue()
  }

  /// Registers a table of a class. A class may have several: its own and those of its extensions.
  public func add(_ cls: AnyClass, _ fill: @escaping Fill) {
    if fills[ObjectIdentifier(cls), default: []].isEmpty { classes.append(cls) }
    fills[ObjectIdentifier(cls), default: []].append(fill)
  }

  /// Registers the properties of a framework class, which are resolved on the first lookup by name.
  package func addProperties(of cls: AnyClass, _ fill: @escaping Fill) {
    propertyFills[ObjectIdentifier(cls), default: []].append(fill)
  }

  /// Registers a table for all specializations of a generic class.
  public func addGeneric(_ probe: @escaping Probe) {
    probes.append(probe)
  }

  /// Registers the Objective-C name of a class, given by `@objc(Name)`.
  public func name(_ name: StaticString, _ cls: AnyClass) {
    aliases["\(name)"] = cls
  }
}

/// The list of table entry points that compiled files join when their image is loaded.
public enum _ObjCTables {
  /// Appends a file's entry point to the list. Called from static initializers before other Swift code of the
  /// image runs, so it must do nothing else.
  public static func add(_ entry: @convention(c) (UnsafeMutableRawPointer?) -> Void) {
    ptl_tables_add(entry)
  }

  /// Registers the table of a class that is declared in a function body, the first time the declaration is
  /// executed.
  public static func addLocal(_ cls: AnyClass, _ fill: @escaping _ObjCClasses.Fill) {
    ClassRegistry.addLocal(cls, fill)
  }
}
