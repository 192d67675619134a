import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))

/** `npm ci` refuses a lock that leaves out packages of other platforms, as `npm install` may do. */
test('the lock names the packages of every platform', () => {
  const packages: Readonly<Record<string, Entry>> = read('package-lock.json').packages
  const names = new Set(Object.keys(packages).map((key) => key.split('node_modules/').at(-1)))
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name))
  expect(missing).toEqual([])
})

test('versions are exact, and the lock has the same', () => {
  const manifest = read('package.json')
  const declared = { ...manifest.dependencies, ...manifest.devDependencies }
  expect(Object.values(declared).filter((version) => /[\^~*]|>|</.test(String(version)))).toEqual(
    [],
  )
  const [root] = Object.values<Record<string, object>>(read('package-lock.json').packages)
  expect({ ...root?.['dependencies'], ...root?.['devDependencies'] }).toEqual(declared)
})
