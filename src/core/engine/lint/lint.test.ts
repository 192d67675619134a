import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kubernetesVersions } from '../../catalog/kubernetes/index.ts'
import { podField } from '../../lints/pod-field.ts'
import { isAtLeast } from '../../values/version.ts'
import { lintManifests } from './lint.ts'
import type { Known } from './worlds.ts'

const lint = (text: string, known: Known = {}, name = 'web.yaml') =>
  lintManifests([{ name, text }], known, [podField])

const refused = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  os: {name: windows}
  hostPID: true
  containers:
    - name: a
      image: b
`
const silent = refused.replace('  os: {name: windows}\n', '')

test('a finding has the place of its field', () => {
  const { findings } = lint(`# a comment\n---\n${refused}`, { kubernetesVersion: '1.30' })
  expect(findings).toMatchObject([
    { id: 'pod-field', severity: 'error', file: 'web.yaml', line: 8, column: 3 },
  ])
})

test('objects in lists and several documents are all read', () => {
  const list = JSON.stringify({
    apiVersion: 'v1',
    kind: 'PodList',
    items: [
      { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec: { containers: [] } },
      { apiVersion: 'v1', kind: 'Service', metadata: { name: 'b' } },
    ],
  })
  const { manifests } = lint(`${list}\n---\n${refused}`)
  expect(manifests.map(({ title, line }) => [title, line])).toEqual([
    ['Pod a', 1],
    ['Service b', 1],
    ['Pod web', 4],
  ])
})

test('what is not read says where and why', () => {
  const { unread, manifests } = lint(`a: 1\n---\n${refused}---\nb: c: d\n`)
  expect(manifests).toHaveLength(1)
  expect(unread).toEqual([
    { file: 'web.yaml', line: 1, column: 1, reason: expect.stringMatching(/apiVersion/) },
    {
      file: 'web.yaml',
      line: 13,
      column: expect.any(Number),
      reason: expect.stringMatching(/YAML/),
    },
  ])
  expect(lint('').unread).toHaveLength(1)
})

test('what depends on something unknown is a question, and the answer decides it', () => {
  const text = refused.replace('image: b', 'securityContext: {privileged: false}')
  const before = text.replace('  hostPID: true\n', '')
  const asked = lint(before)
  expect(asked.findings).toEqual([])
  expect(asked.questions).toMatchObject([
    {
      about: ['kubernetesVersion'],
      decides: ['pod-field'],
      ask: expect.stringMatching(/^Kubernetes version.*\?$/),
      when: 'From 1.23 on',
      messages: [expect.stringMatching(/privileged is false/)],
    },
  ])
  for (const kubernetesVersion of kubernetesVersions) {
    const { findings, questions } = lint(before, { kubernetesVersion })
    expect(questions).toEqual([])
    expect(findings.length > 0).toBe(isAtLeast(kubernetesVersion, '1.23'))
  }
})

test('what is worse in some cases is said as far as it holds in all, and asked about', () => {
  const { findings, questions } = lint(refused)
  expect(findings).toMatchObject([{ basis: 'unsupported', severity: 'warning' }])
  expect(questions).toMatchObject([
    { when: 'From 1.23 on', messages: [expect.stringMatching(/refuses/)] },
  ])
})

test('minors with a gap between them are named as they are', () => {
  const user = refused
    .replace('  hostPID: true\n', '')
    .replace('image: b', 'securityContext: {runAsUser: 1}')
  const { questions } = lint(user)
  const whens = questions.map(({ when }) => when)
  expect(whens).toContain('From 1.23 on')
  for (const { when, messages } of questions) {
    for (const kubernetesVersion of kubernetesVersions) {
      const said = lint(user, { kubernetesVersion }).findings.map(({ message }) => message)
      const isMeant =
        when === 'From 1.23 on'
          ? isAtLeast(kubernetesVersion, '1.23')
          : !isAtLeast(kubernetesVersion, '1.20')
      expect(said.join('\n') === messages.join('\n')).toBe(isMeant)
    }
  }
})

test('a pod that names no system is asked about, once', () => {
  const { findings, questions } = lint(`${silent}---\n${silent}`)
  expect(findings).toEqual([])
  expect(questions).toMatchObject([
    {
      about: ['operatingSystem'],
      ask: 'Does Pod web run on Windows?',
      when: 'If Pod web runs on Windows',
    },
  ])
  expect(lint(silent, { operatingSystem: 'linux' })).toMatchObject({ findings: [], questions: [] })
  expect(lint(silent, { operatingSystem: 'windows' }).findings).toHaveLength(1)
})

test('no more is claimed than holds in every case', () => {
  const everywhere = (known: Known) =>
    lint(silent, { operatingSystem: 'windows', ...known }).findings
  const severities = new Set(
    kubernetesVersions.map((kubernetesVersion) => everywhere({ kubernetesVersion })[0]?.severity),
  )
  const [claimed] = everywhere({})
  const order = ['info', 'unknown', 'warning', 'error'] as const
  const least = order.find((severity) => severities.has(severity))
  expect(claimed?.severity).toBe(least)
})

test('a template is named as the reason, in a time that grows with its length only', () => {
  expect(lint('a: {{ .Values.x }}').unread).toMatchObject([
    { reason: expect.stringContaining('helm template') },
  ])
  expect(lint('{{'.repeat(500_000)).unread).toMatchObject([
    { reason: expect.not.stringContaining('helm template') },
  ])
})

test('a list may hold more objects than a call takes arguments', () => {
  const object = '{"apiVersion":"v","kind":"A"}'
  const items = Array<string>(150_000).fill(object).join()
  const { manifests } = lint(`{"apiVersion":"v1","kind":"List","items":[${items}]}`)
  expect(manifests).toHaveLength(150_000)
})

test('no text makes it throw, and every finding has a place inside the text', () => {
  const pieces = fc.constantFrom(
    ...refused.split('\n'),
    '---',
    '  initContainers: *x',
    '      securityContext: &x {privileged: true, capabilities: []}',
    'items: [1]',
    '\t',
    '  hostPID: [',
    '}',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((lines) => lines.join('\n')),
      ),
      (text) => {
        const { findings, manifests, unread } = lint(text, { operatingSystem: 'windows' })
        const last = text.split('\n').length
        for (const { line = 0 } of [...findings, ...manifests, ...unread]) {
          expect(line).toBeGreaterThan(0)
          expect(line).toBeLessThanOrEqual(last)
        }
      },
    ),
    { numRuns: 300 },
  )
})
