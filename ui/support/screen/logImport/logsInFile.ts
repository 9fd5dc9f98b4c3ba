import { exportHeaderType } from '../../../../events/log/logExport/exportLine'

/** Splits a file that holds several concatenated logs into one file each. Rejects where the file cannot be read. */
export const logsInFile = async (file: File): Promise<readonly File[]> => {
  const from = await logOffsets(file)
  return from.map((start, at) => {
    const name = `${file.name}, logboek ${at + 1} van ${from.length}`
    return new File([file.slice(start, from[at + 1] ?? file.size)], name)
  })
}

/** Bytes read at a time. */
const sliceSize = 2 ** 20

/** How every header begins that a portal wrote; its bytes are its characters. */
const headerStart = `\n{"type":"${exportHeaderType}"`

/** Where logs begin in a file, in bytes. */
const logOffsets = async (file: File): Promise<readonly number[]> => {
  const found = [0]
  // One byte is one character, so that a place in the text is one in the file.
  const decoder = new TextDecoder('latin1')
  let rest = ''
  for (let from = 0; from < file.size; from += sliceSize) {
    const text = rest + decoder.decode(await file.slice(from, from + sliceSize).arrayBuffer())
    const start = from - rest.length
    for (let at = text.indexOf(headerStart); at !== -1; at = text.indexOf(headerStart, at + 1))
      found.push(start + at + 1)
    rest = text.slice(1 - headerStart.length)
  }
  return found
}
