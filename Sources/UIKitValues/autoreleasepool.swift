/// Runs a function. On Apple's systems what it leaves to be released later is released at its end; here
/// nothing is left, since an object goes with its last reference.
///
/// `import UIKit` brings it there, and tests of what is released use it (Cartography's `MemoryLeakSpec`).
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
