import { metallb } from '../../../catalog/workload/metallb.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as at } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type Parsed, type Setup } from '../../../model/parsed.ts'
import { isBefore } from '../../../values/version.ts'
import { systemOfService } from '../../of-service.ts'

const policy = ['spec', 'externalTrafficPolicy']
const { anyNode, groups, local, speaker, told } = metallb
const why =
  'its pods run on Windows, where MetalLB has no speaker, so no node announces its address'

export const metallbAnnounces = defineLint({
  id: 'metallb-announces',
  on: 'setup',
  summary: 'A node with a speaker of MetalLB may announce the Service of Windows pods',
  remediation:
    'Set externalTrafficPolicy: Cluster (with layer 2, MetalLB 0.11 or later), so that Linux nodes announce it and pass the traffic on.',
  decisions: [],

  check(setup): readonly LintViolation[] {
    const manifests = ofKind(setup.parsed, 'manifest')
    const words = named(setup.observations, 'loadBalancer.told')
    if (words.length === 0 && !manifests.some(isOfMetallb)) return []
    const release = releaseIn(setup)
    const found = manifests.flatMap((sent): readonly LintViolation[] => {
      const { value } = sent.value
      if (!isBalanced(sent) || systemOfService(sent.value, setup) !== 'windows') return []
      if (valueAt(value, policy) === 'Local') {
        const message = `The Service ${sent.value.name ?? ''} has the policy Local, and ${why}.`
        return [
          {
            path: [],
            place: sent.placeOf(policy),
            basis: 'fails',
            message,
            facts: [speaker, local],
          },
        ]
      }
      if (release === undefined || !isBefore(release, anyNode.value)) return []
      if (manifests.some(announcesByBgp)) return []
      const message = `The Service ${sent.value.name ?? ''}: layer 2 of MetalLB ${release} announces only from nodes that have a pod of the Service, whatever its policy; ${why}.`
      return [
        {
          path: [],
          place: sent.placeOf(['spec', 'type']),
          basis: 'fails',
          message,
          facts: [speaker, anyNode],
        },
      ]
    })
    return found.length > 0 ? found : inWords(setup)
  },
})

/** Where no Service was sent, and words tell of one. */
function inWords({ observations, parsed }: Setup): readonly LintViolation[] {
  if (ofKind(parsed, 'manifest').some(({ value }) => value.kind === 'Service')) return []
  const [own] = named(observations, 'service.externalTrafficPolicy').filter(
    ({ value }) => value === 'Local',
  )
  const [pods] = named(observations, 'service.podsTold')
  if (!own || !pods) return []
  const message = `The Service has the policy Local, and ${why}.`
  return [{ path: [], place: at(own), also: [at(pods)], basis: 'fails', message, facts: [told] }]
}

const isBalanced = ({ value: { kind, value } }: Parsed<'manifest'>) =>
  kind === 'Service' &&
  valueAt(value, ['spec', 'type']) === 'LoadBalancer' &&
  /^(?:undefined|metallb\b)/.test(String(valueAt(value, ['spec', 'loadBalancerClass'])))

const isOfGroup = (text: unknown) =>
  groups.value.some((group) => String(text).startsWith(`${group}/`))

/** An object of its own, the ConfigMap of its first releases, or a Service that asks it for something. */
const isOfMetallb = ({ value: { value } }: Parsed<'manifest'>) =>
  isOfGroup(valueAt(value, ['apiVersion'])) ||
  poolsIn(value) !== undefined ||
  nodesAt(value, ['metadata', 'annotations'], ['*']).some(({ path }) => isOfGroup(path.at(-1)))

/** Its pools, in the text of that ConfigMap. */
function poolsIn(value: unknown): string | undefined {
  const text = valueAt(value, ['data', 'config'])
  return typeof text === 'string' && /^\s*address-pools:/m.test(text) ? text : undefined
}

const announcesByBgp = ({ value: { kind, value } }: Parsed<'manifest'>) =>
  /^BGP(?:Advertisement|Peer)$/.test(kind) || /\bprotocol:\s*bgp\b/.test(poolsIn(value) ?? '')

/** As words tell it, or as its image has it. */
function releaseIn({ observations, parsed }: Setup): string | undefined {
  const images = ofKind(parsed, 'manifest').flatMap(({ value: { value, pod } }) =>
    pod ? nodesAt(value, [...pod.path, 'spec', 'containers'], ['*', 'image']) : [],
  )
  const own = [
    ...named(observations, 'metallb.version').map(({ value }) => String(value)),
    ...images.flatMap(({ value }) => {
      const [, version] =
        /\bmetallb\/(?:speaker|controller):v?(\d+\.\d+\.\d+)/.exec(String(value)) ?? []
      return version ?? []
    }),
  ]
  return new Set(own).size === 1 ? own[0] : undefined
}
