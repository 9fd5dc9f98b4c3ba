/** The milliseconds after which a call to the office is given up (our choice), unless the call sets a limit of its own. */
export const callTimeoutMs = 20_000
