/** The value of a JSON text; undefined, which JSON does not know, when it is not JSON. */
export const parseLine = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
