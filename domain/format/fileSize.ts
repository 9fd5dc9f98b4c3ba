import { showGrouped } from './decimal'

const kilobyte = 1024

/** '12 kB' or '1,4 MB' from a number of bytes. */
export const showFileSize = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
    : `${showGrouped(bytes / kilobyte / kilobyte, 1)} MB`
