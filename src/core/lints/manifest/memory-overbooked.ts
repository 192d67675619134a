import { resourceFacts } from '../../catalog/workload/resources.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { parseQuantity } from '../../values/quantity.ts'

export const memoryOverbooked = defineLint({
  id: 'memory-overbooked',
  on: 'manifest',
  summary: 'A container for Windows requests as much memory as it may use',
  remediation:
    'Set the memory limit alone, or a request equal to it, and reserve memory for the system on the kubelet.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check({ value, pod }, { operatingSystem }) {
    if (!pod || operatingSystem !== 'windows') return []
    return nodesAt(value, [], [...pod.path, 'spec', 'containers', '*']).flatMap(
      ({ path, value: container }) => {
        const request = textAt(container, 'requests')
        const limit = textAt(container, 'limits')
        const least = parseQuantity(request)
        const most = parseQuantity(limit)
        if (least === undefined || most === undefined || least < 0 || least >= most) return []
        return [
          {
            path: [...path, 'resources', 'requests', 'memory'],
            basis: 'fails',
            message: `The memory request ${request} is below the limit ${limit}, so the node can be overbooked: Windows ends no container for want of memory, it pages.`,
            facts: [
              resourceFacts.limitEqualsRequest,
              resourceFacts.noOutOfMemoryKiller,
              resourceFacts.overbooked,
            ],
          },
        ]
      },
    )
  },
})

function textAt(container: unknown, kind: 'requests' | 'limits'): string {
  const amount = valueAt(container, ['resources', kind, 'memory'])
  return typeof amount === 'string' || typeof amount === 'number' ? String(amount) : ''
}
