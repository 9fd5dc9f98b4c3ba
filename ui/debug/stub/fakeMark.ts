/** How the fixed bearer token of the fake login begins; the chosen type follows. It lets nobody in anywhere (DEBUG-09, OPEN-101). */
export const fakeMark = 'klantportaal-nep-token.'

/** Told without the types, which the first page has no need of. */
export const isFakeToken = (token: string | null): token is string => token?.startsWith(fakeMark) === true
