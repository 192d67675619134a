import { windowsReleases } from '../../catalog/windows/index.ts'
import type { Reading } from '../../model/importer.ts'
import { nodesAt } from '../../model/nodes.ts'
import { decided, stated } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

/** The machines of Karpenter on EKS, where they are for Windows. */
export function readNodeClass({ at, manifest }: KubernetesObject): Reading {
  const family = at('spec', 'amiFamily')
  const alias = at('spec', 'amiSelectorTerms', 0, 'alias')
  const leaf = [alias, family].find((one) => one && /^windows20\d\d(?:@|$)/i.test(one.raw))
  const year = /20\d\d/.exec(leaf?.raw ?? '')?.[0]
  const release = windowsReleases.find((id) => id === `ltsc${year}`)
  if (!leaf || release === undefined) return {}
  const { raw, place } = leaf
  const role = at('spec', 'role')
  const more = { subject: `node pool ${manifest.name ?? ''}`, inferred: true } as const
  return {
    observations: [
      decided('platform', 'eks', raw, place, more),
      decided('joinMethod', 'node-pool', raw, place, more),
      stated('pool.osSku', raw, raw, place, more),
      decided('windowsRelease', release, raw, place, more),
      ...(role ? [stated('eks.windowsRole', role.raw, role.raw, role.place)] : []),
    ],
  }
}

const template = ['spec', 'template', 'spec'] as const

/** The taints that its Windows nodes register with. */
export function readKarpenterPool({ at, manifest }: KubernetesObject): Reading {
  if (at('apiVersion')?.raw.startsWith('karpenter.sh/') !== true) return {}
  const isWindows = nodesAt(manifest.value, [...template], ['requirements', '*']).some(
    ({ path }) =>
      at(...path, 'key')?.raw === 'kubernetes.io/os' &&
      at(...path, 'operator')?.raw === 'In' &&
      at(...path, 'values', 0)?.raw === 'windows' &&
      at(...path, 'values', 1) === undefined,
  )
  const taints = nodesAt(manifest.value, [...template], ['taints', '*']).flatMap(({ path }) => {
    const [key, value, effect] = ['key', 'value', 'effect'].map((name) => at(...path, name))
    return key && effect
      ? [{ key, text: `${key.raw}${value ? `=${value.raw}` : ''}:${effect.raw}` }]
      : []
  })
  const [first] = taints
  if (!isWindows || !first) return {}
  const name = at(...template, 'nodeClassRef', 'name')?.raw ?? manifest.name ?? ''
  const all = taints.map(({ text }) => text).join(',')
  return {
    observations: [
      decided('nodeTaint', all, first.key.raw, first.key.place, {
        subject: `node pool ${name}`,
        inferred: true,
      }),
    ],
  }
}
