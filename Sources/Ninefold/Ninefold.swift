// Ninefold
