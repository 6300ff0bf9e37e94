// What is called of libFuzzer (llvm.org/docs/LibFuzzer.html), which is linked where the toolchain has it.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*run)(const uint8_t *data, size_t size));
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t longest);
