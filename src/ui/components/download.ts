import type { GeneratedFile } from '../../core/files.ts'

/** The files as a zip whose bytes depend on nothing but the files. */
export async function zipOf(
  files: readonly Pick<GeneratedFile, 'path' | 'text'>[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate')
  const entries = files.map(({ path, text }) => [path, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1), level: 9 })
}

/** A name for the zip that tells one plan from another. */
export const zipName = ({
  nodeName,
  kubernetesRelease,
}: {
  readonly nodeName: string
  readonly kubernetesRelease: string
}) => `${safe(nodeName) || 'windows-node'}-kubernetes-${safe(kubernetesRelease)}.zip`

const safe = (text: string) => text.replace(/[^\w.-]+/g, '-').slice(0, 63)

/** Hands a file to the browser's download. */
export function download(name: string, content: BlobPart, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
