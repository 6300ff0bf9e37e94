package import SceneModel
import SceneStore
package import Sources

/// The environment of frames: the canvas in a size class, a device, a window.
package struct FrameEnvironment: Hashable, Sendable {
  /// The name that no other has, such as `canvas compact-regular` or `iPhone SE portrait`.
  package let name: String
  /// The place: the canvas, or the name by which people know the device, such as `iPhone SE`.
  let place: String
  /// The size class of the canvas; nil for a device.
  package let sizeClass: SizeClass?
  /// The other traits that are requested, such as `style dark`; empty text where there are none.
  let traits: String

  /// An environment of a name, which is its place where that is nil.
  package init(name: String, place: String? = nil) {
    self.init(name: name, place: place ?? name, sizeClass: nil, traits: [])
  }

  /// The canvas in a size class.
  package init(_ sizeClass: SizeClass) {
    self.init(StoredEnvironment(TraitOverrides(sizeClass: sizeClass)))
  }

  /// An environment that documents are solved for.
  package init(_ environment: SolvingEnvironment) { self.init(environment.stored) }

  /// An environment that was recorded by its name: the canvas in a size class, or a place as a whole.
  init(recorded name: String) {
    let words = name.split(separator: " ", maxSplits: 2).map(String.init)
    if words.count > 1, words[0] == StoredEnvironment.canvas, let sizeClass = SizeClass(name: words[1]) {
      self.init(
        name: name, place: StoredEnvironment.canvas, sizeClass: sizeClass, traits: Array(words.dropFirst(2)))
    } else {
      self.init(name: name)
    }
  }

  private init(_ stored: StoredEnvironment) {
    let isCanvas = stored.window == nil
    self.init(
      name: stored.name, place: stored.place, sizeClass: isCanvas ? stored.sizeClass : nil,
      traits: isCanvas ? stored.otherTraits : stored.traits)
  }

  private init(name: String, place: String, sizeClass: SizeClass?, traits: [String]) {
    self.name = name
    self.place = place
    self.sizeClass = sizeClass
    self.traits = traits.joined(separator: " ")
  }

  /// The name by which people know it, such as `iPhone SE style dark`.
  package var label: String {
    ([place] + [sizeClass?.description, traits.isEmpty ? nil : traits].compactMap(\.self)).joined(
      separator: " ")
  }
}
