import { eksStartCluster } from '../../../catalog/platforms/pools/eks-start.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const { name, endpoint } = eksStartCluster.value

export const eksStartClusterAgrees = defineLint({
  id: 'eks-start-cluster-agrees',
  on: 'setup',
  summary: 'The start script of EKS joins the cluster that was sent',
  remediation: 'Give the script the name and the endpoint that aws eks describe-cluster prints.',
  decisions: [],

  check: ({ observations }): readonly LintViolation[] => [
    ...otherThan(named(observations, 'eks.startName'), named(observations, 'eks.clusterName')).map(
      ({ told, own }) =>
        faultAt(
          placeOf(told),
          'fails',
          `The start script is given ${name} ${told.raw}; the cluster that was sent is called ${own.raw}. Where ${told.raw} is no other cluster of yours, the node finds none to join.`,
          eksStartCluster,
          { also: [placeOf(own)], remediation: `Write ${name} ${own.raw}.` },
        ),
    ),
    ...otherThan(
      named(observations, 'eks.startEndpoint'),
      named(observations, 'eks.clusterEndpoint'),
    ).map(({ told, own }) =>
      faultAt(
        placeOf(told),
        'fails',
        `The start script is given ${endpoint} ${told.raw}; the API server of the cluster that was sent is ${own.raw}, so the kubelet registers elsewhere or nowhere.`,
        eksStartCluster,
        { also: [placeOf(own)], remediation: `Write ${endpoint} ${own.raw}.` },
      ),
    ),
  ],
})

/** What is told and is none of those that are there. */
function otherThan(told: readonly Observation[], there: readonly Observation[]) {
  const all = new Set(there.map(({ value }) => bare(value)))
  const [own] = there
  return own
    ? told
        .filter(({ value }) => !all.has(bare(value)) && !/[<>{}$]/.test(String(value)))
        .map((one) => ({ told: one, own }))
    : []
}

/** Letter case, the scheme and a slash at the end make no other cluster. */
const bare = (value: unknown) =>
  String(value)
    .replace(/^https:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase()
