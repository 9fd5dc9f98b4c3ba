/** A folder's entries, all of them: a browser hands them out in portions. */
const entriesIn = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  return portion.length === 0 ? [] : [...portion, ...(await entriesIn(reader))]
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const filesOf = async (entry: FileSystemEntry): Promise<readonly File[]> => {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!isFolder(entry)) return []
  const found: File[] = []
  for (const inner of await entriesIn(entry.createReader())) found.push(...(await filesOf(inner)))
  return found
}

/** The files that were let go of, those in folders too. To be called in the turn of the event; what cannot be read is left out. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<readonly File[]> => {
  const entries = [...items].flatMap(item => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  if (entries.length === 0) return [...files]
  const found: File[] = []
  for (const entry of entries) found.push(...(await filesOf(entry).catch(() => [])))
  return found
}
