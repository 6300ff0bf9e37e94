// A layout is asked for by a request, and its answers name environments: who lays out needs both.
@_exported public import LayoutEnvironments
