import CObjCRuntime
import Foundation

/// The classes that the loaded images have tables for. A compiled file enters its own when it is first needed.
public final class _ObjCClasses {
  /// A closure that fills a table; what it touches belongs to the main actor.
  public typealias Fill = @MainActor (_ObjCTable) -> Void

  /// Gives a class of a generic family its filler, or nil for another class.
  public typealias Probe = (AnyClass) -> Fill?

  private(set) var fills: [ObjectIdentifier: [Fill]] = [:]
  private(set) var propertyFills: [ObjectIdentifier: [Fill]] = [:]
  private(set) var probes: [Probe] = []
  private(set) var classes: [AnyClass] = []
  private(set) var aliases: [String: AnyClass] = [:]

  /// The registry that the runtime handed to a file's entry.
  public static func at(_ registry: UnsafeMutableRawPointer) -> _ObjCClasses {
    Unmanaged.fromOpaque(registry).takeUnretainedValue()
  }

  /// Enters a table of a class, which may have several: its own and those of its extensions.
  public func add(_ cls: AnyClass, _ fill: @escaping Fill) {
    if fills[ObjectIdentifier(cls), default: []].isEmpty { classes.append(cls) }
    fills[ObjectIdentifier(cls), default: []].append(fill)
  }

  /// Enters the properties of a framework's class, which are looked up when one is first asked for by name.
  package func addProperties(of cls: AnyClass, _ fill: @escaping Fill) {
    propertyFills[ObjectIdentifier(cls), default: []].append(fill)
  }

  /// Enters a table of every specialisation of a generic class.
  public func addGeneric(_ probe: @escaping Probe) {
    probes.append(probe)
  }

  /// Enters the Objective-C name of a class, from `@objc(Name)`.
  public func name(_ name: StaticString, _ cls: AnyClass) {
    aliases["\(name)"] = cls
  }
}

/// The list of tables that a compiled file is put on when its image is loaded.
public enum _ObjCTables {
  /// Puts a file's entry on the list. It is called from an image's initialisers, before any other Swift code of the
  /// image runs, so it does nothing else.
  public static func add(_ entry: @convention(c) (UnsafeMutableRawPointer?) -> Void) {
    ptl_tables_add(entry)
  }

  /// Enters the table of a class that is declared in the body of a function, the first time the declaration is passed.
  public static func addLocal(_ cls: AnyClass, _ fill: @escaping _ObjCClasses.Fill) {
    ClassRegistry.addLocal(cls, fill)
  }
}
