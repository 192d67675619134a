import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

/** Styles of a page stay when the next page comes: what two pages call alike, each would dress for the other. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => file.split(sep).join('/'))

/** The class that each rule begins with. */
const classesIn = (css: string) =>
  [
    ...css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/(?<=^|[},])\s*\.([a-z][\w-]*)[^{},]*(?=[{,])/gm),
  ].map(([, name = '']) => name)

const byFolder = files.map((file) => {
  const [folder = '', ...rest] = file.split('/')
  const classes = classesIn(readFileSync(join(import.meta.dirname, file), 'utf8'))
  return { folder: rest.length > 0 ? folder : 'frame', classes }
})

/** Pages dress the frame and the components for themselves, below a class of their own. */
const ofAll = new Set(
  byFolder.flatMap(({ folder, classes }) =>
    folder === 'frame' || folder === 'components' ? classes : [],
  ),
)

const pagesOf = new Map<string, Set<string>>()
for (const { folder, classes } of byFolder) {
  for (const name of classes.filter((one) => !ofAll.has(one))) {
    pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(folder))
  }
}

test('each class is dressed by one page', () => {
  const twice = [...pagesOf].filter(([, pages]) => pages.size > 1)
  expect(twice.map(([name, pages]) => `${name}: ${[...pages].toSorted().join()}`)).toEqual([])
})

test('the classes of rules are found', () =>
  expect(classesIn('.a {} .b,\n.c > li { x: y }\n@media (x) {\n  .d[e] {}\n}')).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]))
