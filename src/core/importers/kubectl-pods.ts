import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'
import { ofTable, statementsBeside } from './prose.ts'

export const kubectlPods = defineImporter({
  id: 'kubectl-pods',
  summary: 'Output of kubectl get pods',
  recognizes: ({ text }) => /^\s*(?:NAMESPACE\s+)?NAME\s+READY\s+STATUS\s+RESTARTS\b/m.test(text),
  read: (doc) => ({
    observations: [
      ...matchesOf(
        doc,
        /^[ \t]*((?:\S+[ \t]+){1,2})\d+\/\d+[ \t]+(\S+)[ \t]+\d+[^\n]{0,300}$/gm,
      ).flatMap(({ groups, placeOf }): readonly Observation[] => {
        const [name = '', status = ''] = groups
        const pod = name.trim().split(/\s+/).at(-1) ?? ''
        return [stated('pod.status', status, status, placeOf(1), { subject: `pod ${pod}` })]
      }),
      ...statementsBeside(doc, ofTable),
    ],
  }),
})
