/**
 * Reads a drop: its files, and the names of its folders, which are refused; and tells whether files are being dragged.
 */
export interface DroppedFiles {
  readonly files: readonly File[]
  readonly folders: readonly string[]
}

/** Reads a drop. Call it during the event: afterwards the browser has cleared the data. */
export const droppedFilesIn = ({ items, files }: DataTransfer): DroppedFiles => {
  const entries = [...items].filter(({ kind }) => kind === 'file').map(item => item.webkitGetAsEntry())
  const folders = entries.flatMap(entry => (entry?.isDirectory === true ? [entry.name] : []))
  // A folder stands among the files too, as one that cannot be read; a file of that name is none.
  const isFolder = (at: number): boolean => entries.length === files.length && entries[at]?.isDirectory === true
  return { files: [...files].filter((_, at) => !isFolder(at)), folders }
}

/** Whether files are being dragged, and not words of the page. */
export const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true
