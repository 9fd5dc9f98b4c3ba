/** A call that has not come back after this long is given up, in milliseconds (our choice); some say a limit of their own. */
export const callTimeoutMs = 20_000
