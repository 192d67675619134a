import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { agentNames, agentOfWindows, agentsOfOthers } from './names.ts'
import { matchesOf } from './text-of.ts'
import { merged } from './command-line/observe.ts'
import { ofTable, saidFlagsBeside, statementsBeside } from './prose.ts'

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
          ...matchesOf(doc, rowOfPod).flatMap(({ groups, placeOf }): readonly Observation[] => {
            const [name = '', status = '', address, node] = groups
            const pod = name.trim().split(/\s+/).at(-1) ?? ''
            const more = { subject: `pod ${pod}` }
            return [
              stated('pod.status', status, status, placeOf(1), more),
              ...(address === undefined
                ? []
                : [stated('pod.ip', address, address, placeOf(2), more)]),
              ...(node === undefined ? [] : [stated('pod.node', node, node, placeOf(3), more)]),
            ]
          }),
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

/** A pod with its status and, where the table is wide, its node behind its age and address. */
const rowOfPod =
  /^[ \t]*((?:\S+[ \t]+){1,2})\d+\/\d+[ \t]+(\S+)[ \t]+\d+(?:[ \t]+\([^)\n]{1,40}\))?(?:[ \t]+[\dsmhdy]{2,12}[ \t]+(?:([\da-f.:]{3,39})|<none>)[ \t]+([a-z\d][\w.-]{0,252})(?=[ \t\n]|$))?[^\n]{0,300}$/gm

/** What `--show-labels` adds to each pod. */
const withLabels = /^[ \t]*(?:NAMESPACE[ \t]+)?NAME[ \t]+READY\b[^\n]{0,200}[ \t]LABELS[ \t]*$/m
const labelsOfPod =
  /^[ \t]*(?:\S{1,253}[ \t]+){1,2}\d{1,3}\/\d{1,3}[ \t][^\n]{1,400}?[ \t]((?:[\w./-]{1,250}=[\w.-]{0,63},){0,60}[\w./-]{1,250}=[\w.-]{0,63})[ \t]*$/gm

/** Agents that run on Windows nodes, by the names that their manifests give them. */
const agents = new RegExp(
  String.raw`(?<=^[ \t]*(?:\S{1,80}[ \t]+)?)((?:${agentNames})[\w-]{0,40})(?=[ \t])`,
  'gm',
)
