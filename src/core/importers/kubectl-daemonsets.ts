import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { kubeOvnIn } from './objects/kube-ovn.ts'
import { agentOfWindows, agentsOfOthers } from './names.ts'
import { matchesOf } from './text-of.ts'
import { acrossLines } from '../values/across-lines.ts'

export const kubectlDaemonsets = defineImporter({
  id: 'kubectl-daemonsets',
  summary: 'Output of kubectl get daemonsets',
  recognizes: ({ text }) =>
    /^[ \t]*(?:NAMESPACE[ \t]+)?NAME[ \t]+DESIRED[ \t]+CURRENT[ \t]+READY\b/m.test(text),
  read: (doc) => ({
    observations: [
      ...kubeOvnIn(doc),
      ...matchesOf(doc, row).flatMap(({ raw, place, placeOf, groups }): readonly Observation[] => {
        const [, desired = '', ready = '', selector = ''] = groups
        const more = { subject: `daemonset ${raw}` }
        return [
          stated('daemonSet.desired', Number(desired), desired, placeOf(1), more),
          stated('daemonSet.ready', Number(ready), ready, placeOf(2), more),
          stated('daemonSet.nodeSelector', selector, selector, placeOf(3), more),
          ...agentsOfOthers(`${raw}-`, place),
          // One that has no pod is left over, or waits for nodes.
          ...(Number(desired) > 0 ? agentOfWindows(raw, place) : []),
        ]
      }),
    ],
  }),
})

const row = new RegExp(
  acrossLines`
    ^[ \t]*(?:[\w.-]{1,63}[ \t]+)?(?:daemonset\.apps\/)?([\w.-]{1,63})[ \t]+(\d{1,5})
    [ \t]+\d{1,5}[ \t]+(\d{1,5})[ \t]+\d{1,5}[ \t]+\d{1,5}[ \t]+(\S{1,300})[ \t]+\d
  `,
  'gm',
)
