import SceneModel
import Testing

/// The examples of FIPS 180-4 in NIST's document "SHA256", and the empty text.
struct SHA256Tests {
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `gives the checksums of the examples`(text: String, count: Int, checksum: String) {
    let bytes = String(repeating: text, count: count).utf8
    let digits = SHA256.value(of: bytes).map { String(0x100 + Int($0), radix: 16).dropFirst() }
    #expect(digits.joined() == checksum)
  }

  @Test func `bytes in pieces have the checksum of all of them`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for length in 1..<130 {
      var checksum = SHA256()
      for start in stride(from: 0, to: bytes.count, by: length) {
        checksum.add(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(checksum.value == SHA256.value(of: bytes), "\(length)")
    }
  }
}
