/* A disk that refuses: counts the writes, cuts and syncs of a process, and fails from the n-th on
   (REFUSE_FROM), or that one alone (REFUSE_ONCE=1), with the error REFUSE_ERRNO. Loaded before the C library. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
#include <stdio.h>

static long seen, from = -1;
static int once, error_number;

static int refused(int fd) {
    char link[64], name[512];
    if (from < 0) {
        const char *first = getenv("REFUSE_FROM");
        from = first ? atol(first) : 0;
        once = getenv("REFUSE_ONCE") != NULL;
        error_number = getenv("REFUSE_ERRNO") ? atoi(getenv("REFUSE_ERRNO")) : EIO;
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length <= 0) return 0;
    name[length] = 0;
    /* The journal and its write-ahead file; not the shared memory beside them. */
    if (!strstr(name, "room.sqlite") || strstr(name, "-shm") || strstr(name, ".lock")) return 0;
    if (!from || ++seen < from || (once && seen > from)) return 0;
    errno = error_number;
    return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    return refused(fd) ? -1 : REAL(pwrite64)(fd, data, size, at);
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    return refused(fd) ? -1 : REAL(pwrite)(fd, data, size, at);
}
ssize_t write(int fd, const void *data, size_t size) {
    return refused(fd) ? -1 : REAL(write)(fd, data, size);
}
int fsync(int fd) { return refused(fd) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return refused(fd) ? -1 : REAL(fdatasync)(fd); }
int ftruncate64(int fd, off64_t size) { return refused(fd) ? -1 : REAL(ftruncate64)(fd, size); }
int ftruncate(int fd, off_t size) { return refused(fd) ? -1 : REAL(ftruncate)(fd, size); }
