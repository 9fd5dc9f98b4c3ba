/**
 * The shell command that makes a failing test of a refused question in a log, with the file and the question's path
 * quoted.
 */
/** Quotes a shell argument where needed. */
const word = (text: string): string => {
  if (/^[\w./][\w./-]*$/.test(text)) return text
  // What begins with a dash would be read as an option.
  const named = text.startsWith('-') ? `./${text}` : text
  return `'${named.replaceAll("'", "'\\''")}'`
}

/** A file of its own for each question: the test of one does not take the place of another's. */
const fileFor = (path: string): string => `test/projections/stuck-${path.replace(/[^A-Za-z0-9]+/g, '-')}.test.ts`

/**
 * The command that makes a failing test of a refusal in a log; typed in the folder of the portal.
 * @param file the log, as it lies there
 * @param path the question that was refused
 */
export const testCommand = (file: string, path: string): string =>
  `npm run --silent replay -- ${word(file)} --test --only ${word(path)} > ${fileFor(path)}`
