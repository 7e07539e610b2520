import FoundationExtensions
import XCTest

/// Tests of declarations from Darwin's headers.
final class DarwinTests: XCTestCase {
  func testUnitsOfTime() {
    XCTAssertEqual(UInt64(2) * NSEC_PER_SEC, 2_000 * NSEC_PER_MSEC)
    XCTAssertEqual(NSEC_PER_USEC * USEC_PER_SEC, NSEC_PER_SEC)
    XCTAssertEqual(MSEC_PER_SEC * NSEC_PER_MSEC, NSEC_PER_SEC)
  }

  func testTicksOfTheClock() {
    var scale: mach_timebase_info = mach_timebase_info()
    XCTAssertEqual(mach_timebase_info(&scale), 0)
    XCTAssertEqual(scale.numer, scale.denom)
    // Both are the uptime of the process's system.
    let first = mach_absolute_time()
    let second = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    XCTAssertGreaterThan(first, 0)
    XCTAssertLessThanOrEqual(first, second)
    XCTAssertEqual(clock_gettime_nsec_np(-999), 0)
  }

  func testTheImagesOfTheProcess() {
    let names = (0..<_dyld_image_count()).map { String(cString: _dyld_get_image_name($0)!) }
    XCTAssertTrue(names[0].hasPrefix("/"), names[0])
    XCTAssertTrue(names.contains { $0.contains("libFoundation") }, "\(names)")
    XCTAssertNil(_dyld_get_image_name(UInt32(names.count)))
  }

  func testHeadersOfImages() throws {
    XCTAssertNil(_dyld_get_image_header(_dyld_image_count()))
    // A function of Foundation is in a segment of Foundation's image.
    let names = (0..<_dyld_image_count()).map { String(cString: _dyld_get_image_name($0)!) }
    let index = UInt32(try XCTUnwrap(names.firstIndex { $0.contains("libFoundation.so") }))
    let start = try XCTUnwrap(_dyld_get_image_header(index))
    XCTAssertEqual(start, _dyld_get_image_header(index), "the header is kept")
    let header = start.withMemoryRebound(to: mach_header_64.self, capacity: 1) { $0.pointee }
    XCTAssertEqual(header.magic, MH_MAGIC_64)
    XCTAssertEqual(header.filetype, UInt32(MH_DYLIB))
    let slide = _dyld_get_image_vmaddr_slide(index)
    var command = UnsafeRawPointer(start) + MemoryLayout<mach_header_64>.size
    var ranges: [Range<UInt>] = []
    for _ in 0..<header.ncmds {
      let segment = command.load(as: segment_command_64.self)
      XCTAssertEqual(segment.cmd, UInt32(LC_SEGMENT_64))
      let low = UInt(bitPattern: Int(segment.vmaddr) + slide)
      ranges.append(low..<low + UInt(segment.vmsize))
      command += Int(segment.cmdsize)
    }
    XCTAssertEqual(
      UnsafeRawPointer(start) + MemoryLayout<mach_header_64>.size + Int(header.sizeofcmds), command)
    let address = try XCTUnwrap(dlsym(nil, "CFRunLoopGetCurrent"))
    XCTAssertTrue(ranges.contains { $0.contains(UInt(bitPattern: address)) }, "\(ranges)")
  }

  func testProcesses() {
    var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    var process = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.size
    XCTAssertEqual(sysctl(&name, 4, &process, &size, nil, 0), 0)
    XCTAssertEqual(process.kp_proc.p_pid, getpid())
    XCTAssertEqual(process.kp_eproc.e_ppid, getppid())
    XCTAssertEqual(process.kp_proc.p_flag & P_TRACED, 0)
    var boot = timeval()
    size = MemoryLayout<timeval>.size
    name = [CTL_KERN, KERN_BOOTTIME]
    XCTAssertEqual(sysctl(&name, 2, &boot, &size, nil, 0), 0)
    XCTAssertGreaterThan(process.kp_proc.p_un.__p_starttime.tv_sec, boot.tv_sec)
    // The process started in the past, at any time.
    XCTAssertLessThanOrEqual(
      Double(process.kp_proc.p_un.__p_starttime.tv_sec), Date().timeIntervalSince1970)
    name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, Int32.max]
    size = MemoryLayout<kinfo_proc>.size
    XCTAssertEqual(sysctl(&name, 4, &process, &size, nil, 0), 0)
    XCTAssertEqual(size, 0, "the process does not exist")
    var count: Int32 = 0
    size = MemoryLayout<Int32>.size
    name = [CTL_HW, HW_NCPU]
    XCTAssertEqual(sysctl(&name, 2, &count, &size, nil, 0), 0)
    XCTAssertGreaterThan(count, 0)
    name = [CTL_HW, 999]
    XCTAssertEqual(sysctl(&name, 2, nil, &size, nil, 0), -1)
  }

  func testValuesOfTheSystem() {
    var size = 0
    XCTAssertEqual(sysctlbyname("hw.machine", nil, &size, nil, 0), 0)
    var machine = [CChar](repeating: 0, count: size)
    XCTAssertEqual(sysctlbyname("hw.machine", &machine, &size, nil, 0), 0)
    XCTAssertTrue(["x86_64", "aarch64"].contains(String(cString: machine)))
    var memory: Int64 = 0
    size = MemoryLayout<Int64>.size
    XCTAssertEqual(sysctlbyname("hw.memsize", &memory, &size, nil, 0), 0)
    XCTAssertEqual(UInt64(memory), ProcessInfo.processInfo.physicalMemory)
    size = 2
    XCTAssertEqual(sysctlbyname("hw.memsize", &memory, &size, nil, 0), -1)
    XCTAssertEqual(sysctlbyname("hw.nothing", nil, &size, nil, 0), -1)
  }

  func testPoliciesOfMutexes() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP), 0)
    XCTAssertNotEqual(pthread_mutexattr_setpolicy_np(&attributes, 99), 0)
    pthread_mutexattr_destroy(&attributes)
  }

  func testErrorsAreHandedBackThroughPointers() {
    func load(_ name: String, _ error: NSErrorPointer) -> Int? {
      error?.pointee = name.isEmpty ? NSError(domain: "Names", code: 3) : nil
      return name.isEmpty ? nil : name.count
    }
    var error: NSError?
    XCTAssertEqual(load("Faro", &error), 4)
    XCTAssertNil(error)
    XCTAssertNil(load("", &error))
    XCTAssertEqual(error?.code, 3)
    XCTAssertEqual(load("Lagos", nil), 5)
  }

  func testKeysOfTheInformation() {
    let information: [String: Any] = ["CFBundleVersion": "7"]
    XCTAssertEqual(information[kCFBundleVersionKey as String] as? String, "7")
    XCTAssertEqual(TARGET_OS_SIMULATOR, TARGET_OS_IPHONE)
  }
}
