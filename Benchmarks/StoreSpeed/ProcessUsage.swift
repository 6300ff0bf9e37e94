import Foundation

/// The resources that this process has used so far, as the system reports them.
enum ProcessUsage {
  /// Seconds of processors.
  static var seconds: Double { seconds(of: current) }

  /// Seconds of processors in a record.
  static func seconds(of usage: rusage) -> Double {
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(microseconds) / 1e6
  }

  /// The peak memory, in megabytes.
  static var peakMegabytes: Int { current.ru_maxrss / 1024 }

  private static var current: rusage {
    var usage = rusage()
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
  }
}

/// The time that a body takes, in seconds.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

extension Double {
  /// The number with three decimals at most.
  var rounded3: Double { (self * 1000).rounded() / 1000 }
}
