import Resolver
import SceneModel

extension SettingReader {
  /// The settings of the class that the element stands for.
  mutating func readKind() {
    switch resolution.tree.name(of: node).known {
    case .label: readLabel()
    case .textField: readTextField()
    case .textView: readTextView()
    case .searchBar: readSearchBar()
    case .button: readButton()
    case .imageView: readImageView()
    case .switch: readSwitch()
    case .slider: readSlider()
    case .stepper: readStepper()
    case .segmentedControl: readSegmentedControl()
    case .progressView: readProgressView()
    case .activityIndicatorView: readActivityIndicator()
    case .pageControl: readPageControl()
    case .datePicker: readDatePicker()
    case .stackView: readStackView()
    case .scrollView: readScrolling()
    case .tableView: readTableView()
    case .collectionView: readCollectionView()
    case .visualEffectView: readVisualEffectView()
    case .navigationBar, .tabBar, .toolbar: readBar()
    case .tableViewCell: readTableCell()
    case .collectionViewCell, .collectionReusableView: pass("reuseIdentifier", "customSize")
    default: break
    }
  }
}
