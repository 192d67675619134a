import { catalog } from '../../../catalog/catalog.ts'
import type { AnyFact } from '../../../catalog/fact.ts'
import { aksPool } from '../../../catalog/platforms/pools/aks.ts'
import type { PoolGuide } from '../../../catalog/platforms/pools/define.ts'
import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { gkePool } from '../../../catalog/platforms/pools/gke.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { sh, shRaw, type ShellCode } from '../../../text/formats/shell.ts'
import { askedFromOutside } from '../../verify/verify-effects.ts'
import { defineStep, type Step } from './step.ts'
import { brought, cluster, inZip, machine } from './thing.ts'

type PoolPlatform = 'aks' | 'eks' | 'gke'

export type PoolStepId =
  'managed-cluster' | 'managed-ports' | 'managed-add-pool' | 'managed-node-ready' | 'managed-care'

const osSelector = `${scheduling.osLabel.value.key}=${scheduling.osLabel.value.value}`

/** What each platform is asked and told by hand. */
const commands: Readonly<
  Record<PoolPlatform, { readonly before: readonly ShellCode[]; readonly add: ShellCode }>
> = {
  aks: { before: [], add: sh`sh cluster/node-pool.sh ${'<resource group>'} ${'<cluster>'}` },
  eks: {
    before: [
      sh`aws iam attach-role-policy --role-name ${'<role of the cluster>'} --policy-arn ${eksPool.policy.value}`,
    ],
    add: sh`sh cluster/node-pool.sh ${'<cluster>'} ${'<region>'}`,
  },
  gke: {
    before: [sh`${shRaw(gkePool.offered.value)} --location ${'<location of the cluster>'}`],
    add: sh`sh cluster/node-pool.sh ${'<cluster>'} ${'<location>'}`,
  },
}

const guides: Readonly<Record<PoolPlatform, PoolGuide>> = {
  aks: aksPool,
  eks: eksPool,
  gke: gkePool,
}

/** Everything that is done before the workload, on a platform that makes the node. */
export function poolSteps(platform: PoolPlatform): readonly Step<PoolStepId>[] {
  const { name, pool } = catalog.platforms[platform]
  const { before } = guides[platform]
  return [
    defineStep({
      id: 'managed-cluster',
      title: 'See that the cluster can take a Windows pool',
      body: () =>
        [
          `${name} makes the node itself; these files add the pool and what runs on it. Needed before:`,
          ...before.map(({ value }) => value),
        ].join(' '),
      commands: () => commands[platform].before,
      effects: () => [
        {
          does: 'the cluster is made ready for a Windows pool',
          needs: [cluster.administrator, brought.poolCluster],
          makes: [cluster.canTakePool],
        },
      ],
      decisions: ['platform'],
      sources: sourcesOf(before),
    }),
    poolPorts,
    defineStep({
      id: 'managed-add-pool',
      title: 'Add the pool',
      when: (_, { has }) => has('cluster/node-pool.sh'),
      body: () =>
        `Adds one Windows node${platform === 'gke' ? `, ${gkePool.nodes.value}` : ''}. The first lines of the script say what else it takes.`,
      commands: () => [commands[platform].add],
      effects: () => [
        {
          does: 'the platform makes the node',
          needs: [
            cluster.administrator,
            cluster.canTakePool,
            machine.portsOpen,
            inZip('cluster/node-pool.sh'),
            ...(platform === 'eks'
              ? [inZip('cluster/amazon-vpc-cni.yaml'), inZip('cluster/nodegroup.yaml')]
              : []),
          ],
          makes: [cluster.node],
        },
      ],
      files: ['cluster/node-pool.sh', 'cluster/nodegroup.yaml', 'cluster/amazon-vpc-cni.yaml'],
      decisions: ['platform', 'windowsRelease', 'maxPods', 'nodeLabels', 'nodeTaint'],
      sources: pool?.windows.sources ?? [],
    }),
    nodesReady,
  ]
}

/** How the pool is looked after. */
export const poolCare = (platform: PoolPlatform) =>
  defineStep({
    id: 'managed-care',
    title: 'Later',
    effects: () => [],
    body: () => guides[platform].care.map(({ value }) => value).join(' '),
    decisions: ['platform'],
    sources: sourcesOf(guides[platform].care),
  })

const sourcesOf = (facts: readonly AnyFact[]) => [
  ...new Set(facts.flatMap(({ sources }) => sources)),
]

export const nodesReady = defineStep({
  id: 'managed-node-ready',
  title: 'See that the node is Ready',
  body: () =>
    'The new node must be Ready. Its build stands in the column KERNEL-VERSION; the image must fit it.',
  effects: () => [
    { does: 'the nodes are looked at', needs: [cluster.administrator, cluster.ready] },
  ],
  commands: () => [sh`kubectl get nodes --selector ${osSelector} --output wide`],
  decisions: ['platform'],
  sources: scheduling.osLabel.sources,
})

export const poolPorts = defineStep({
  id: 'managed-ports',
  title: 'Open the ports',
  body: () =>
    'Where the way out of the cluster is restricted, give network/ports.md, or network/ports.csv, to whoever runs the firewalls.',
  effects: () => [
    {
      does: 'the firewalls around the cluster are opened',
      needs: [inZip('network/ports.md'), inZip('network/ports.csv')],
      makes: [machine.portsOpen],
    },
  ],
  files: ['network/ports.md', 'network/ports.csv'],
  decisions: ['platform', 'serviceType'],
  sources: ['doc004-ports'],
})

export const verifyFromOutside = defineStep({
  id: 'managed-verify',
  title: 'Verify',
  body: () =>
    'The script asks the questions of the section below and says what fails. It runs on a Linux node or pod of the cluster, with a kubectl that may enter pods.',
  commands: () => [sh`sh verify/verify.sh`],
  effects: (scenario) => [askedFromOutside(scenario)],
  files: ['verify/verify.sh'],
  decisions: ['workloadName', 'namespace', 'serviceType'],
  sources: ['doc004-guide'],
})
