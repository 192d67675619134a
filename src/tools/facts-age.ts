import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogDate } from '../core/plan.ts'
import { resolveSource, sourceDate } from '../core/reference.ts'
import { sourceAreas } from '../core/catalog/sources/index.ts'

const catalog = join(import.meta.dirname, '../core/catalog')

/** The files that hold facts, as paths with slashes below the catalog. */
const files = readdirSync(catalog, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('sources/'))
const texts = files.map((file) => [file, readFileSync(join(catalog, file), 'utf8')] as const)

const ages = Object.values(sourceAreas)
  .flatMap((area) => Object.keys(area))
  .map((id) => {
    const { title = id, url = '' } = resolveSource(id) ?? {}
    const quoted = new RegExp(`['"\`]${id.replace(/[^\w]/g, '\\$&')}(?=['"\`# ])`)
    const users = texts.flatMap(([file, text]) => (quoted.test(text) ? [file] : []))
    return { id, title, date: sourceDate(url), users }
  })
  .filter(({ users }) => users.length > 0)
  .toSorted((a, b) => (a.date ?? catalogDate).localeCompare(b.date ?? catalogDate))

// Each source with its day, and the files whose facts rest on it: what to look at first.
for (const { id, title, date, users } of ages) {
  console.log(`${date ?? `${catalogDate} (the catalog's)`}  ${id}  ${title}`)
  for (const file of users) console.log(`    src/core/catalog/${file}`)
}
