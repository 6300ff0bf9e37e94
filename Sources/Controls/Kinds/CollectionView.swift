import SceneModel

extension ObjectKind {
  package static let collectionView = ObjectKind(.collectionView, "UICollectionView", takesSubviews: false)
  package static let collectionViewCell = ObjectKind(
    .collectionViewCell, "UICollectionViewCell", touchTarget: .touchTarget)
  package static let collectionViewCellContentView = ObjectKind(.collectionViewCellContentView, "UIView")
  package static let collectionReusableView = ObjectKind(.collectionReusableView, "UICollectionReusableView")
}
