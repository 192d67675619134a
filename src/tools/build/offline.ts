import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Pictures of the page for README and the manifest; the app itself shows none of them. */
const unkept = /^(?:screenshot\.png|service-worker\.js)$/

/** Writes the service worker, which keeps exactly the files of this build. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir)
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name)
            .slice(folder.length + 1)
            .replaceAll(sep, '/'),
        )
        .filter((file) => !unkept.test(file))
        .toSorted()
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
      const worker = source
        .replace('${VERSION}', versionOf(folder, files))
        .replace('of FILES', () => `of ${JSON.stringify(files.map(addressOf))}`)
      writeFileSync(join(folder, 'service-worker.js'), worker)
    },
  }
}

const addressOf = (file: string) => (file === 'index.html' ? './' : `./${file}`)

/** Changes with every byte of the app. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
