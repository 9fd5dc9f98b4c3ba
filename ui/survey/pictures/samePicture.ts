/** Most answers leave a picture as it was: compared by what it says, which is little. */
export const samePicture = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
