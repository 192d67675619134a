import { defineImporter } from '../model/importer.ts'
import { stated } from '../model/observe.ts'
import { agentNames, agentOfWindows, agentsOfOthers } from './names.ts'
import { matchesOf } from './text-of.ts'
import { merged } from './command-line/observe.ts'
import { podRowsIn, rowOfPod } from './objects/pod-rows.ts'
import { ofTable, saidFlagsBeside, statementsBeside } from './prose.ts'
import { acrossLines } from '../values/across-lines.ts'

export const kubectlPods = defineImporter({
  id: 'kubectl-pods',
  summary: 'Output of kubectl get pods',
  recognizes: ({ text, command = '' }) =>
    /^\s*(?:NAMESPACE\s+)?NAME\s+READY\s+STATUS\s+RESTARTS\b/m.test(text) ||
    // Behind a filter the head is missing, and whoever shortens it leaves columns out.
    (/\b(?:kubectl|oc)\b.{1,80}\bget\s+po(?:ds?)?\b/.test(command) && row.test(text)),
  read: (doc) =>
    merged([
      {
        observations: [
          ...podRowsIn(doc, rowOfPod),
          ...(withLabels.test(doc.text) ? matchesOf(doc, labelsOfPod) : []).map(({ raw, place }) =>
            stated('pod.labels', raw, raw, place, { absent: true }),
          ),
          ...matchesOf(doc, agents)
            .slice(0, 1)
            .flatMap(({ raw, place }) => agentOfWindows(raw, place)),
          ...matchesOf(
            doc,
            /(?<=^[ \t]*(?:\S{1,80}[ \t]+)?)((?:rke2-)?(?:canal|cilium|kube-router|weave-net)-[\w-]{1,60})(?=[ \t])/gm,
          )
            .slice(0, 1)
            .flatMap(({ raw, place }) => agentsOfOthers(raw, place)),
          ...statementsBeside(doc, ofTable),
        ],
      },
      ...saidFlagsBeside(doc, ofTable),
    ]),
})

const row = /^[ \t]*(?:\S+[ \t]+){1,2}\d+\/\d+[ \t]+[A-Z]\w+(?:[ \t]+\d|[ \t]*$)/m

/** What `--show-labels` adds to each pod. */
const withLabels = /^[ \t]*(?:NAMESPACE[ \t]+)?NAME[ \t]+READY\b[^\n]{0,200}[ \t]LABELS[ \t]*$/m
const labelsOfPod = new RegExp(
  acrossLines`
    ^[ \t]*(?:\S{1,253}[ \t]+){1,2}\d{1,3}\/\d{1,3}[ \t][^\n]{1,400}?[ \t]
    ((?:[\w./-]{1,250}=[\w.-]{0,63},){0,60}[\w./-]{1,250}=[\w.-]{0,63})[ \t]*$
  `,
  'gm',
)

/** Agents that run on Windows nodes, by the names that their manifests give them. */
const agents = new RegExp(
  String.raw`(?<=^[ \t]*(?:\S{1,80}[ \t]+)?)((?:${agentNames})[\w-]{0,40})(?=[ \t])`,
  'gm',
)
