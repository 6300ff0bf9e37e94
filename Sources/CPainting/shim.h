#include <stdint.h>
#include <zlib.h>

/// The functions of zlib that Ninefold calls, each of the type that the header declares.
///
/// They are found by name when a PNG is written: no program links the library.
struct ninefold_zlib {
#define NINEFOLD_FUNCTION(name) __typeof__(&name) name
  NINEFOLD_FUNCTION(adler32);
  NINEFOLD_FUNCTION(crc32);
  NINEFOLD_FUNCTION(deflate);
  NINEFOLD_FUNCTION(deflateEnd);
  NINEFOLD_FUNCTION(deflateInit2_);
#undef NINEFOLD_FUNCTION
};

// What follows is declared here, as the libraries' headers have it: these are not needed to build.

/// The functions of FriBidi that Ninefold calls.
struct ninefold_fribidi {
  void (*fribidi_get_bidi_types)(const uint32_t *characters, int count, uint32_t *types);
  void (*fribidi_get_bracket_types)(
      const uint32_t *characters, int count, const uint32_t *types, uint32_t *brackets);
  signed char (*fribidi_get_par_embedding_levels_ex)(
      const uint32_t *types, const uint32_t *brackets, int count, uint32_t *direction, signed char *levels);
};

/// The functions of TurboJPEG that Ninefold calls.
struct ninefold_turbojpeg {
  void *(*tjInitDecompress)(void);
  int (*tjDecompressHeader3)(
      void *handle, const unsigned char *bytes, unsigned long count, int *width, int *height,
      int *subsampling, int *colorSpace);
  int (*tjDecompress2)(
      void *handle, const unsigned char *bytes, unsigned long count, unsigned char *pixels, int width,
      int pitch, int height, int pixelFormat, int flags);
  int (*tjDestroy)(void *handle);
};
