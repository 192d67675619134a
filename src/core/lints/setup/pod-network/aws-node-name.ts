import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { hasFlag } from './lines.ts'

export const awsNodeName = defineLint({
  id: 'aws-node-name',
  on: 'setup',
  summary: 'A node on AWS has the name by which its cloud provider finds the machine',
  remediation:
    'Give kubelet and kube-proxy --hostname-override with the private DNS name that the metadata service tells.',
  decisions: [],

  check({ observations, parsed }) {
    const [cloud] = deciding(observations, 'platform').filter(({ value }) => value === 'aws')
    if (!cloud) return []
    return ofKind(parsed, 'command-line').flatMap(({ value, placeOf: at }) => {
      const { program, flags, isComplete } = value
      // The provider inside the kubelet tells it the name.
      const provider = flags.findIndex(
        (flag) => flag.name === 'cloud-provider' && flag.value === 'external',
      )
      return program === 'kubelet' &&
        isComplete &&
        provider >= 0 &&
        // Its provider finds a machine by this too.
        !hasFlag(value, 'provider-id') &&
        !hasFlag(value, 'hostname-override')
        ? [
            {
              path: [],
              place: at([provider]),
              also: [placeOf(cloud)],
              basis: 'fails' as const,
              message:
                'The kubelet has no --hostname-override: a Windows host is called EC2AMAZ-…, and the provider of AWS finds a machine by its private DNS name or its id, so the node keeps its taint or is deleted.',
              facts: [nodeRights.awsName],
            },
          ]
        : []
    })
  },
})
