// SceneStore
