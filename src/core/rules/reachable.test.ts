import { describe, expect, test } from 'vitest'
import { catalog } from '../catalog/catalog.ts'
import { evaluate, hasErrors } from '../engine/evaluate.ts'
import { initialChoices } from '../model/presets/define.ts'
import type { Choices } from '../model/scenario.ts'
import { minorsNewestFirst } from '../testing/minors.ts'

type Partials = readonly Partial<Choices>[]

const cnis = Object.values(catalog.cni)
const works = (mode: { readonly support: { readonly value: string } }) =>
  mode.support.value === 'supported'

/** Every plugin in each mode that it supports, on a platform where both exist and nobody else decides. */
const networks: Partials = cnis.flatMap(({ id, modes, platforms }) =>
  modes.filter(works).map((mode) => {
    const places = [platforms?.value, catalog.modes[mode.id].platforms?.value]
    const platform = places.find((value) => value !== undefined)?.[0] ?? 'on-premises'
    return {
      cni: id,
      networkMode: mode.id,
      platform,
      joinMethod: 'kubeadm',
      ...(platform === 'on-premises' ? {} : { virtualNetworks: ['10.0.0.0/8'] }),
    }
  }),
)

const hosts: Partials = Object.values(catalog.windows).map(({ id }) => ({ windowsRelease: id }))
const versions: Partials = minorsNewestFirst.map((kubernetesVersion) => ({ kubernetesVersion }))

/** The first combination without errors, the newest version first. */
function reach(wanted: Partial<Choices>, ...spaces: readonly Partials[]): Choices | undefined {
  const search = (choices: Choices, rest: readonly Partials[]): Choices | undefined => {
    const [space, ...more] = rest
    if (!space) return hasErrors(evaluate(choices).findings) ? undefined : choices
    for (const part of space) {
      const found = search({ ...choices, ...part }, more)
      if (found) return found
    }
    return undefined
  }
  return search({ ...initialChoices, ...wanted }, spaces)
}

const withImage = (part: Partial<Choices>): Partial<Choices> => ({
  image: 'registry.example.com/app:1',
  ...part,
})

describe('a scenario without errors exists for', () => {
  test.each(
    networks
      .filter(({ cni }) => !['nat', 'ovn-kubernetes', 'vpc-bridge'].includes(cni ?? ''))
      .map((part) => [part.cni, part.networkMode, part] as const),
  )('%s with %s', (_, __, part) => expect(reach(withImage(part), versions, hosts)).toBeDefined())

  test.each(
    Object.values(catalog.modes)
      .map(({ id }) => id)
      .filter((id) => id !== 'nat'),
  )('network mode %s', (networkMode) =>
    expect(
      reach(
        withImage({}),
        networks.filter((part) => part.networkMode === networkMode),
        versions,
        hosts,
      ),
    ).toBeDefined(),
  )

  test.each(Object.values(catalog.runtimes).map(({ id }) => id))('runtime %s', (containerRuntime) =>
    expect(reach(withImage({ containerRuntime }), networks, versions, hosts)).toBeDefined(),
  )

  test.each(['process', 'hyperv', 'hostprocess'] as const)('isolation %s', (isolation) =>
    expect(reach(withImage({ isolation }), versions, hosts)).toBeDefined(),
  )

  const documented = new Set(
    Object.values(catalog.kubernetes).flatMap((minor) => minor.hosts.value),
  )
  test.each([...documented])('host %s', (windowsRelease) =>
    expect(reach(withImage({ windowsRelease }), networks, versions)).toBeDefined(),
  )
})
