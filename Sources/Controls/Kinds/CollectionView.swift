import SceneModel

extension ObjectKind {
  package static let collectionView = ObjectKind(
    .collectionView, "UICollectionView", look: .own,
    declares: OwnDeclaration(
      is: "scrollView",
      """
      dataMode prefetchingEnabled allowsSelection allowsMultipleSelection springLoaded
      dragInteractionEnabled remembersLastFocusedIndexPath
      """,
      children: """
        collectionViewLayout:collectionViewFlowLayout,collectionViewLayout
        sectionFooterView:collectionReusableView sectionHeaderView:collectionReusableView
        """),
    takesSubviews: false)
  package static let collectionViewCell = ObjectKind(
    .collectionViewCell, "UICollectionViewCell",
    declares: OwnDeclaration(
      is: "collectionReusableView",
      children: "contentView:collectionViewCellContentView,view customSize:size"),
    touchTarget: .touchTarget)
  package static let collectionViewCellContentView = ObjectKind(
    .collectionViewCellContentView, "UIView", look: .own)
  package static let collectionReusableView = ObjectKind(
    .collectionReusableView, "UICollectionReusableView",
    declares: OwnDeclaration(is: "view", "reuseIdentifier"))
}
