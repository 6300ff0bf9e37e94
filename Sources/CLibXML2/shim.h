// libxml2's headers bring ICU's where it was built with it. They would contradict those of Foundation in a
// module that imports both; no call of ours depends on them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
