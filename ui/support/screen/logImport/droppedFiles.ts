/**
 * The files of a drop, also those in its folders, each with its path; unreadable ones are left out. Call it during the
 * event.
 */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<readonly FileWithPath[]> => {
  const entries = [...items].flatMap(item => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  if (entries.length === 0) return [...files].map(withFilePath)
  const found: FileWithPath[] = []
  for (const entry of entries) found.push(...(await filesOf(entry).catch(() => [])))
  return found
}

/** A folder's entries, all of them: a browser hands them out in portions. */
const entriesIn = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  return portion.length === 0 ? [] : [...portion, ...(await entriesIn(reader))]
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** A file with its place in the folder that it came in, which is its name where it came by itself. */
export interface FileWithPath {
  readonly file: File
  readonly path: string
}

export const withFilePath = (file: File): FileWithPath => ({ file, path: file.webkitRelativePath || file.name })

const filesOf = async (entry: FileSystemEntry): Promise<readonly FileWithPath[]> => {
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) return [{ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }]
  if (!isFolder(entry)) return []
  const found: FileWithPath[] = []
  for (const inner of await entriesIn(entry.createReader())) found.push(...(await filesOf(inner)))
  return found
}
