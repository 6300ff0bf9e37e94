/// An animation that a program starts; its changes are made at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How long the animation would take. Seconds.
  public let duration: TimeInterval
  /// Whether the changes are being made.
  open private(set) var isRunning = false
  /// Where the animation is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// How much of the animation is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animation along a curve, which waits to be started.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation as of a spring, which waits to be started.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animation and runs it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds changes that would begin later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }

  /// Adds what follows the changes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, and calls what follows them.
  open func startAnimation() {
    isRunning = true
    while !animations.isEmpty { animations.removeFirst()() }
    isRunning = false
    end(at: .end)
  }

  /// Makes the changes, and calls what follows them: there is no waiting.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Holds the animation, whose changes wait to be made.
  open func pauseAnimation() { state = .active }

  /// Ends the animation without the changes that were not made; what follows waits for
  /// ``finishAnimation(at:)`` unless nothing is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { completions = [] }
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Ends an animation that was stopped, and calls what follows it.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    fractionComplete = 0
    let following = completions
    completions = []
    for completion in following { completion(position) }
  }
}

/// Where an animation is that a program starts.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

extension UIView {
  /// How fast an animation runs, which here runs at once.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
