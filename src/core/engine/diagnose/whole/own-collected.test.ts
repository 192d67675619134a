import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../../catalog/sources/index.ts'
import { presets } from '../../../model/presets/index.ts'
import { plainValue } from '../../../model/readers.ts'
import { collectedNode } from '../../../testing/collected-node.ts'
import { evaluate } from '../../evaluate.ts'
import { createGenerator } from '../../generate.ts'
import { diagnose } from '../diagnose.ts'

const current = presets.find(({ id }) => id === 'current')
if (!current) throw new Error('no preset current')
const evaluation = evaluate(current.choices)
const answers = collectedNode(evaluation.scenario)
const settings = createGenerator(resolveSource)(evaluation).filter(({ path }) =>
  /(?:-args\.txt|config\.toml|net-conf\.json|proxy-config\.yaml|start\.ps1)$/.test(path),
)
const collected = [
  ...Object.entries(answers).map(([name, text]) => ({ name, text })),
  ...settings.map(({ path, text }) => ({ name: `C_${path.replaceAll('/', '_')}`, text })),
]
const { documents, findings, observations } = diagnose(collected)

describe('what the collector of a plan writes on a healthy node', () => {
  test('has no fault', () =>
    expect(
      findings
        .filter(({ severity }) => severity === 'error' || severity === 'warning')
        .map(({ id, file, line }) => ({ id, file, line })),
    ).toEqual([]))

  test.each(Object.keys(answers))('%s is known', (name) =>
    expect(
      documents.filter(
        ({ file, recognisedAs }) => file === name && recognisedAs === 'Text in words',
      ),
    ).toEqual([]),
  )

  test('tells the setup of the plan', () => {
    const wrong = observations.filter(({ decision, value }) => {
      if (decision === null || ownOfNode.has(decision)) return false
      return JSON.stringify(value) !== JSON.stringify(plainValue(evaluation.scenario[decision]))
    })
    expect(wrong.map(({ decision, value, file }) => ({ decision, value, file }))).toEqual([])
  })
})

/** The plan leaves these open, or speaks of them before the node is there. */
const ownOfNode = new Set(['installedKBs', 'sourceVip'])

test('the version of each program is told by the command above it', () => {
  const told = diagnose([
    { name: 'kubelet-version.txt', text: 'PS C:\\> kubelet.exe --version\nKubernetes v1.35.2\n' },
    {
      name: 'kube-proxy-version.txt',
      text: 'PS C:\\> kube-proxy.exe --version\nKubernetes v1.34.1\n',
    },
  ]).observations
  expect(told).toContainEqual(expect.objectContaining({ name: 'kubelet.version', value: '1.35.2' }))
  expect(told).toContainEqual(
    expect.objectContaining({ name: 'kubeProxy.version', value: '1.34.1' }),
  )
  expect(told.filter(({ value }) => value === '1.34.1').map(({ name }) => name)).toEqual([
    'kubeProxy.version',
  ])
})
