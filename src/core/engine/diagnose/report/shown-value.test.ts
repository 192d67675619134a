import { expect, test } from 'vitest'
import type { Observation } from '../../../model/observation.ts'
import { shownValue } from './shown-value.ts'

const read = (one: Pick<Observation, 'decision' | 'value' | 'raw' | 'inferred'>): Observation => ({
  ...one,
  name: one.decision ?? 'kubelet.flag.v',
  file: 'a.txt',
  line: 1,
  column: 1,
})

test.each([
  [
    'a choice by its name',
    read({ decision: 'cni', value: 'azure-vnet', raw: 'azure' }),
    'Azure CNI',
  ],
  [
    'a choice that follows, with what it follows from',
    read({
      decision: 'containerRuntime',
      value: 'docker',
      raw: '--network-plugin=cni',
      inferred: true,
    }),
    'Docker EE (from --network-plugin=cni)',
  ],
  [
    'what is of one object alone by the name of the choice',
    {
      ...read({ decision: null, value: 'hyperv', raw: 'runhcs-wcow-hypervisor', inferred: true }),
      name: 'isolation',
    },
    'Hyper-V isolation (from runhcs-wcow-hypervisor)',
  ],
  [
    'what is no choice, and follows from another text',
    {
      ...read({ decision: null, value: 'rke2', raw: '+rke2r1', inferred: true }),
      name: 'cluster.distribution',
    },
    'rke2 (from +rke2r1)',
  ],
  [
    'words that it follows from in quotes',
    read({ decision: 'isolation', value: 'process', raw: 'does not match', inferred: true }),
    'Process isolation (from “does not match”)',
  ],
  [
    'a build beside its release',
    read({ decision: 'windowsRelease', value: 'ltsc2019', raw: '10.0.17763.504' }),
    'Windows Server 2019 (10.0.17763.504)',
  ],
  [
    'what is typed as it stands',
    read({ decision: 'nodeName', value: 'win-1', raw: 'win-1' }),
    'win-1',
  ],
  [
    'a switch in a word',
    read({ decision: 'logMonitor', value: true, raw: 'LogMonitor.exe' }),
    'on',
  ],
  ['what is no decision as it stands', read({ decision: null, value: '4', raw: '4' }), '4'],
])('%s', (_, one, text) => expect(shownValue(one)).toBe(text))
