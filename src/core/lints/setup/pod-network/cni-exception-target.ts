import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { containsAddress, containsRange, parseAddress, parseCidr } from '../../../values/address.ts'
import { endpointPlugins, exceptionsOf, policiesOf, traitsOf } from '../../cni/file.ts'

export const cniExceptionTarget = defineLint({
  id: 'cni-exception-target',
  on: 'setup',
  summary: 'The exceptions of the CNI file hold nothing outside that pods have to reach',
  remediation:
    'Take the range off the list, or narrow it until the target is outside; or give the network of the target a way back to pods.',
  decisions: [],

  check({ observations, parsed }) {
    const targets = [
      ...named(observations, 'connection.failed'),
      ...deciding(observations, 'externalTargets'),
      ...named(observations, 'connection.target').filter((one) => isUnreached(one, observations)),
    ]
    if (targets.length === 0) return []
    const own = ofCluster
      .flatMap((id) => deciding(observations, id))
      .flatMap(({ value }) => parseCidr(String(value)) ?? [])
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value)
        // Where pods have addresses of the network around the nodes, it knows the way back.
        .filter((plugin) => traitsOf(plugin)?.form !== 'azure')
        .flatMap((plugin) => policiesOf(plugin).flatMap((policy) => exceptionsOf(policy) ?? []))
        .flatMap((list) =>
          (Array.isArray(list.value) ? list.value : []).flatMap(
            (text: unknown, i): readonly LintViolation[] => {
              const range = parseCidr(String(text))
              if (!range || own.some((one) => containsRange(one, range))) return []
              const hit = targets.find(({ value: target }) => {
                const address = parseAddress(addressOf(target))
                return (
                  address !== undefined &&
                  containsAddress(range, address) &&
                  !own.some((one) => containsAddress(one, address))
                )
              })
              return hit
                ? [
                    {
                      path: [],
                      place: placeOf([...list.path, i]),
                      also: [observedAt(hit)],
                      basis: 'fails',
                      message: `The exception ${range.text} covers ${addressOf(hit.value)}, which is not reached: it sees the addresses of pods and answers only where its network has a way back to them.`,
                      facts: [cniEndpoints.noWayBack],
                    },
                  ]
                : []
            },
          ),
        ),
    )
  },
})

const ofCluster = ['clusterCIDR', 'serviceCIDR', 'podCIDR'] as const

const addressOf = (value: unknown) => /\d{1,3}(?:\.\d{1,3}){3}/.exec(String(value))?.[0] ?? ''

/** What was tested without success, right beside it. */
const isUnreached = ({ file, line }: Observation, observations: readonly Observation[]) =>
  named(observations, 'connection.tcp').some(
    (one) => one.value === 'False' && one.file === file && Math.abs(one.line - line) <= 12,
  )
