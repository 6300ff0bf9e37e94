import Testing

@testable import OperatingSystem

/// The programs and libraries in the memory of a process.
struct MappedProgramsTests {
  @Test func `of files whose code is in memory each is found once`() {
    let list = """
      55e0a0000000-55e0a0001000 r--p 00000000 fe:00 12                         /usr/bin/b
      55e0a0001000-55e0a0002000 r-xp 00001000 fe:00 12                         /usr/bin/b
      55e0a0002000-55e0a0003000 r-xp 00003000 fe:00 12                         /usr/bin/b
      7f0000000000-7f0000001000 r-xp 00000000 fe:00 13                         /usr/lib/a name.so (deleted)
      7f0000001000-7f0000002000 r--p 00000000 fe:00 14                         /usr/share/fonts/c.ttf
      7f0000002000-7f0000003000 rwxp 00000000 00:00 0
      7ffd00000000-7ffd00001000 r-xp 00000000 00:00 0                          [vdso]

      """
    #expect(MappedPrograms.paths(in: Array(list.utf8)) == ["/usr/bin/b", "/usr/lib/a name.so (deleted)"])
    #expect(MappedPrograms.paths(in: Array("\n x \n".utf8)).isEmpty)
  }

  #if os(Linux)
    @Test func `the libraries of the program that runs are told from others by few bytes`() throws {
      let identities = try #require(ThisProcess.libraryIdentities)
      #expect(!identities.isEmpty && identities.allSatisfy { !$0.isEmpty })
      #expect(ThisProcess.libraryIdentities == identities)
    }
  #endif
}
