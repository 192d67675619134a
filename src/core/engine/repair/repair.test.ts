import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalog } from '../../catalog/catalog.ts'
import { inferred, verified } from '../../catalog/fact.ts'
import { decisionIds } from '../../model/decisions.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { presets } from '../../model/presets/index.ts'
import { plainValue, scenarioText } from '../../model/readers.ts'
import { defineRule, type AnyRule } from '../../model/rule.ts'
import type { Choices, DecisionId } from '../../model/scenario.ts'
import { rules as allRules } from '../../rules/index.ts'
import { anyChoices, anyClosedChoices, hostileText } from '../../testing/choices.ts'
import { textsOf } from '../../values/parsed.ts'
import { evaluate, hasErrors } from '../evaluate.ts'
import { optionStates, valuesOf } from '../options.ts'
import { resolve } from '../resolve.ts'
import { needs, repairs } from './repair.ts'
import { risksOf } from './risk.ts'

/** An image that somebody named, for another release than the hosts of these tests. */
const image2025 = 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2025'

const fact = verified(true, ['doc001'])
const rule = <const D extends DecisionId>(
  id: string,
  decisions: readonly D[],
  isBroken: (scenario: Pick<ReturnType<typeof resolve>, D>) => boolean,
  suggestion?: (scenario: Pick<ReturnType<typeof resolve>, D>) => Partial<Choices>,
): AnyRule =>
  defineRule({
    id,
    basis: 'fails',
    summary: id,
    remediation: `${id}.`,
    decisions,
    check: (scenario) =>
      isBroken(scenario)
        ? {
            message: id,
            facts: [fact],
            ...(suggestion ? { suggestion: suggestion(scenario) } : {}),
          }
        : undefined,
  })

/** A small world with the shapes that matter: pairs, automatic values, suggestions, warnings. */
const rules: readonly AnyRule[] = [
  rule('host', ['kubernetesVersion', 'windowsRelease'], ({ kubernetesVersion, windowsRelease }) => {
    return !catalog.kubernetes[kubernetesVersion].hosts.value.includes(windowsRelease)
  }),
  rule('runtime', ['containerRuntime', 'isolation'], ({ containerRuntime, isolation }) => {
    return isolation !== 'process' && containerRuntime === 'docker'
  }),
  rule('skew', ['kubernetesVersion', 'controlPlaneVersion'], (scenario) => {
    return (
      Number(scenario.controlPlaneVersion.slice(2)) < Number(scenario.kubernetesVersion.slice(2))
    )
  }),
  rule(
    'port',
    ['networkMode', 'vxlanPort'],
    ({ networkMode, vxlanPort }) => {
      return networkMode === 'overlay' && vxlanPort !== 4789
    },
    () => ({ vxlanPort: 4789 }),
  ),
  rule('family', ['networkMode', 'ipFamily', 'kubernetesVersion'], (scenario) => {
    return scenario.ipFamily === 'dual-stack' && scenario.networkMode === 'overlay'
  }),
  rule(
    'vni',
    ['isolation', 'networkMode', 'vni'],
    ({ isolation, networkMode, vni }) =>
      networkMode === 'overlay' && vni !== (isolation === 'hyperv' ? 5000 : 4096),
    ({ isolation }) => ({ vni: isolation === 'hyperv' ? 5000 : 4096 }),
  ),
  {
    ...rule('gates', ['featureGates'], () => false),
    check: ({ featureGates }) =>
      featureGates.map((gate) => ({
        message: gate.text,
        facts: [fact],
        suggestion: { featureGates: textsOf(featureGates.filter((other) => other !== gate)) },
      })),
  },
  {
    ...rule('taste', ['networkMode', 'isolation'], () => false),
    check: ({ networkMode }) =>
      networkMode === 'nat' ? { message: 'taste', facts: [inferred(true, ['doc001'])] } : undefined,
  },
]

interface Solution {
  readonly changes: Partial<Choices>
  readonly count: number
  readonly scenario: string
}

const isClosed = (id: DecisionId) => valuesOf(id).length > 0

/**
 * Every error-free scenario of up to `most` changes that can be reached in any order: a closed
 * decision takes any value, an open one those that an error of the scenario before suggests.
 */
function reachable(
  choices: Choices,
  free: readonly DecisionId[],
  ruleSet: readonly AnyRule[],
  most: number,
): readonly Solution[] {
  const start = resolve(choices)
  const solutions: Solution[] = []
  const seen = new Set<string>()
  const visit = (changes: Partial<Choices>) => {
    const key = JSON.stringify(Object.entries(changes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (seen.has(key) || countOf(changes) > most) return
    seen.add(key)
    const { scenario, findings } = evaluate({ ...choices, ...changes }, ruleSet)
    const errors = findings.filter(({ severity }) => severity === 'error')
    const isKept = decisionIds.every(
      (id) => free.includes(id) || isSame(plainValue(scenario[id]), plainValue(start[id])),
    )
    if (errors.length === 0 && isKept) {
      solutions.push({ changes, count: countOf(changes), scenario: scenarioText(scenario) })
    }
    if (countOf(changes) > most) return
    for (const id of free) {
      const values: readonly unknown[] = isClosed(id)
        ? valuesOf(id).filter(() => !(id in changes))
        : errors.map(({ suggestion }) => suggestion?.[id]).filter((value) => value !== undefined)
      for (const value of values) {
        if (!isSame(value, plainValue(start[id]))) visit({ ...changes, [id]: value })
      }
    }
  }
  visit({})
  return solutions
}

const countOf = (changes: Partial<Choices>) => Object.keys(changes).length

const holds = (changes: Partial<Choices>, part: Partial<Choices>) =>
  decisionIds.every((id) => !(id in part) || isSame(changes[id], part[id]))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The numbers of changes of the first three that are distinct, hold no other, and are safe if any is. */
function expectedCounts(all: readonly Solution[], choices: Choices, ruleSet: readonly AnyRule[]) {
  const { scenario, findings } = evaluate(choices, ruleSet)
  const namesIsolation = findings.some(
    ({ severity, decisions }) => severity === 'error' && decisions.includes('isolation'),
  )
  const isRisky = ({ changes: { isolation } }: Solution) =>
    isolation === 'hostprocess' ||
    (isolation === 'process' && scenario.isolation === 'hyperv' && !namesIsolation)
  const sorted = all.toSorted((a, b) => a.count - b.count)
  const minimal = sorted.filter(
    (one) => !sorted.some((other) => other !== one && holds(one.changes, other.changes)),
  )
  const distinct = [...new Map(minimal.toReversed().map((one) => [one.scenario, one])).values()]
  const counts = (solutions: readonly Solution[]) =>
    solutions
      .map(({ count }) => count)
      .toSorted((a, b) => a - b)
      .slice(0, 3)
  const safe = distinct.filter((one) => !isRisky(one) && one.count <= 4)
  return counts(safe.length > 0 ? safe : distinct)
}

const except = (free: readonly DecisionId[]) => decisionIds.filter((id) => !free.includes(id))

/** Automatic decisions as they are, or each at the value that it has. */
const explicitOrNot = fc
  .tuple(anyClosedChoices, fc.boolean())
  .map(([choices, isExplicit]): Choices => {
    if (!isExplicit) return choices
    const scenario = resolve(choices)
    return {
      ...choices,
      ...Object.fromEntries(decisionIds.map((id) => [id, plainValue(scenario[id])])),
    }
  })

const brokenGates = fc.constantFrom([], ['A=true'], ['A=true', 'B=true'])

describe('repairs', () => {
  const free: readonly DecisionId[] = [
    'containerRuntime',
    'isolation',
    'networkMode',
    'ipFamily',
    'vxlanPort',
    'vni',
    'featureGates',
  ]

  test('are the nearest scenarios without errors, as a search of all of them finds', () => {
    fc.assert(
      fc.property(explicitOrNot, fc.constantFrom(4789, 8472), brokenGates, (...given) => {
        const [closed, vxlanPort, featureGates] = given
        const choices = { ...closed, vxlanPort, featureGates }
        const evaluation = evaluate(choices, rules)
        fc.pre(hasErrors(evaluation.findings))
        const found = repairs(evaluation, except(free), rules).repairs
        const all = reachable(choices, free, rules, free.length)
        expect(found.map(({ count }) => count)).toEqual(expectedCounts(all, choices, rules))
        const keys = found.map(({ changes }) => scenarioText(resolve({ ...choices, ...changes })))
        expect(new Set(keys).size).toBe(found.length)
        for (const { changes, count, findings } of found) {
          expect(hasErrors(findings)).toBe(false)
          expect(Object.keys(changes)).toHaveLength(count)
          expect(free).toEqual(expect.arrayContaining(Object.keys(changes)))
          expect(found.filter((other) => holds(changes, other.changes))).toHaveLength(1)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('an open decision is changed only to a value that a finding suggests', () => {
    const broken = evaluate({ ...initialChoices, vxlanPort: 8472 }, rules)
    expect(repairs(broken, [], rules).repairs[0]?.changes).toEqual({ vxlanPort: 4789 })
  })

  test('a list that several findings mend one after the other is one change', () => {
    const broken = evaluate({ ...initialChoices, featureGates: ['A=true', 'B=true'] }, rules)
    expect(repairs(broken, [], rules).repairs).toMatchObject([
      { changes: { featureGates: [] }, count: 1, risks: [] },
    ])
  })

  test('a scenario without errors has none, and says so', () =>
    expect(repairs(evaluate(initialChoices, rules), [], rules)).toEqual({
      repairs: [],
      reason: 'The scenario has no error.',
    }))

  test('where everything that matters is pinned there is none, with the reason', () => {
    const broken = evaluate({ ...initialChoices, vxlanPort: 8472 }, rules)
    const found = repairs(broken, ['vxlanPort', 'networkMode', 'platform', 'joinMethod'], rules)
    expect(found).toEqual({ repairs: [], reason: expect.stringMatching(/port/) })
  })

  test('a pinned decision that is automatic keeps its value', () => {
    const needsOld = rule('old', ['kubernetesVersion'], (scenario) => {
      return scenario.kubernetesVersion === '1.20'
    })
    const broken = evaluate({ ...initialChoices, kubernetesVersion: '1.20' }, [needsOld])
    const found = repairs(broken, ['containerRuntime'], [needsOld]).repairs
    expect(found.length).toBe(3)
    for (const { changes } of found) {
      const { scenario } = evaluate({ ...broken.choices, ...changes })
      expect(scenario.containerRuntime).toBe(broken.scenario.containerRuntime)
    }
  })

  test('nothing is accepted on behalf of the user', () => {
    const mayAccept = {
      ...rule('stop', ['accepted', 'cni'], ({ accepted, cni }) => {
        return accepted.length === 0 && cni === 'flannel'
      }),
    }
    const { repairs: offered } = repairs(evaluate(initialChoices, [mayAccept]), [], [mayAccept])
    expect(offered).not.toEqual([])
    for (const { changes } of offered) expect(changes).not.toHaveProperty('accepted')
  })
})

describe('with every rule', () => {
  const some: readonly DecisionId[] = [
    'windowsRelease',
    'containerRuntime',
    'isolation',
    'networkMode',
  ]

  test('repairs are the nearest, as a search of all scenarios finds', () => {
    fc.assert(
      fc.property(explicitOrNot, (choices) => {
        const evaluation = evaluate(choices)
        fc.pre(hasErrors(evaluation.findings))
        const all = reachable(choices, some, allRules, some.length)
        const found = repairs(evaluation, except(some)).repairs
        expect(found.map(({ count }) => count)).toEqual(expectedCounts(all, choices, allRules))
      }),
      { numRuns: 10 },
    )
  })

  test('open values are those that findings met on the way suggest, in whatever order', () => {
    const free: readonly DecisionId[] = [
      'containerRuntime',
      'isolation',
      'networkMode',
      'directServerReturn',
      ...decisionIds.filter((id) => !isClosed(id) && id !== 'accepted' && id !== 'image'),
    ]
    const faults: readonly Partial<Choices>[] = [
      { clusterDNS: '10.200.0.10', vxlanPort: 8472 },
      { featureGates: ['Accelerators=true', 'WinDSR=yes'], nodeName: 'Node_1' },
      { windowsRevision: 100, kubernetesRelease: '1.19.1' },
      { serviceCIDR: '10.244.0.0/16', maxPods: 300 },
      { memoryLimit: '1 GB', cpuRequest: '2', cpuLimit: '1' },
    ]
    fc.assert(
      fc.property(fc.constantFrom(...presets), fc.constantFrom(...faults), (preset, fault) => {
        const choices = { ...preset.choices, ...fault }
        const evaluation = evaluate(choices)
        fc.pre(hasErrors(evaluation.findings))
        const all = reachable(choices, free, allRules, 3)
        const expected = expectedCounts(all, choices, allRules)
        const found = repairs(evaluation, except(free)).repairs.filter(({ count }) => count <= 3)
        expect(found.map(({ count }) => count)).toEqual(expected)
      }),
      { numRuns: 12 },
    )
  })

  test('changes stand in the order of the decisions', () => {
    const [first] = presets.filter(({ id }) => id === 'hyperv-1.14')
    const evaluation = evaluate({ ...(first?.choices ?? initialChoices), windowsRelease: '20H2' })
    for (const { changes } of repairs(evaluation, ['windowsRelease']).repairs) {
      const ids = Object.keys(changes)
      expect(ids.length).toBeGreaterThan(1)
      expect(ids).toEqual(decisionIds.filter((id) => ids.includes(id)))
    }
  })

  test('a value that only a finding on the way suggests makes a nearer repair', () => {
    const preset = presets.find(({ id }) => id === 'hyperv-1.14')?.choices ?? initialChoices
    const evaluation = evaluate({ ...preset, containerRuntime: 'containerd' })
    const found = repairs(evaluation, ['platform', 'joinMethod']).repairs
    expect(found[0]?.count).toBe(2)
    expect(found).toHaveLength(3)
    expect(found.map(({ changes }) => changes)).toContainEqual({
      kubernetesVersion: '1.20',
      kubernetesRelease: '1.20.15',
    })
  })

  test('privilege is raised and a safeguard taken away only where nothing else helps', () => {
    const evaluation = evaluate({
      ...initialChoices,
      image: image2025,
      imageRelease: 'ltsc2019',
    })
    const safe = repairs(evaluation).repairs
    expect(safe).not.toEqual([])
    for (const { changes, risks } of safe) {
      expect(risks).toEqual([])
      expect(changes.isolation).not.toBe('hostprocess')
    }
    const pinned = decisionIds.filter((id) => id !== 'isolation' && id !== 'workloadKind')
    const others = repairs(evaluation, pinned).repairs
    for (const { risks } of others) expect(risks).toEqual(['isolation'])
  })

  test('among as many changes a safe repair comes before a risky one', () => {
    const upgraded = evaluate({
      ...initialChoices,
      kubernetesVersion: '1.24',
      kubernetesRelease: '1.22.17',
      windowsRelease: '1909',
      containerRuntime: 'docker',
      featureGates: ['HyperVContainer=true'],
      image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-2004',
      imageRelease: '2004',
    })
    const found = repairs(upgraded, ['kubernetesVersion']).repairs
    expect(found.map(({ count }) => count)).toEqual([5, 5, 5])
    expect(found[0]).toMatchObject({
      risks: [],
      changes: {
        containerRuntime: 'containerd',
        windowsRelease: '20H2',
        image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-20H2',
      },
    })
    const risky = found.map(({ risks }) => risks.length > 0)
    expect(risky.toSorted((a, b) => Number(a) - Number(b))).toEqual(risky)
  })

  test('what is risky is named', () => {
    const start = evaluate({ ...initialChoices, isolation: 'hyperv' })
    expect(risksOf({ isolation: 'hostprocess' }, start)).toEqual(['isolation'])
    expect(risksOf({ isolation: 'process' }, start)).toEqual(['isolation'])
    expect(risksOf({ isolation: 'hyperv' }, evaluate(initialChoices))).toEqual([])
    expect(risksOf({ runAsUserName: 'containeradministrator' }, start)).toEqual(['runAsUserName'])
    expect(risksOf({ runAsUserName: String.raw`NT AUTHORITY\SYSTEM` }, start)).toEqual([
      'runAsUserName',
    ])
    expect(risksOf({ runAsUserName: 'ContainerUser' }, start)).toEqual([])
    const emptied = { nodeTaint: '', cpuLimit: '', kubeReserved: '', windowsPriorityClass: 'unset' }
    expect(risksOf(emptied as Partial<Choices>, start)).toEqual(Object.keys(emptied))
    const unfit = presets.find(({ id }) => id === 'hyperv-1.14')?.choices ?? initialChoices
    expect(risksOf({ isolation: 'process' }, evaluate(unfit))).toEqual([])
  })

  test('a tag and the release that it names are one repair, not two', () => {
    const evaluation = evaluate({ ...initialChoices, image: image2025, windowsRelease: 'ltsc2022' })
    const found = repairs(evaluation).repairs
    const scenarios = found.map(({ changes }) =>
      scenarioText(resolve({ ...evaluation.choices, ...changes })),
    )
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(scenarios).size).toBe(found.length)
  })

  test('a pinned image keeps its tag', () => {
    const evaluation = evaluate({ ...initialChoices, image: image2025, windowsRelease: 'ltsc2022' })
    const found = repairs(evaluation, ['image']).repairs
    expect(found.length).toBeGreaterThan(0)
    for (const { changes } of found) expect(changes).not.toHaveProperty('image')
  })

  test('no rule gives an error beyond what its basis allows', () => {
    const blocking = new Set(
      allRules
        .filter(({ basis, matrix }) => basis === 'refused' || basis === 'fails' || matrix)
        .map(({ id }) => id),
    )
    fc.assert(
      fc.property(anyChoices(hostileText), (choices) => {
        for (const { id, severity } of evaluate(choices).findings) {
          if (severity === 'error') expect(blocking).toContain(id)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('among equal repairs the one that a finding suggests comes first', () => {
  const broken = evaluate({
    ...initialChoices,
    kubernetesVersion: '1.24',
    windowsRelease: 'ltsc2022',
    image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022',
    containerRuntime: 'docker',
  })
  expect(repairs(broken).repairs[0]?.changes).toEqual({ containerRuntime: 'containerd' })
})

describe('needs', () => {
  test('are the fewest changes that go with a value', () => {
    fc.assert(
      fc.property(anyClosedChoices, (choices) => {
        const evaluation = evaluate(choices, rules)
        for (const [id, states] of optionStates(evaluation, rules)) {
          for (const { value, state } of states) {
            if (state !== 'blocked') continue
            const { changes } = needs(evaluation, id, value, rules)
            expect(changes).not.toBeNull()
            expect(Object.keys(changes ?? {})).not.toContain(id)
            const { findings } = evaluate({ ...choices, [id]: value, ...changes }, rules)
            expect(hasErrors(findings)).toBe(false)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  test('hold the tag that goes with the release of an image', () => {
    const choices = { ...initialChoices, image: image2025, windowsRelease: 'ltsc2022' } as const
    const { changes } = needs(evaluate(choices), 'imageRelease', 'ltsc2022')
    expect(changes).toEqual({ image: expect.stringMatching(/ltsc2022$/) })
    const { findings } = evaluate({ ...choices, imageRelease: 'ltsc2022', ...changes })
    expect(hasErrors(findings)).toBe(false)
  })

  test('prefer, among equal changes, what is known to what nobody has shown', () => {
    const choices = {
      ...initialChoices,
      kubernetesVersion: '1.23',
      windowsRelease: '20H2', // which no platform with pools offers
      image: 'mcr.microsoft.com/windows/servercore:20H2',
      containerRuntime: 'docker',
      networkMode: 'l2bridge',
      cniRelease: '2.7.0',
    } as const
    const { changes } = needs(evaluate(choices), 'cni', 'antrea')
    expect(changes).toEqual({ containerRuntime: 'containerd', networkMode: 'transparent' })
  })
})

test('option states are those that evaluating each value gives', () => {
  fc.assert(
    fc.property(anyClosedChoices, (choices) => {
      for (const [id, states] of optionStates(evaluate(choices, rules), rules)) {
        expect(states.map(({ value }) => value)).toEqual(valuesOf(id))
        for (const { value, state, because } of states) {
          const naming = evaluate({ ...choices, [id]: value }, rules).findings.filter(
            ({ decisions }) => decisions.includes(id),
          )
          const severities = naming.map(({ severity }) => severity)
          const expected = severities.includes('error')
            ? 'blocked'
            : severities.includes('unknown')
              ? 'unknown'
              : severities.includes('warning')
                ? 'warning'
                : 'ok'
          expect(state).toBe(expected)
          if (state === 'blocked') {
            expect(because).toEqual(naming.filter(({ severity }) => severity === 'error'))
          }
        }
      }
    }),
    { numRuns: 40 },
  )
})

describe('where one risky change would do', () => {
  const choices: Choices = {
    ...initialChoices,
    isolation: 'process',
    logMonitor: false,
    useRuntimeClass: false,
    sessionAffinity: 'None',
    externalTrafficPolicy: 'Cluster',
    workloadKind: 'Deployment',
  }
  const decided = [
    'logMonitor',
    'useRuntimeClass',
    'sessionAffinity',
    'externalTrafficPolicy',
    'workloadKind',
  ] as const
  const changed = (ids: readonly (typeof decided)[number][]) =>
    ids.map((id) =>
      rule(id, ['isolation', id], (scenario) => {
        return scenario.isolation !== 'hostprocess' && scenario[id] === choices[id]
      }),
    )

  test('four safe changes come first', () => {
    const four = changed(decided.slice(0, 4))
    const [first] = repairs(evaluate(choices, four), [], four).repairs
    expect(first).toMatchObject({ count: 4, risks: [] })
  })

  test('five safe ones do not', () => {
    const five = changed(decided)
    const [first] = repairs(evaluate(choices, five), [], five).repairs
    expect(first).toMatchObject({ changes: { isolation: 'hostprocess' }, risks: ['isolation'] })
  })
})
