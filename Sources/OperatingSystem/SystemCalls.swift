#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The calls to the C library, each with its failure as a ``FileDefect``.
///
/// A name is relative to an open folder. No call blocks on a FIFO, none is interrupted, and nothing
/// that is opened survives into another program. No function has the name of one of the C library,
/// which it would hide.
enum SystemCalls {
  /// The folder of the process, to which paths are relative that a user names.
  static var currentFolder: Int32 { AT_FDCWD }

  /// The status of the entry at a name.
  struct Status: Equatable {
    var kind: EntryKind
    /// The size in bytes.
    var size: Int
    /// Who may read, write and execute it.
    var permissions: UInt32
    /// How many names it has.
    var links: Int
    /// The user that owns it.
    var owner: UInt32
    /// The properties that change with every writing, beside the size.
    var stamp: FileStamp
  }

  /// The numbers by which a file differs from all others of the system.
  struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  /// The identity of the file of a name; a link has its own.
  static func identity(of name: String, in folder: Int32) throws(FileDefect) -> Identity {
    var status = stat()
    _ = try call { unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// The result of locking a file.
  enum Lock {
    case taken
    /// Another has it.
    case isHeld
    /// The file is of a system that has no locks.
    case isUnknown
  }

  static func openFolder(_ name: String, in folder: Int32, followingLink: Bool) throws(FileDefect) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLink ? 0 : O_NOFOLLOW)
    return try call { unsafe openat(folder, name, flags) }
  }

  static func openFile(_ name: String, in folder: Int32, followingLink: Bool) throws(FileDefect) -> Int32 {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followingLink ? 0 : O_NOFOLLOW)
    return try call { unsafe openat(folder, name, flags) }
  }

  /// Makes a file that was not there, open for writing.
  ///
  /// - Parameter isPrivate: Whether nobody but its owner may open it.
  static func createFile(_ name: String, in folder: Int32, isPrivate: Bool) throws(FileDefect) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    return try call(writing: true) { unsafe openat(folder, name, flags, isPrivate ? 0o600 : 0o666) }
  }

  /// Locks an open file until it is closed, without waiting.
  static func lock(_ descriptor: Int32) -> Lock {
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return .taken }
    return errno == EWOULDBLOCK ? .isHeld : .isUnknown
  }

  /// Lets others lock an open file.
  static func unlock(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }

  static func makeFolder(_ name: String, in folder: Int32) throws(FileDefect) {
    _ = try call(writing: true) { unsafe mkdirat(folder, name, 0o777) }
  }

  /// Gives a file another name, in the place of a file that has it.
  static func renameFile(_ name: String, to other: String, in folder: Int32) throws(FileDefect) {
    _ = try call(writing: true) { unsafe renameat(folder, name, folder, other) }
  }

  static func removeFile(_ name: String, in folder: Int32) throws(FileDefect) {
    _ = try call(writing: true) { unsafe unlinkat(folder, name, 0) }
  }

  static func removeFolder(_ name: String, in folder: Int32) throws(FileDefect) {
    _ = try call(writing: true) { unsafe unlinkat(folder, name, AT_REMOVEDIR) }
  }

  /// Says who may read, write and execute a file.
  static func setPermissions(_ permissions: UInt32, of descriptor: Int32) throws(FileDefect) {
    _ = try call(writing: true) { fchmod(descriptor, mode_t(permissions)) }
  }

  /// Waits until a file is on the disk.
  static func synchronize(_ descriptor: Int32) throws(FileDefect) { _ = try call { fsync(descriptor) } }

  static func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  static func status(of descriptor: Int32) throws(FileDefect) -> Status {
    var status = stat()
    _ = try call { unsafe fstat(descriptor, &status) }
    return Status(status)
  }

  static func status(
    of name: String, in folder: Int32, followingLink: Bool
  ) throws(FileDefect) -> Status {
    var status = stat()
    let flags = followingLink ? 0 : AT_SYMLINK_NOFOLLOW
    _ = try call { unsafe fstatat(folder, name, &status, flags) }
    return Status(status)
  }

  /// Whether the process may write what is at a name, as the user that it acts for.
  static func mayWrite(_ name: String, in folder: Int32) throws(FileDefect) {
    _ = try call(writing: true) { unsafe faccessat(folder, name, W_OK, AT_EACCESS) }
  }

  /// The user that the process acts for; 0 is one that may do anything.
  static var user: UInt32 { geteuid() }

  /// Reads into memory and gives the number of bytes, 0 at the file's end.
  static func readBytes(
    _ descriptor: Int32, into target: UnsafeMutableRawBufferPointer
  ) throws(FileDefect) -> Int {
    try call { unsafe read(descriptor, target.baseAddress, target.count) }
  }

  /// Goes back to the start of a file.
  static func rewind(_ descriptor: Int32) throws(FileDefect) {
    _ = try call { lseek(descriptor, 0, SEEK_SET) }
  }

  /// Writes from memory and gives the number of bytes.
  static func writeBytes(_ descriptor: Int32, from source: UnsafeRawBufferPointer) throws(FileDefect) -> Int {
    try call(writing: true) { unsafe write(descriptor, source.baseAddress, source.count) }
  }

  /// The names in an open folder, but for `.` and `..`, in no order.
  static func names(in folder: Int32) throws(FileDefect) -> [String] {
    // The stream owns its descriptor.
    let descriptor = try openFolder(".", in: folder, followingLink: false)
    guard let stream = unsafe fdopendir(descriptor) else {
      let defect = defect(of: errno)
      closeDescriptor(descriptor)
      throw defect
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The absolute path without links, `.` and `..`.
  static func resolved(_ path: String) throws(FileDefect) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw defect(of: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  static var now: Int { time(nil) }

  /// The seconds since the start of 1970, and the nanoseconds of the current one.
  static var preciseNow: (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }

  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func ignoreSignalsOfWrites() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  static func pause(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    unsafe nanosleep(&time, nil)
  }

  static func endProcess(_ code: Int32) -> Never {
    exit(code)
  }

  /// The path of the program that runs.
  static var programPath: String {
    #if canImport(Darwin)
      CommandLine.arguments.first ?? ""
    #else
      "/proc/self/exe"
    #endif
  }

  /// How many cores are online, at least 1.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// New memory of zeros of the system's; nil where there is none.
  static func map(_ count: Int) -> UnsafeMutableRawPointer? {
    let start = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    return unsafe start == MAP_FAILED ? nil : start
  }

  /// Gives memory back to the system.
  static func unmap(_ start: UnsafeMutableRawPointer, _ count: Int) { unsafe munmap(start, count) }

  /// Runs a function beside the caller, in a thread that ends with it.
  static func startThread(_ body: @escaping @Sendable () -> Void) throws(FileDefect) {
    final class Work {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = unsafe pthread_create(
      &thread, nil,
      { context in
        #if canImport(Darwin)
          let work = unsafe Unmanaged<Work>.fromOpaque(context)
        #else
          guard let context = unsafe context else { return nil }
          let work = unsafe Unmanaged<Work>.fromOpaque(context)
        #endif
        unsafe work.takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      unsafe work.release()
      throw defect(of: code)
    }
    #if canImport(Darwin)
      if let thread = unsafe thread { unsafe pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  /// Repeats a call that a signal interrupted.
  ///
  /// - Parameter writing: Whether a refused permission is one to write; else it is one to read.
  private static func call<Number: SignedInteger>(
    writing: Bool = false, _ body: () -> Number
  ) throws(FileDefect) -> Number {
    while true {
      let result = body()
      if result >= 0 { return result }
      if errno != EINTR { throw defect(of: errno, writing: writing) }
    }
  }

  static func defect(of number: Int32, writing: Bool = false) -> FileDefect {
    switch number {
    case ENOENT: .missing
    case EEXIST: .exists
    case EISDIR: .isFolder
    case ENOTDIR: .notFolder
    case ELOOP: .isLink
    case EACCES, EPERM: writing ? .notWritable : .notReadable
    case EROFS: .notWritable
    case EPIPE: .closedPipe
    default: .other(message(of: number))
    }
  }

  private static func message(of number: Int32) -> String {
    let message = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "unknown error"
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}

extension SystemCalls {
  /// Loads a library; nil where there is none of the name that can be loaded.
  static func loadLibrary(_ name: String) -> UInt? {
    unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL).map { UInt(bitPattern: $0) }
  }

  /// The address of a symbol in a loaded library; nil where the library has no symbol of the name.
  static func symbol(_ name: String, in library: UInt) -> UnsafeMutableRawPointer? {
    unsafe dlsym(UnsafeMutableRawPointer(bitPattern: library), name)
  }
}

extension SystemCalls {
  /// Starts a program that is found by its name, the first of some words, and gives the process and
  /// what it writes.
  static func startProgram(
    _ words: [String], _ environment: [String], input: String
  ) throws(FileDefect) -> (process: Int32, output: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = try call { unsafe pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, &variables)
    for index in unsafe arguments.indices { unsafe free(arguments[index]) }
    for index in unsafe variables.indices { unsafe free(variables[index]) }
    unsafe posix_spawn_file_actions_destroy(&actions)
    closeDescriptor(ends[1])
    guard code == 0 else {
      closeDescriptor(ends[0])
      throw defect(of: code)
    }
    return (process, ends[0])
  }

  /// Waits until a program has ended, and gives its exit code, -1 where a signal ended it.
  static func waitForProgram(_ process: Int32) -> Int32 {
    var status: Int32 = -1
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : -1
  }

  /// Makes a folder that only the user may open, of a name that begins so.
  static func makePrivateFolder(_ start: String) throws(FileDefect) -> String {
    var name = Array((start + "XXXXXX").utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw defect(of: errno, writing: true) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension SystemCalls {
  /// Opens a stream that says that something changed in folders; nil where the system has none.
  static func openChanges() -> Int32? {
    #if canImport(Glibc)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      return descriptor < 0 ? nil : descriptor
    #else
      return nil
    #endif
  }

  /// Lets a stream say that something changed in a folder, not in those in it; false where it cannot.
  static func watch(_ folder: String, by descriptor: Int32) -> Bool {
    #if canImport(Glibc)
      let changes =
        IN_CREATE | IN_DELETE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      return unsafe inotify_add_watch(descriptor, folder, UInt32(changes)) >= 0
    #else
      return false
    #endif
  }

  /// Waits until a stream has something to read; false where it has nothing in that time.
  static func waitForInput(_ descriptor: Int32, milliseconds: Int) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, Int32(clamping: milliseconds)) > 0
  }
}

extension SystemCalls.Status {
  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode & 0o777)
    links = Int(status.st_nlink)
    owner = status.st_uid
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    stamp = FileStamp(
      size: Int(status.st_size), number: UInt64(status.st_ino),
      times: [written.tv_sec, written.tv_nsec, changed.tv_sec, changed.tv_nsec].map { Int($0) })
  }
}
