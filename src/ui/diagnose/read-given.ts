import { mostBytes, tooMuch, type BytesFile } from '../../sent/unpack.ts'

/** What was dropped or picked, folders with all that is in them; a text says why it cannot be read. */
export async function readGiven(
  files: readonly NamedFile[],
): Promise<readonly BytesFile[] | string> {
  const size = files.reduce((sum, { file }) => sum + file.size, 0)
  if (size > mostBytes) return tooMuch('That is', size)
  try {
    return await Promise.all(
      files.map(async ({ name, file }) => ({
        name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    )
  } catch {
    return 'That could not be read. Is it still where it was?'
  }
}

export interface NamedFile {
  /** With its folders. */
  readonly name: string
  readonly file: File
}

/** The files of a picker; those of a folder carry their path. */
export const filesIn = (list: FileList | null): readonly NamedFile[] =>
  [...(list ?? [])].map((file) => ({ name: file.webkitRelativePath || file.name, file }))

/** The files that were dropped, those inside folders too. */
export async function filesDropped(transfer: DataTransfer): Promise<readonly NamedFile[]> {
  // The list is empty as soon as the event is over.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return filesIn(transfer.files)
  return (await Promise.all(entries.map(filesOf))).flat()
}

async function filesOf(entry: FileSystemEntry): Promise<readonly NamedFile[]> {
  const name = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    return [{ name, file: await new Promise<File>((give, fail) => entry.file(give, fail)) }]
  }
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const entries: FileSystemEntry[] = []
  // A folder is told in parts, the last one empty.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((give, fail) =>
      reader.readEntries(give, fail),
    )
    if (part.length === 0) break
    entries.push(...part)
  }
  return (await Promise.all(entries.map(filesOf))).flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
