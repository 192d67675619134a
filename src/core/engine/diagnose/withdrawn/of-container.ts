import { symptoms } from '../../../catalog/symptoms/index.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { noContainer } from '../../../text/sections/command-lines.ts'
import type { ReadDocument } from '../reading/read.ts'
import { findingId, type SymptomFinding } from '../symptoms/finding.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A command that another one runs in a container. */
const inside = new RegExp(
  acrossLines`
    ^(?:
      kubectl(?:\.exe)?\b[^\n]{0,200}\s(?:exec|run)
      |(?:docker|nerdctl|podman)(?:\.exe)?\b[^\n]{0,60}\s(?:exec|run)
      |crictl(?:\.exe)?\b[^\n]{0,120}\sexec
      |ctr(?:\.exe)?\b[^\n]{0,80}\s(?:exec|run)
    )\s
  `,
  'i',
)
/** A shell in it, which takes the commands that follow. */
const shell =
  /\s["']?(?:powershell|pwsh|cmd)(?:\.exe)?["']?(?:\s+-(?:NoLogo|NoProfile|NoExit))*\s*$/i
/** Programs that images for Windows do not have, and the end of the shell. */
const outside =
  /^(?:exit|kubectl|kubeadm|crictl|ctr|nerdctl|docker|helm|az|aws|eksctl|gcloud|oc|ssh|nssm|sc(?:\.exe)?\s|Get-Hns|Enter-PSSession)\b/i

const ofHost = new Set<string | null>([
  'windowsRelease',
  'windowsRevision',
  'nodeName',
  'nodeIP',
  'networkAdapter',
  'managementSubnet',
  'installedKBs',
])
const isOfHost = ({ name, decision }: Observation) =>
  name.startsWith('host.') || namesOfPod.has(name) || ofHost.has(decision)

/** What tells of the pod in the place of its host; nothing else does. */
const namesOfPod: ReadonlyMap<string, string> = new Map([
  ['host.address', 'pod.ip'],
  ['host.dnsServer', 'pod.dnsAsked'],
  ['nslookup.server', 'pod.dnsAsked'],
])

const ofPod = (one: Observation): readonly Observation[] => {
  const name = namesOfPod.get(one.name)
  return name !== undefined ? [{ ...one, name }] : isOfHost(one) ? [] : [one]
}

/**
 * The documents of one file without what commands in a container tell of their machine: it is the
 * container, not the node, and its Windows that of the image.
 */
export function withoutContainers(documents: readonly ReadDocument[]): readonly ReadDocument[] {
  let isInside = false
  return documents.map((one) => {
    const { command } = one.doc
    if (command === undefined) return one
    const isRun = inside.test(command)
    const isThere = isRun || (isInside && !outside.test(command))
    isInside = isRun ? shell.test(command) && !noContainer.test(one.doc.text) : isThere
    if (!isThere) return one
    const { observations } = one.reading
    return {
      ...one,
      isInContainer: true,
      ...(observations?.some(isOfHost) === true && {
        reading: { ...one.reading, observations: observations.flatMap(ofPod) },
      }),
    }
  })
}

const ofHostAlone = new Set(
  symptoms.flatMap(({ id, ofHost: isOfHostAlone }) => (isOfHostAlone ? [findingId(id)] : [])),
)

/** Messages without those that tell of the host and were printed by commands in a container alone. */
export function withoutOtherMachines(
  found: readonly SymptomFinding[],
  documents: readonly ReadDocument[],
): readonly SymptomFinding[] {
  const inContainers = documents.flatMap(({ doc, isInContainer }) => (isInContainer ? [doc] : []))
  const isThere = ({ file, line }: Place) =>
    inContainers.some((doc) => doc.file === file && doc.first - 1 <= line && line <= doc.last)
  return inContainers.length === 0
    ? found
    : found.filter((one) => !ofHostAlone.has(one.id) || ![one, ...(one.also ?? [])].every(isThere))
}
