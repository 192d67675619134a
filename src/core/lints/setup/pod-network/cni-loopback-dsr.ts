import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { endpointPlugins, fieldBelow } from '../../cni/file.ts'

const { loopbackDsr } = cniEndpoints

export const cniLoopbackDsr = defineLint({
  id: 'cni-loopback-dsr',
  on: 'setup',
  summary: 'A host of Windows Server 2019 has the update that loopbackDSR needs',
  remediation: 'Install the updates of Windows and restart the node, or leave loopbackDSR out.',
  decisions: [],

  check({ observations, parsed }) {
    const { build, revision } = loopbackDsr.value
    const old = named(observations, 'host.build').find(({ value }) => {
      const [, own, patch] = /(?:^|\.)(\d{5})\.(\d{1,5})\b/.exec(String(value)) ?? []
      return Number(own) === build && Number(patch) < revision
    })
    if (!old) return []
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf: at }) =>
      endpointPlugins(value).flatMap((plugin) => {
        const flag =
          fieldBelow(plugin, 'loopbackDSR') ?? fieldBelow(plugin, 'optionalFlags', 'loopbackDSR')
        if (flag?.value !== true) return []
        return [
          {
            path: [],
            place: at(flag.path),
            also: [placeOf(old)],
            basis: 'fails' as const,
            message: `loopbackDSR needs Windows Server 2019 from 10.0.${build}.${revision} on, and the host has ${old.raw}: older builds reserve all ports, and kube-proxy makes no load balancer.`,
            facts: [loopbackDsr],
          },
        ]
      }),
    )
  },
})
