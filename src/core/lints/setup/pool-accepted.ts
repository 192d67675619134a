import type { AnyFact } from '../../catalog/fact.ts'
import { aksPool } from '../../catalog/platforms/pools/aks.ts'
import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { gkePool } from '../../catalog/platforms/pools/gke.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'

const { poolName, plugins } = aksPool
const { imageType } = gkePool

export const poolAccepted = defineLint({
  id: 'pool-accepted',
  on: 'setup',
  summary: 'The platform takes the definition of the Windows pool',
  remediation: 'Write what the platform takes.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const platforms = deciding(observations, 'platform')
    const isOf = (id: string, { subject }: Observation) =>
      platforms.some(
        (one) => one.value === id && one.subject !== undefined && one.subject === subject,
      )
    const hasAksPool = platforms.some(
      ({ value, subject }) => value === 'aks' && subject?.startsWith('node pool ') === true,
    )
    return [
      ...named(observations, 'pool.name')
        .filter((one) => isOf('aks', one) && String(one.value).length > poolName.value.longest)
        .map((one) =>
          refused(
            one,
            `The pool is called ${one.raw}; the name of a Windows pool has at most ${poolName.value.longest} characters.`,
            'Take a shorter name.',
            poolName,
          ),
        ),
      ...(hasAksPool ? named(observations, 'aks.networkPlugin') : [])
        .filter(({ value }) => plugins.value.refused.some((one) => one === value))
        .map((one) =>
          refused(
            one,
            `The network plugin of the cluster is ${one.raw}; Windows pools need ${plugins.value.taken}, which is Azure CNI.`,
            `Make the cluster with the network plugin ${plugins.value.taken}.`,
            plugins,
          ),
        ),
      ...named(observations, 'pool.kubeletExtraConfig')
        .filter((one) => isOf('eks', one))
        .map((one) =>
          refused(
            one,
            `eksctl takes no ${eksPool.notTaken.value} for a group of Windows nodes, and creates nothing.`,
            'Take it out; give flags to the kubelet in the bootstrap command of the group.',
            eksPool.notTaken,
          ),
        ),
      ...named(observations, 'pool.imageType')
        .filter((one) => isOf('gke', one) && String(one.value).toUpperCase() !== imageType.value)
        .map((one) =>
          refused(
            one,
            `The image type is ${one.raw}; new pools get ${imageType.value} only, since those with Docker and of the semi-annual releases have ended.`,
            `Write ${imageType.value}.`,
            imageType,
          ),
        ),
    ]
  },
})

const refused = (
  at: Observation,
  message: string,
  remediation: string,
  fact: AnyFact,
): LintViolation => ({
  path: [],
  place: placeOf(at),
  basis: 'refused',
  message,
  remediation,
  facts: [fact],
})
