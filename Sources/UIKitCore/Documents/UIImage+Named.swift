import SceneModel

extension UIImage {
  /// The image of a name: its size is that of ``sizes``, else that of the variant that fits the screen's
  /// traits best in an asset catalogue of ``LayoutResources/folders`` or of the program's bundle; nil where
  /// no size is known.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of a name in a bundle for traits; those of the screen stand in for unspecified ones.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    if let size = Self.sizes[name] {
      self.init(name, size)
      return
    }
    let values = UIScreen.main.traits.merging(traitCollection?.values ?? .none).specified
    let traits = UITraitCollection(values)
    var wanted = TraitCollection(
      sizeClass: traits.sizeClass, idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone",
      style: traits.userInterfaceStyle == .dark ? "dark" : nil)
    wanted.scale = Double(traits.displayScale)
    let surroundings = AssetTraits(wanted, locale: nil)
    guard let variant = LayoutResources.imageSet(named: name, in: bundle)?.variant(in: surroundings),
      let size = variant.size
    else { return nil }
    self.init(
      name, CGSize(width: size.width, height: size.height),
      scale: variant.traits.scale.map { CGFloat($0) } ?? traits.displayScale)
  }
}
