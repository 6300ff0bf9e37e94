#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often this thread asked for memory so far, or -1 where that is not counted (anywhere but with glibc).
long allocation_count(void);

#endif
