import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder that can be read now; a browser makes and removes some while one looks. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(name => {
    try {
      const path = join(folder, name)
      return statSync(path).isFile() ? [path] : []
    } catch {
      return []
    }
  })

const read = (path: string): Buffer => {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}

/**
 * Where words stand in a browser's profile, as 'word in file': as text of one byte a letter or of two, as base64 and as
 * percent-encoded. What a browser keeps for itself is left out by `isItsOwn`, given a path within the profile.
 */
export const wordsIn = (
  profile: string,
  words: readonly string[],
  isItsOwn: (path: string) => boolean,
): readonly string[] => {
  const needles = words.map(word => ({
    word,
    shapes: [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le'), Buffer.from(encodeURIComponent(word))],
  }))
  return filesIn(profile).flatMap(path => {
    const name = relative(profile, path)
    if (isItsOwn(name)) return []
    const content = read(path)
    return needles.flatMap(({ word, shapes }) =>
      shapes.some(shape => content.includes(shape)) ? [`${word} in ${name}`] : [],
    )
  })
}
