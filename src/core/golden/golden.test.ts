import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { artifacts, indexArtifacts } from '../artifacts/index.ts'
import { catalog } from '../catalog/catalog.ts'
import type { Language } from '../files.ts'
import { appName, appVersion, choicesOf, decisionIds, decisionOf, toQuery } from '../plan.ts'
import { rules } from '../rules/index.ts'
import { goldenTexts, filesOf } from './golden-texts.ts'
import { differenceFromKept, keptPaths } from './kept-files.ts'
import { goldenScenarios } from './scenarios.ts'
import { hostileText } from './text-scenarios.ts'

describe.each(goldenScenarios)('whole files of $id', ({ id, choices }) => {
  const texts = goldenTexts(choices)
  const paths = new Set([...texts.keys(), ...keptPaths(`files/${id}`)])
  test.each([...paths])('%s', (path) => {
    expect(differenceFromKept(`files/${id}/${path}`, texts.get(path))).toBeUndefined()
  })
})

test.each([
  ['files', goldenScenarios],
  ['findings', rules],
])('nothing is kept in %s of what is gone', (folder, things) => {
  const ids = new Set(things.map(({ id }) => id))
  const stale = keptPaths(folder).filter((path) => !ids.has(path.replace(/(?:[/@].*|\.json)$/, '')))
  expect(stale.flatMap((path) => differenceFromKept(`${folder}/${path}`, undefined) ?? [])).toEqual(
    [],
  )
})

describe('the scenarios together', () => {
  test('make every file that there is', () => {
    const made = new Set(
      goldenScenarios.flatMap(({ choices }) => filesOf(choices).map(({ artifact }) => artifact)),
    )
    const ids = [...artifacts, ...indexArtifacts].map(({ id }) => id)
    expect(ids.filter((id) => !made.has(id))).toEqual([])
  })

  test('have every plugin in every mode', () => {
    const had = new Set(
      goldenScenarios.map(({ choices }) => `${choices.cni} ${choices.networkMode}`),
    )
    const all = Object.values(catalog.cni).flatMap(({ id, modes }) =>
      modes.map((mode) => `${id} ${mode.id}`),
    )
    expect(all.filter((one) => !had.has(one))).toEqual([])
  })

  test('have every line of containerd', () => {
    const versions = goldenScenarios.map(({ choices }) => choices.runtimeVersion)
    const { lines } = catalog.runtimes.containerd
    expect(
      lines.filter(({ id }) => !versions.some((version) => version.startsWith(`${id}.`))),
    ).toEqual([])
  })

  test.each([
    'platform',
    'joinMethod',
    'ipFamily',
    'serviceManager',
    'containerRuntime',
    'isolation',
    'networkMode',
    'cni',
    'directServerReturn',
    'serviceType',
    'externalTrafficPolicy',
    'sessionAffinity',
    'preserveDestination',
    'livenessProbe',
    'readinessProbe',
    'useRuntimeClass',
    'logMonitor',
  ] as const)('have every value of %s', (id) => {
    const had = new Set<unknown>(goldenScenarios.map(({ choices }) => choices[id]))
    const values = choicesOf(id).map(({ value }) => value)
    const all = decisionOf(id).kind === 'boolean' ? [false, true] : values
    expect(all.filter((value) => !had.has(value))).toEqual([])
  })

  test('have a hostile text in every open decision', () => {
    const open = decisionIds.filter((id) => ['text', 'list'].includes(decisionOf(id).kind))
    expect(open.filter((id) => !(id in hostileText))).toEqual([])
    for (const text of Object.values(hostileText)) {
      for (const one of typeof text === 'string' ? [text] : text) expect(one).toContain('Zmark')
    }
  })
})

describe.each(goldenScenarios)('what the marks of $id stand for', ({ choices }) => {
  const files = filesOf(choices)

  test.each(files.filter(({ language }) => language in headers))(
    '$path names the app, its version and the link',
    ({ language, text }) => {
      const lines = text.replace(/^\uFEFF/, '').split('\n')
      if (lines[0]?.startsWith('#!')) lines.shift()
      expect(lines.slice(0, 2)).toEqual(
        headers[language]?.(`${appName} ${appVersion}`, `#/plan?${toQuery(choices)}`),
      )
    },
  )

  test('the checksums are those of all other files', () => {
    const sums = files.find(({ path }) => path === 'SHA256SUMS')?.text
    const others = files.filter(({ path }) => path !== 'SHA256SUMS')
    expect(sums).toBe(others.map(({ path, text }) => `${sha256(text)}  ${path}\n`).join(''))
  })
})

const hash = (...lines: readonly string[]) => lines.map((line) => `# ${line}`)

/** The two lines over each file that can hold a comment. */
const headers: Partial<Record<Language, (app: string, link: string) => readonly string[]>> = {
  yaml: hash,
  toml: hash,
  powershell: hash,
  shell: hash,
  markdown: (app, link) => [app, link.replaceAll('--', '%2D%2D')].map((line) => `<!-- ${line} -->`),
}

const sha256 = (text: string) =>
  createHash('sha256').update(Buffer.from(text.toWellFormed(), 'utf8')).digest('hex')
