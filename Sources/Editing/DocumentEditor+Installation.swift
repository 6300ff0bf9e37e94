import SceneModel

extension DocumentEditor {
  mutating func install(_ id: ObjectID) throws(EditError) {
    let item = try installable(id)
    if isBase {
      guard installation(item, key) == false else { throw EditError(.installed(sizeClass), id) }
      setInstallation(item, key, to: nil)
    } else {
      if installation(item, key) == true { throw EditError(.installed(sizeClass), id) }
      write(item, installs: true)
    }
    outcome.summary = "install \(id)"
  }

  mutating func uninstall(_ id: ObjectID) throws(EditError) {
    let item = try installable(id)
    guard isInstalled(item) else { throw EditError(.notInstalled(sizeClass), id) }
    write(item, installs: false)
    outcome.uninstalled.append(id)
    outcome.summary = "uninstall \(id)"
  }

  mutating func resetInstallation(_ id: ObjectID) throws(EditError) {
    let item = try installable(id)
    guard installation(item, key) != nil else { throw EditError(.sameInstallation(sizeClass), id) }
    setInstallation(item, key, to: nil)
    outcome.summary = "reset the installation of \(id)"
  }

  /// Whether an object's own masks install it in the current class.
  func isInstalled(_ item: Installable) -> Bool {
    zip(SizeClass.all, installations(item)).contains { $0 == sizeClass && $1 }
  }

  /// Writes an installation for the current class.
  ///
  /// The former entry of the class and the new one may leave an entry without effect: it is left out where
  /// all nine classes come out the same without it. An entry where there was none is written all the same: a
  /// check box that was set.
  mutating func write(_ item: Installable, installs: Bool) {
    let hadEntry = installation(item, key) != nil
    setInstallation(item, key, to: installs)
    guard hadEntry, let item = find(item.id).flatMap(installable) else { return }
    let explicit = installations(item)
    var simpler = self
    simpler.setInstallation(item, key, to: nil)
    guard let rest = simpler.find(item.id).flatMap(simpler.installable) else { return }
    if simpler.installations(rest) == explicit { self = simpler }
  }

  /// Installs an added object in the current class alone.
  mutating func confine(_ id: ObjectID) {
    guard !isBase, let item = find(id).flatMap(installable) else { return }
    setInstallation(item, VariationKey(.any), to: false)
    guard let item = find(id).flatMap(installable) else { return }
    setInstallation(item, key, to: true)
  }

  private func installable(_ id: ObjectID) throws(EditError) -> Installable {
    try requireSizeClasses(id)
    guard let item = installable(try node(id)) else { throw EditError(.installsNot, id) }
    return item
  }
}
