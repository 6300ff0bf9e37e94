#include "AllocationCount.h"

#if __has_include(<features.h>)
#include <features.h>
#endif
#include <stddef.h>

#ifdef __GLIBC__

// The test program's own malloc and its like, which glibc lets a program replace: they count and pass on.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long requests;

void *malloc(size_t size) {
  requests++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  requests++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  requests++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  requests++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  requests++;
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL && size > 0 ? 12 : 0;
}

long allocation_count(void) { return requests; }

#else

long allocation_count(void) { return -1; }

#endif
