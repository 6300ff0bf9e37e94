import SceneModel

extension ObjectKind {
  static let collectionView = ObjectKind(.collectionView, "UICollectionView", takesSubviews: false)
  static let collectionViewCell = ObjectKind(
    .collectionViewCell, "UICollectionViewCell", touchTarget: .touchTarget)
  static let collectionViewCellContentView = ObjectKind(.collectionViewCellContentView, "UIView")
  static let collectionReusableView = ObjectKind(.collectionReusableView, "UICollectionReusableView")
}
