// A file that imports both Testing and UIKit has the compiler import this module as well, which Swift has for
// Apple's systems alone: there it attaches images to tests.
