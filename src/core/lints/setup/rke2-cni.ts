import { rke, rke2 } from '../../catalog/distributions.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { named } from '../../model/observed.ts'

const { cni } = rke2

export const rke2Cni = defineLint({
  id: 'rke2-cni',
  on: 'setup',
  summary: 'A cluster of RKE or RKE2 has a network that Rancher has for Windows',
  remediation: `Make the cluster with cni: ${cni.value.join(' or ')}; a node cannot choose its own.`,
  decisions: [],

  check: ({ observations }) => [
    ...named(observations, 'rke.cni')
      .filter(({ value }) => value !== rke.cni.value && value !== 'none')
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'refused' as const,
        message: `The network of the cluster is ${String(one.value)}; a cluster of RKE with Windows nodes needs ${rke.cni.value}.`,
        remediation: `Make a new cluster with ${rke.cni.value} and Windows support: neither can be changed later.`,
        facts: [rke.cni],
      })),
    ...named(observations, 'rke2.cni')
      .filter(({ value }) => !/\bnone\b/.test(String(value)))
      .filter(({ value }) => !cni.value.some((one) => String(value).includes(one)))
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'refused' as const,
        message: `The servers of RKE2 use ${String(one.value)}; for Windows nodes it has ${cni.value.join(' and ')}, so a Windows agent stops with "unsupported CNI".`,
        facts: [cni],
      })),
  ],
})
