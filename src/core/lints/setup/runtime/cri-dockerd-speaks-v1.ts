import { criDockerdV1 } from '../../../catalog/runtimes/cri-dockerd-v1.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { isAtLeast } from '../../../values/version.ts'

const { from, kubelet } = criDockerdV1.value

export const criDockerdSpeaksV1 = defineLint({
  id: 'cri-dockerd-speaks-v1',
  on: 'setup',
  summary: 'cri-dockerd speaks the version of CRI that the kubelet asks for',
  remediation: `Take cri-dockerd ${from} or later.`,
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
    if (!isAtLeast(kubernetesVersion, kubelet)) return []
    const told = named(observations, 'criDockerd.version')
    // Where two are told, one may be that of before.
    if (told.some(({ value }) => isAtLeast(String(value), from))) return []
    return told.slice(0, 1).map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `cri-dockerd ${String(one.value)} speaks CRI v1alpha2 alone; the kubelet of ${kubernetesVersion} speaks v1 alone, and ends.`,
      facts: [criDockerdV1],
    }))
  },
})
