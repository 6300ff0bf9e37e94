// TextMetrics
