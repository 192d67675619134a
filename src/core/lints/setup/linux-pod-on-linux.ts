import { linuxPods } from '../../catalog/node-conditions.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'

export const linuxPodOnLinux = defineLint({
  id: 'linux-pod-on-linux',
  on: 'setup',
  summary: 'Pods of the cluster that are for Linux stay off the Windows nodes',
  remediation:
    'Add the node selector kubernetes.io/os: linux to what makes the pod, and taint the Windows nodes.',
  decisions: [],

  check({ observations }) {
    const nodes = new Set(
      deciding(observations, 'nodeName').flatMap(({ value, subject }) =>
        subject?.startsWith('node ') === true ? [String(value)] : [],
      ),
    )
    if (nodes.size === 0) return []
    const running = new Set(
      named(observations, 'pod.status').flatMap(({ value, subject }) =>
        value === 'Running' ? [subject] : [],
      ),
    )
    return named(observations, 'pod.node').flatMap((one): readonly LintViolation[] => {
      const pod = one.subject?.replace(/^pod /, '') ?? ''
      const node = String(one.value).replace(/\/.*$/, '')
      if (!nodes.has(node) || running.has(one.subject) || !isForLinux(pod)) return []
      return [
        {
          path: [],
          place: placeOf(one),
          basis: 'fails',
          message: `${pod} stands on ${node}, a Windows node, where an image for Linux cannot start.`,
          facts: [linuxPods],
        },
      ]
    })
  },
})

const isForLinux = (pod: string) =>
  !/windows|-win-/.test(pod) && linuxPods.value.some((one) => pod.startsWith(`${one}-`))
