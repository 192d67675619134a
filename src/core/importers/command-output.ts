import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { computerNameAt, decided, serverVersionAt, stated } from '../model/observe.ts'
import { fieldsOf } from '../text/formats/fields.ts'
import { tableCellsOf } from '../text/powershell/powershell-table.ts'
import { commandLinesIn } from './command-line/lines.ts'
import { bracketed } from './command-line/plain-line.ts'
import { merged, readLine } from './command-line/observe.ts'
import { bareListingIn } from './command-output/bare-listing.ts'
import { clusterOutputs } from './command-output/cluster.ts'
import type { Output } from './command-output/define.ts'
import { hostOutputs } from './command-output/host.ts'
import { listings } from './command-output/listings.ts'
import { propertyOutputs } from './command-output/properties.ts'
import { networkOutputs } from './command-output/network.ts'
import { ofTable, statementsBeside } from './prose.ts'
import { matchesOf } from './text-of.ts'
import { matches } from '../text/patterns/may-match.ts'

/** Outputs of commands that tell facts about the state of a node or a cluster. */
export const commandOutput = defineImporter({
  id: 'command-output',
  summary: 'Output of a command on a node or about a cluster',
  summaryOf: (doc) => `Output of ${outputOf(doc)?.command ?? 'a command'}`,
  recognizes: (doc) => outputOf(doc) !== undefined,
  read: (doc) =>
    merged([
      {
        observations: [
          ...factsIn(doc, outputOf(doc)),
          // Below a command that is shown stands its output alone; kubeadm tells in words what it finds.
          ...(doc.command === undefined || /\bkubeadm(?:\.exe)?\s+join\b/.test(doc.command)
            ? statementsBeside(doc, ofTable)
            : []),
        ],
      },
      ...([ofService, bracketed, startedBelow].some((one) => one.test(doc.text)) ||
      asked.test(doc.command ?? '')
        ? commandLinesIn(doc).map((line) => readLine(line, doc))
        : []),
    ]),
})

/** The program of a service with its arguments, beside its state. */
const ofService =
  /^[ \t]*(?:Binary)?PathName[ \t]*:[^\n]{0,400}?(?:kubelet|kube-proxy)(?:\.exe)?["']?[ \t][^\n]{0,2000}--/im

/** A program with its arguments that somebody adds below an output: `kube-proxy: C:\k\kube-proxy.exe --v=4`. */
const startedBelow =
  /^(?:[\w][\w .()-]{0,40}:[ \t]{1,4})?["']?(?:[A-Z]:\\[^\n"']{0,200}\\)?(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?[ \t]+--\w/im

/** What prints that program alone, or in a column. */
const asked = /\bWin32_(?:Service|Process)\b|\bCommandLine\b/i

const outputs: readonly Output[] = [
  ...propertyOutputs,
  ...clusterOutputs,
  ...networkOutputs,
  ...hostOutputs,
  ...listings,
]

/** A command that is shown says more than what its output looks like. */
function outputOf(doc: Document): Output | undefined {
  const { text, command = '' } = doc
  if (text.trim() === '') return undefined
  return (
    outputs.find(({ typed }) => typed?.test(command)) ??
    outputs.find(({ form }) => form && matches(doc, form))
  )
}

function factsIn(doc: Document, output: Output | undefined): readonly Observation[] {
  const names = new Map(Object.entries(output?.fields ?? {}))
  if (output?.command === 'dir') {
    const names = bareListingIn(doc)
    if (names.length > 0) return names
  }
  const fields = names.size === 0 ? [] : [...fieldsOf(doc.text), ...tableCellsOf(doc.text)]
  return [
    ...fields.flatMap(({ key, value, at }) => {
      const name = names.get(key)
      return name === undefined || value === '' ? [] : [stated(name, value, value, doc.placeAt(at))]
    }),
    ...(output?.cells ?? []).flatMap(([pattern, name]) =>
      matchesOf(doc, pattern).flatMap(
        ({ raw, place }) => readers[name]?.(raw, place) ?? [stated(name, raw, raw, place)],
      ),
    ),
  ]
}

/** What more than its name tells. */
const readers: Readonly<
  Record<string, ((raw: string, place: Place) => readonly Observation[]) | undefined>
> = {
  'host.name': computerNameAt,
  'kubernetes.serverVersion': serverVersionAt,
  'runtime.image': (raw, place) => [
    stated('runtime.image', raw.replace(/[ \t]+/, ':'), raw, place),
  ],
  'kubeDns.clusterIp': (raw, place) => [
    stated('kubeDns.clusterIp', raw, raw, place),
    decided('clusterDNS', raw, raw, place),
  ],
  // What kube-proxy gives to HNS is its own.
  'hns.policy.sourceVip': (raw, place) => [
    stated('hns.policy.sourceVip', raw, raw, place),
    decided('sourceVip', raw, raw, place, { inferred: true }),
  ],
}
