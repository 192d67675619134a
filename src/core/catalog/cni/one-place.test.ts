import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cni } from './index.ts'

/** Code asks the catalog what a plugin brings, never which plugin it is. */
const source = join(import.meta.dirname, '../../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.tsx?$|^core\/(?:catalog|golden)\/|\/testing\//.test(file),
  )

/** `nat` is a network mode too and `reference` a page: only beside `cni` or `format` do they mean the plugin's. */
const names = Object.values(cni)
  .flatMap(({ id, file, agentService }) => [id, file.format, agentService?.name ?? id])
  .filter((name) => name !== 'nat' && name !== 'reference')
const quoted = `['"\`](?:${[...new Set(names)].join('|')})['"\`]`

const questions = [
  new RegExp(`[!=]==? *${quoted}`, 'g'),
  new RegExp(`${quoted} *[!=]==?`, 'g'),
  new RegExp(`\\bcase +${quoted}`, 'g'),
  /\bcni *[!=]==? *['"`][^'"`]*['"`]/g,
  /\bswitch *\([\w.?[\]]*\b(?:cni|plugin|format|repository)\)/g,
  /['"`], *['"`][^[\]]*\]\.includes\([\w.?]*\b(?:cni|format)\)/g,
]

const asked = (text: string) =>
  questions.flatMap((question) => text.replaceAll(/\s+/g, ' ').match(question) ?? [])

const found = files.flatMap((file) =>
  asked(readFileSync(join(source, file), 'utf8')).map((question) => `${file}: ${question}`),
)

/** The programs of one project read the same file differently, whichever plugin runs them. */
const programs = ['win-overlay', 'win-bridge'].map(
  (program) => `core/artifacts/cni/cni-reference.ts: === '${program}'`,
)

test('no code asks which plugin it is, but for what is named here', () =>
  expect([...new Set(found)].toSorted()).toEqual(programs.toSorted()))

describe('a question is found', () => {
  test.each([
    "if (scenario.cni === 'flannel') return",
    "when: ({ cni }) => cni !== 'nat'",
    "const isNat = 'calico' === cni",
    "if (file.format !== 'sdn') return undefined",
    'switch (plugin.repository) {}',
    "switch (scenario.cni) { case 'antrea': }",
    "['win-bridge', 'nat'].includes(cni)",
    "names.filter((name) => name === 'flanneld')",
    "scenario\n  .cni === 'azure-vnet'",
  ])('%s', (text) => expect(asked(text)).not.toEqual([]))

  test.each(["networkMode === 'nat'", "sourced('calico', ['cni'])", "{ cni: 'azure-vnet' }"])(
    '%s is none',
    (text) => expect(asked(text)).toEqual([]),
  )
})

test('an agent has a name that Windows takes for a service', () =>
  expect(
    Object.values(cni)
      .flatMap(({ agentService }) => agentService?.name ?? [])
      .filter((name) => !/^[A-Za-z][\w-]*$/.test(name)),
  ).toEqual([]))
