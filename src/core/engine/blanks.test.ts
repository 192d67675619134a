import { describe, expect, test } from 'vitest'
import { resolveSource } from '../catalog/sources/index.ts'
import { initialChoices } from '../model/presets/define.ts'
import type { Choices } from '../model/scenario.ts'
import { evaluate } from './evaluate.ts'
import { generate } from './generate.ts'
import { readScenarioFile, toScenarioFile } from './scenario-file.ts'
import { fromQuery, toQuery } from './share.ts'

/** Texts with the blanks that people paste, and what they mean. */
const pasted: readonly (readonly [given: Partial<Choices>, meant: Partial<Choices>])[] = [
  [
    { clusterCIDR: ' 10.244.0.0/16 , fd00:10:244::/56\n', ipFamily: 'dual-stack' },
    { clusterCIDR: '10.244.0.0/16,fd00:10:244::/56', ipFamily: 'dual-stack' },
  ],
  [{ serviceCIDR: '\t10.96.0.0/12 ' }, { serviceCIDR: '10.96.0.0/12' }],
  [{ managementSubnet: '10.127.130.0/24 ' }, { managementSubnet: '10.127.130.0/24' }],
  [{ extraExceptions: [' 192.168.40.0/24'] }, { extraExceptions: ['192.168.40.0/24'] }],
  [{ clusterDNS: ' 10.96.0.10' }, { clusterDNS: '10.96.0.10' }],
  [{ clusterDomain: ' cluster.local\n' }, { clusterDomain: 'cluster.local' }],
  [{ nodeName: ' WIN-Node-1 ' }, { nodeName: 'win-node-1' }],
  [{ nodeIP: ' 10.127.130.21 ' }, { nodeIP: '10.127.130.21' }],
  [
    { nodeTaint: ' os=windows:NoSchedule , a=b:NoExecute, ' },
    { nodeTaint: 'os=windows:NoSchedule,a=b:NoExecute' },
  ],
  [{ apiServerEndpoint: ' 10.127.130.2:6443 ' }, { apiServerEndpoint: '10.127.130.2:6443' }],
  [{ kubeReserved: ' cpu = 200m , memory=1Gi ' }, { kubeReserved: 'cpu=200m,memory=1Gi' }],
  [{ memoryLimit: ' 800Mi' }, { memoryLimit: '800Mi' }],
  [{ volumes: [' emptyDir::C:\\data'] }, { volumes: ['emptyDir::C:\\data'] }],
  [{ httpProxy: ' http://proxy:3128 ' }, { httpProxy: 'http://proxy:3128' }],
  [{ installDirectory: ' D:\\k ' }, { installDirectory: 'D:\\k' }],
]

/** The ways into the app that hold the text as it was typed. */
const ways: Readonly<Record<string, (choices: Choices) => Choices>> = {
  'scenario.json': (choices) => {
    const read = readScenarioFile(toScenarioFile(choices))
    return read.ok ? read.choices : initialChoices
  },
  'a link': (choices) => fromQuery(toQuery(choices)).choices,
}

const outcomeOf = (choices: Choices) => {
  const evaluation = evaluate(choices)
  const files = generate(evaluation, resolveSource)
    .filter(({ path }) => path !== 'scenario.json' && path !== 'SHA256SUMS')
    .map(({ path, text }) => `${path}\n${text.replaceAll(/#\/plan\?\S*/g, '')}`)
  return { findings: evaluation.findings, files }
}

describe.each(Object.entries(ways))('blanks in %s are neither judged nor written', (_, way) => {
  test.each(pasted)('%j', (given, meant) => {
    expect(outcomeOf(way({ ...initialChoices, ...given }))).toEqual(
      outcomeOf({ ...initialChoices, ...meant }),
    )
  })
})
