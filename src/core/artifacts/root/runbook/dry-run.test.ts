import { plainValue } from '../../../model/readers.ts'
import { describe, expect, test } from 'vitest'
import { nodeMaker } from '../../../derived/node-maker.ts'
import { resolveSource } from '../../../catalog/sources/index.ts'
import { evaluate, hasErrors } from '../../../engine/evaluate.ts'
import { createGenerator } from '../../../engine/generate.ts'
import { valuesOf } from '../../../engine/options.ts'
import { inputsOf } from '../../../engine/resolve.ts'
import { initialChoices } from '../../../model/presets/define.ts'
import { presets } from '../../../model/presets/index.ts'
import type { Choices, DecisionId, Scenario } from '../../../model/scenario.ts'
import { rules } from '../../../rules/index.ts'
import { componentEffects } from './component-effects.ts'
import { dryRunFaults, plannedEffects } from './dry-run.ts'
import type { Effect } from './effect.ts'
import { given } from './given.ts'
import { stepsFor, type StepId } from './index.ts'
import { cluster } from './thing.ts'
import { walk } from './walk.ts'

const generate = createGenerator(resolveSource)

function planned(given: Partial<Choices>) {
  const evaluation = evaluate({ ...initialChoices, ...given })
  const files = generate(evaluation)
  return { ...evaluation, files, paths: files.map(({ path }) => path) }
}

/** What the platform sets follows from the first two, so that they come first. */
const varied = [
  'platform',
  'joinMethod',
  'kubernetesVersion',
  'containerRuntime',
  'cni',
  'networkMode',
  'nodeAgents',
  'serviceManager',
  'windowsRelease',
] as const satisfies readonly DecisionId[]

/** Versions apart enough that every runtime and every right of a node is met. */
const few: Readonly<Partial<Record<DecisionId, readonly string[]>>> = {
  kubernetesVersion: ['1.14', '1.16', '1.20', '1.22', '1.23', '1.24', '1.30', '1.31', '1.36'],
  windowsRelease: ['ltsc2019', 'ltsc2022', 'ltsc2025'],
  platform: ['on-premises', 'vsphere', 'azure', 'eks'],
}

/** All combinations without errors; a rule is asked as soon as all that it reads is chosen. */
function* combinations(level = 0, given: Partial<Choices> = {}): Generator<Partial<Choices>> {
  const id = varied[level]
  if (id === undefined) {
    yield given
    return
  }
  for (const value of few[id] ?? valuesOf(id)) {
    const next = { ...given, [id]: value }
    const { findings } = evaluate({ ...initialChoices, ...next }, rulesAt[level])
    if (!hasErrors(findings)) yield* combinations(level + 1, next)
  }
}

/** The rules that read nothing which is chosen later, by the last choice that they read. */
const rulesAt = varied.map((_, level) => rules.filter((rule) => lastRead(rule) === level))

function lastRead({ reads }: (typeof rules)[number]): number {
  const chosen = Object.fromEntries(varied.map((id) => [id, valuesOf(id)[0]]))
  const inputs = reads.flatMap((id) => [...inputsOf(id, { ...initialChoices, ...chosen })])
  return Math.max(
    0,
    ...[...varied.keys()].filter((level) => inputs.some((id) => id === varied[level])),
  )
}

/** Every plan without errors: CNI, mode, joining, runtime and service manager, on the hosts that fit in turn. */
function sound(): readonly ReturnType<typeof planned>[] {
  const hosts = new Map<string, Partial<Choices>[]>()
  for (const given of combinations()) {
    const { windowsRelease: _, platform: __, ...rest } = given
    const key = JSON.stringify(rest)
    hosts.set(key, [...(hosts.get(key) ?? []), given])
  }
  return [...hosts.values()].flatMap((fitting, turn) => {
    const given = fitting[turn % fitting.length]
    return given ? [planned(given)] : []
  })
}
const all = sound()
const plans = all.filter(({ scenario }) => nodeMaker(scenario) === 'scripts')

/** Plans whose node somebody else makes. */
const elsewhere: readonly Partial<Choices>[] = [
  ...(['aks', 'eks', 'gke'] as const).flatMap((platform) => [
    { platform, windowsRelease: 'ltsc2022' } as const,
    { platform, windowsRelease: 'ltsc2022', useRuntimeClass: true, namespace: 'shop' } as const,
    { platform, windowsRelease: 'ltsc2022', serviceType: 'none', nodeTaint: '' } as const,
    { platform, windowsRelease: 'ltsc2022', gmsaCredentialSpec: 'webapp1' } as const,
  ]),
  { cni: 'ovn-kubernetes', networkMode: 'overlay', accepted: ['ovn-operator-only'] },
  {
    cni: 'ovn-kubernetes',
    networkMode: 'overlay',
    accepted: ['ovn-operator-only'],
    gmsaCredentialSpec: 'webapp1',
    namespace: 'shop',
  },
  { cni: 'vpc-bridge', networkMode: 'l2bridge', platform: 'aws', accepted: ['eks-only'] },
]

/** Choices that change what a step needs, one at a time. */
const single: readonly Partial<Choices>[] = [
  { httpProxy: 'http://proxy.example.com:3128' },
  { httpsProxy: 'http://proxy.example.com:3128', noProxy: ['.example.com'] },
  { gmsaCredentialSpec: 'webapp1' },
  { installDirectory: String.raw`D:\kubernetes`, joinMethod: 'kubeconfig' },
  { isolation: 'hyperv', useRuntimeClass: true },
  { isolation: 'hyperv', cni: 'antrea', networkMode: 'transparent' },
  { namespace: 'shop', useRuntimeClass: true },
  { nodeTaint: '' },
  { serviceType: 'none' },
  { sourceVip: '10.244.3.2' },
]

describe('every step finds what it needs', () => {
  test('every CNI × joining × runtime × service manager without errors', () => {
    const found = all.flatMap(({ scenario, paths }) =>
      dryRunFaults(scenario, paths).map((fault) => `${nameOf(scenario)}: ${fault}`),
    )
    expect(found).toEqual([])
  })

  test('the plans reach every joining and service manager for each CNI that our scripts install, and each runtime', () => {
    const reached = (...ids: readonly DecisionId[]) =>
      new Set(plans.map(({ scenario }) => ids.map((id) => plainValue(scenario[id])).join(' ')))
    const count = (id: DecisionId) => valuesOf(id).length
    expect(valuesOf('cni').filter((cni) => !reached('cni').has(String(cni)))).toEqual([
      'ovn-kubernetes',
      'nat',
    ])
    expect(reached('containerRuntime').size).toBe(count('containerRuntime'))
    const pairs = reached('cni', 'containerRuntime').size
    expect(reached('cni', 'containerRuntime', 'joinMethod', 'serviceManager').size).toBe(
      pairs * (count('joinMethod') - 1) * count('serviceManager'),
    )
  })

  test.each(single.map((given) => [JSON.stringify(given), given] as const))('%s', (_, given) => {
    const { scenario, paths } = planned(given)
    expect(dryRunFaults(scenario, paths)).toEqual([])
  })

  test.each(presets.map(({ id, choices }) => [id, choices] as const))('preset %s', (_, choices) => {
    const { scenario, paths } = planned(choices)
    expect(dryRunFaults(scenario, paths)).toEqual([])
  })

  test.each(elsewhere.map((given) => [JSON.stringify(given), given] as const))(
    'without a node of ours: %s',
    (_, given) => {
      const { scenario, paths, findings } = planned(given)
      expect(hasErrors(findings)).toBe(false)
      expect(nodeMaker(scenario)).not.toBe('scripts')
      expect(dryRunFaults(scenario, paths)).toEqual([])
    },
  )
})

const nameOf = (scenario: Scenario) => varied.map((id) => scenario[id]).join(' ')

describe('a step that is left out or comes too late is missed', () => {
  const idle: readonly StepId[] = [
    'cluster-network',
    'protect-secrets',
    'node-ready',
    'verify',
    'after-restart',
    'troubleshoot',
    'remove',
    'managed-node-ready',
    'managed-verify',
    'managed-care',
  ]

  test.each(
    [...plans.filter(isEach(['cni', 'joinMethod'])), ...elsewhere.map(planned)].map(
      (plan) => [nameOf(plan.scenario), plan] as const,
    ),
  )('%s', (_, { scenario, paths }) => {
    const planned = plannedEffects(scenario, paths)
    const faultsOf = (effects: typeof planned) =>
      walk(effects, given(scenario, paths), componentEffects(scenario)).map(
        (fault) => `${fault.step} needs ${fault.needs}`,
      )
    const known = new Set(faultsOf(planned))
    const newFaults = (effects: typeof planned) =>
      faultsOf(effects).filter((one) => !known.has(one))
    for (const step of new Set(planned.map(({ step }) => step))) {
      if (idle.includes(step)) continue
      const others = planned.filter((one) => one.step !== step)
      const own = planned.filter((one) => one.step === step)
      expect(newFaults(others), `without ${step}`).not.toEqual([])
      expect(newFaults([...others, ...own]), `${step} at the end`).not.toEqual([])
    }
  })
})

/** The first plan of each combination of these decisions. */
function isEach(ids: readonly DecisionId[]) {
  const seen = new Set<string>()
  return ({ scenario }: { scenario: Scenario }) => {
    const key = ids.map((id) => plainValue(scenario[id])).join()
    return !seen.has(key) && seen.add(key)
  }
}

describe('effects say what the steps and scripts say', () => {
  const described = plans.flatMap(({ scenario, paths, files }) => {
    const context = { has: (path: string) => paths.includes(path) }
    return stepsFor(scenario, context).map((step) => ({
      step,
      files,
      commands: (step.commands?.(scenario, context) ?? [])
        .map((command) => ('code' in command ? command.code : command.shell))
        .join('\n'),
      effects: step.effects(scenario, context),
    }))
  })

  test('the scripts that a step calls are those of its effects, in their order', () => {
    for (const { step, commands, effects } of described) {
      const called = [...commands.matchAll(/\.\\((?:node|verify)\\[\w-]+\.ps1)/g)].map(
        ([, path = '']) => path.replace('\\', '/'),
      )
      const calls = effects.flatMap(({ does }) => /^(\S+\.ps1) is called$/.exec(does)?.[1] ?? [])
      expect([step.id, [...new Set(calls)]]).toEqual([step.id, called])
    }
  })

  test('the manifests that a step applies are those of its effects', () => {
    for (const { commands, effects } of described) {
      const applied = [...commands.matchAll(/--filename '?(cluster\/[\w.-]+)/g)].map(
        ([, path]) => path,
      )
      const made = effects.flatMap(
        ({ does }) => /^(cluster\/\S+) is applied$/.exec(does)?.[1] ?? [],
      )
      expect(made).toEqual(applied)
    }
  })

  test('a step that types kubectl or kubeadm needs the access of an administrator', () => {
    for (const { step, commands, effects } of described) {
      if (!/^kube(?:ctl|adm) /m.test(commands)) continue
      const needs = effects.flatMap(({ needs }) => needs)
      expect(needs.includes(cluster.administrator), step.id).toBe(true)
    }
  })

  test('a script names every file, feature and service that its effects make', () => {
    for (const { files, effects } of described) {
      for (const { script, makes = [], does } of effects) {
        const text = files.find(({ path }) => path === script)?.text
        // kubeadm names by itself what it writes and starts.
        if (text === undefined || does.startsWith('kubeadm join')) continue
        const unnamed = makes.flatMap(wordOf).filter((word) => !text.includes(word))
        expect([script, unnamed]).toEqual([script, []])
      }
    }
  })
})

/** The name by which a script shows that it makes the thing. */
function wordOf(thing: NonNullable<Effect['makes']>[number]): readonly string[] {
  const [, path] = /^file (.*)$/.exec(thing) ?? []
  if (path !== undefined && !isUnpacked(path)) return [path.slice(path.lastIndexOf('\\') + 1)]
  const [, feature] = /^feature (.*) installed$/.exec(thing) ?? []
  const [, service] = /^service (.*) running$/.exec(thing) ?? []
  const name = feature ?? service
  return name === undefined ? [] : [name]
}

/** Comes out of an archive or with its whole directory, so that no script names it. */
const isUnpacked = (path: string) =>
  /\\(?:cni|bin)\\[^\\]*\.exe$|crictl\.exe$|\.conf(?:list)?$/.test(path)
