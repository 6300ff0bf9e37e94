// A tool that builds on Ninefold imports this one module: documents, resolving, layout and devices are its
// own public interface, under their own names. They are re-exported whole, since a list of type aliases would
// hide the members that the rooms add to each other's types.
@_exported import Adaptivity
@_exported import AutoLayout
@_exported import Checking
@_exported import Checks
@_exported import Comparison
@_exported import ConflictLogs
@_exported import Controls
@_exported import Devices
@_exported import Editing
@_exported import InterfaceBuilder
@_exported import LiveLayout
@_exported import Painting
@_exported import Pictures
@_exported import ProjectResources
@_exported import Resolver
@_exported import SceneModel
@_exported import SceneProject
@_exported import SceneStore
@_exported import Sources
@_exported import Versions
@_exported import VisualFormats
