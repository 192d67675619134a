import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalog } from '../../catalog/catalog.ts'
import { inferred, verified } from '../../catalog/fact.ts'
import { decisionIds } from '../../model/decisions.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { defineRule, type AnyRule } from '../../model/rule.ts'
import type { Choices, DecisionId } from '../../model/scenario.ts'
import { rules as allRules } from '../../rules/index.ts'
import { anyChoices, anyClosedChoices, hostileText } from '../../testing/choices.ts'
import { evaluate, hasErrors } from '../evaluate.ts'
import { optionStates, valuesOf } from '../options.ts'
import { resolve } from '../resolve.ts'
import { createRepairer } from './repair.ts'

/** An image that somebody named, for another release than the hosts of these tests. */
const image2025 = 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2025'

const fact = verified(true, ['doc001'])
const rule = <const D extends DecisionId>(
  id: string,
  decisions: readonly D[],
  isBroken: (scenario: Pick<ReturnType<typeof resolve>, D>) => boolean,
  suggestion?: Partial<Choices>,
): AnyRule =>
  defineRule({
    id,
    basis: 'fails',
    summary: id,
    remediation: `${id}.`,
    decisions,
    check: (scenario) =>
      isBroken(scenario)
        ? { message: id, facts: [fact], ...(suggestion ? { suggestion } : {}) }
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
    { vxlanPort: 4789 },
  ),
  rule('family', ['networkMode', 'ipFamily', 'kubernetesVersion'], (scenario) => {
    return scenario.ipFamily === 'dual-stack' && scenario.networkMode === 'overlay'
  }),
  {
    ...rule('taste', ['networkMode', 'isolation'], () => false),
    check: ({ networkMode }) =>
      networkMode === 'nat' ? { message: 'taste', facts: [inferred(true, ['doc001'])] } : undefined,
  },
]

const free: readonly DecisionId[] = [
  'windowsRelease',
  'containerRuntime',
  'isolation',
  'networkMode',
  'ipFamily',
]
const pinned = decisionIds.filter((id) => !free.includes(id))

/** Every scenario over the free decisions, its number of changes, and whether it has an error. */
function bruteForce(
  choices: Choices,
  decisions: readonly DecisionId[] = free,
  ruleSet: readonly AnyRule[] = rules,
) {
  const start = resolve(choices)
  const solutions: { changes: number; warnings: number; key: string }[] = []
  const walk = (at: number, changed: Partial<Choices>) => {
    const id = decisions[at]
    if (id) {
      walk(at + 1, changed)
      for (const value of valuesOf(id)) {
        if (value !== start[id]) walk(at + 1, { ...changed, [id]: value })
      }
      return
    }
    const { scenario, findings } = evaluate({ ...choices, ...changed }, ruleSet)
    if (hasErrors(findings)) return
    solutions.push({
      changes: Object.keys(changed).length,
      warnings: findings.filter(({ severity }) => severity === 'warning').length,
      key: JSON.stringify(scenario),
    })
  }
  walk(0, {})
  const distinct = new Map<string, (typeof solutions)[number]>()
  for (const solution of solutions.toSorted((a, b) => a.changes - b.changes)) {
    if (!distinct.has(solution.key)) distinct.set(solution.key, solution)
  }
  return [...distinct.values()]
}

describe('repairs', () => {
  test('are the nearest scenarios without errors, as a search of all of them finds', () => {
    const { repairs } = createRepairer(rules)
    fc.assert(
      fc.property(anyClosedChoices, (choices) => {
        const evaluation = evaluate(choices, rules)
        fc.pre(hasErrors(evaluation.findings))
        const found = repairs(evaluation, { pinned }).repairs
        expect(found.map(({ count }) => count)).toEqual(
          bruteForce(choices)
            .slice(0, 3)
            .map(({ changes }) => changes),
        )
        const keys = found.map(({ changes }) => JSON.stringify(resolve({ ...choices, ...changes })))
        expect(new Set(keys).size).toBe(found.length)
        for (const { changes, count, findings } of found) {
          expect(hasErrors(findings)).toBe(false)
          expect(Object.keys(changes)).toHaveLength(count)
          expect(pinned).not.toEqual(expect.arrayContaining(Object.keys(changes)))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('an open decision is changed only to a value that a finding suggests', () => {
    const { repairs } = createRepairer(rules)
    const broken = evaluate({ ...initialChoices, vxlanPort: 8472 }, rules)
    expect(repairs(broken).repairs[0]?.changes).toEqual({ vxlanPort: 4789 })
  })

  test('a scenario without errors has none, and says so', () => {
    const { repairs } = createRepairer(rules)
    expect(repairs(evaluate(initialChoices, rules))).toEqual({
      repairs: [],
      reason: 'The scenario has no error.',
    })
  })

  test('where everything that matters is pinned there is none, with the reason', () => {
    const { repairs } = createRepairer(rules)
    const broken = evaluate({ ...initialChoices, vxlanPort: 8472 }, rules)
    const found = repairs(broken, { pinned: ['vxlanPort', 'networkMode'] })
    expect(found).toEqual({ repairs: [], reason: expect.stringMatching(/port/) })
  })
})

describe('with every rule', () => {
  const some: readonly DecisionId[] = [
    'windowsRelease',
    'containerRuntime',
    'isolation',
    'networkMode',
    'useRuntimeClass',
  ]
  const others = decisionIds.filter((id) => !some.includes(id))
  const repairer = createRepairer()

  test('repairs are the nearest, as a search of all scenarios finds', () => {
    fc.assert(
      fc.property(anyClosedChoices, (choices) => {
        const evaluation = evaluate(choices)
        fc.pre(hasErrors(evaluation.findings))
        const { repairs } = repairer.repairs(evaluation, { pinned: others })
        // A pinned decision keeps its value, also where that was automatic.
        const kept = Object.fromEntries(
          others.filter((id) => valuesOf(id).length > 0).map((id) => [id, evaluation.scenario[id]]),
        )
        const counts = bruteForce({ ...choices, ...kept }, some, allRules).map(
          ({ changes }) => changes,
        )
        expect(repairs.map(({ count }) => count)).toEqual(counts.slice(0, 3))
      }),
      { numRuns: 15 },
    )
  })

  test('a tag and the release that it names are one repair, not two', () => {
    const evaluation = evaluate({ ...initialChoices, image: image2025, windowsRelease: 'ltsc2022' })
    const { repairs } = repairer.repairs(evaluation)
    const scenarios = repairs.map(({ changes }) =>
      JSON.stringify(resolve({ ...evaluation.choices, ...changes })),
    )
    expect(repairs.length).toBeGreaterThan(1)
    expect(new Set(scenarios).size).toBe(repairs.length)
  })

  test('a pinned image keeps its tag', () => {
    const evaluation = evaluate({ ...initialChoices, image: image2025, windowsRelease: 'ltsc2022' })
    const { repairs } = repairer.repairs(evaluation, { pinned: ['image'] })
    expect(repairs.length).toBeGreaterThan(0)
    for (const { changes } of repairs) expect(changes).not.toHaveProperty('image')
  })

  test('the fewest changes are found where there are many to choose from', () => {
    fc.assert(
      fc.property(anyClosedChoices, (choices) => {
        const evaluation = evaluate(choices)
        fc.pre(hasErrors(evaluation.findings))
        const [nearest] = repairer.repairs(evaluation).repairs
        const near = bruteForce(choices, [...some, 'cni'], allRules)[0]
        if (near) expect(nearest?.count).toBeLessThanOrEqual(near.changes)
        if (nearest) expect(hasErrors(nearest.findings)).toBe(false)
      }),
      { numRuns: 3 },
    )
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
  const { repairs } = createRepairer()
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
    const repairer = createRepairer(rules)
    fc.assert(
      fc.property(anyClosedChoices, (choices) => {
        const evaluation = evaluate(choices, rules)
        for (const [id, states] of optionStates(evaluation, rules)) {
          for (const { value, state } of states) {
            if (state !== 'blocked') continue
            const { changes } = repairer.needs(evaluation, id, value)
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
    const { changes } = createRepairer().needs(evaluate(choices), 'imageRelease', 'ltsc2022')
    expect(changes).toEqual({ image: expect.stringMatching(/ltsc2022$/) })
    const { findings } = evaluate({ ...choices, imageRelease: 'ltsc2022', ...changes })
    expect(hasErrors(findings)).toBe(false)
  })

  test('prefer, among equal changes, what is known to what nobody has shown', () => {
    const choices = {
      ...initialChoices,
      kubernetesVersion: '1.22',
      windowsRelease: 'ltsc2019',
      image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019',
      containerRuntime: 'docker',
      networkMode: 'l2bridge',
    } as const
    const { changes } = createRepairer().needs(evaluate(choices), 'cni', 'antrea')
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
